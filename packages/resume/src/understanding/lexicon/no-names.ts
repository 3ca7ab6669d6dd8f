import { fold } from '../../text';

const words = (text: string) => fold(text).trim().split(/\s+/);

/** Words with which no name is written, in English, French and Arabic, folded: those of pages, forms and details of a person. */
export const wordsOfNoName: ReadonlySet<string> = new Set(
  words(`letter hello hi hey bonjour salut resume cv curriculum vitae vitæ updated page phone email mail website portfolio linkedin github
    twitter skype whatsapp confidential lebenslauf levensloop zyciorys zivotopis ozgecmis bewerbung candidature europass street avenue road rue university welcome blog homepage
    wordpress photo stackoverflow facebook instagram present available redacted anonymous anonymous_candidate anonyme
    candidate candidat candidate_id the your firstname lastname applicant withheld removed hidden invoice chapter dear inc
    name surname nom prenom celibataire mariee divorce divorcee single married divorced nationalite nationality sexe gender
    certified licensed registered chartered accredited certifie certifiee diplome diplomee
    male female masculin feminin permis reference references referee conseil formation
    السيره الذاتيه سيره ذاتيه اعزب عزباء متزوج متزوجه جزائري جزائريه ذكر انثي الجنسيه
    with for from this that these those about more hire let's lets our what how why who where when here there into click
    download print printed powered built designed copyright rights reserved template sample driven application frequently
    questions terms conditions privacy sincerely enclosed of and et aux
    avec pour dans sans depuis notre votre nos chez tous toutes telecharger imprimer droits reserves professionnel professionnelle
    professionnels professionnelles personnelle personnelles generale generales presentation experience experiences
    competence competences diplome diplomee diplomes etudiant etudiante eleve alternance stage recherche spontanee lettre
    republique ministere ambassade
    مرحبا اهلا بكم موقعي صفحتي مدونتي سيرتي معلوماتي اعمالي مشاريعي خبراتي مهاراتي شهاداتي وانجازاتي انجازاتي تعرف خبره سنوات
    الانجاز محفوظه الحقوق حقوق الطبع ملف موقع المملكه الجمهوريه جمهوريه دوله سلطنه بسم معي`),
);

/** The same of forms and headings in the languages around them, folded, for files in a language that is not read. */
export const wordsOfNoNameAbroad: ReadonlySet<string> = new Set(
  words(`persönliche persönlicher persoenliche angaben daten kontaktdaten anschrift werdegang berufliche beruflicher berufliches berufserfahrung
    berufserfahrungen arbeitserfahrung praktische erfahrung erfahrungen ausbildung schulische schulbildung bildungsweg bildung studium weiterbildung
    weiterbildungen fortbildungen kenntnisse fähigkeiten sprachkenntnisse sprachen edv interessen freizeit zusammenfassung kurzprofil perfil profilo profiel über ueber
    mich meine mein anschreiben deckblatt bewerbungsunterlagen motivationsschreiben referenzen unterschrift mustermann musterfrau besondere für
    datos personales personal experiencia experiencias laboral laborales profesional profesionales formación académica académico estudios
    habilidades técnicas competencias digitales conocimientos informáticos idiomas intereses objetivo objetivos acerca sobre presentación
    referencias resumen motivación nombre nombres apellido apellidos información complementaria cursos educación logros aptitudes
    dados pessoais experiência experiências profissional profissionais formação acadêmica informações adicionais educação conhecimentos idioma
    objetivo resumo qualificações referências nome sobrenome mim certificações
    dati personali esperienza esperienze lavorativa lavorative professionale professionali informazioni istruzione formazione competenze
    conoscenze lingue straniere interessi referenze sommario presentazione motivazionale sono titoli cognome
    persoonlijke gegevens personalia werkervaring opleiding opleidingen vaardigheden talen mij samenvatting profiel naam ervaring relevante
    personlige oplysninger erhvervserfaring uddannelse kompetencer sprog navn mig meg personuppgifter personliga uppgifter arbetslivserfarenhet
    arbetserfarenhet utbildning kompetenser språk arbeidserfaring utdanning ferdigheter erfaring fritid sammendrag sammanfattning
    henkilötiedot työkokemus koulutus kielitaito osobowe doświadczenie zawodowe wykształcenie umiejętności języki zainteresowania
    osobní údaje zkušenosti vzdělání kişisel bilgiler deneyim eğitim`),
);

/** Those of them that families are called by as well: 'Sunil More', 'Ali Pour'. */
export const familiesOfNoName: ReadonlySet<string> = new Set(words('more pour how sample'));

/** Words that a firm is named with beside its own, where nothing else shows that a person is, folded. */
export const wordsOfFirms: ReadonlySet<string> = new Set(
  words(`consultancy consultants staffing recruitment recruiting resourcing headhunters recrutement interim energies energy engineering telecom telecoms motors foods pharma insurance assurance assurances
    medias capital ventures logistics logistique transports construction constructions airways properties realty trading
    traders brothers freres fils associates retail electronics textile textiles cement steel petroleum gas electric mills
    network networks interactive production productions publishing editions hotels resorts schools district county
    municipality cooperative federation committee bureau office department division team lab laboratoire locale
    boulangerie patisserie boucherie librairie garage mairie prefecture brasserie auberge creche ehpad`),
);

/** What shops, houses and places are named with before the name of somebody: 'Menuiserie Robert', 'Saint Vincent'. Folded. */
export const beginningsOfFirms: ReadonlySet<string> = new Set(
  words(`saint sainte st ste ets etablissements maison residence domaine chateau manoir abbaye ferme gite camping foyer salon place quartier
    mission institut academie academy auto-ecole pharmacie parapharmacie imprimerie serrurerie menuiserie ebenisterie plomberie electricite maconnerie
    carrosserie coiffure epicerie peinture charpente couverture toiture toitures chauffage vitrerie miroiterie ferronnerie metallerie scierie terrassement
    carrelage platrerie isolation piscines meubles literie fleurs chocolaterie confiserie poissonnerie fromagerie cremerie charcuterie
    bijouterie horlogerie quincaillerie cordonnerie blanchisserie pressing laverie parfumerie mercerie papeterie tabac cafe bistrot bistro pizzeria
    creperie restaurant hotel caves vignobles ecurie ecuries haras elevage pepiniere pepinieres jardinerie ambulance ambulances taxi taxis vtc
    demenagements autocars galerie theatre cinema musee club cabinet bakery pharmacy cafeteria clos allee impasse hameau boulevard
    firma autohaus bäckerei konditorei metzgerei fleischerei gasthof gasthaus brauerei weingut apotheke drogerie spedition tischlerei schreinerei
    druckerei gärtnerei praxis klinik kanzlei verlag sparkasse schule grundschule realschule volksschule gymnasium kindergarten
    colegio escuela instituto liceo clínica restaurante taberna panadería pastelería carnicería peluquería ferretería librería farmacia taller talleres
    bodegas bufete editorial transportes construcciones fundación grupo calle avenida avda paseo plaza barrio urbanización
    gruppo ditta azienda trattoria osteria ristorante panificio pasticceria macelleria officina scuola istituto fondazione via viale piazza
    escola faculdade padaria oficina mercearia supermercado construtora fazenda quinta posto rua praça travessa`),
);

/** Words of everyday speech: a text of nothing else is a slogan or a heading, where nothing shows that it is a name. Folded, in the singular. */
export const everydayWords: ReadonlySet<string> = new Set(
  words(`a an and or not to in on at by of is are was be been do does did me my mine we you us it its as all no yes so if then than but
    can may must should will would could out up down off over under after before again also very too much many most some any
    each every other another same own such few both between through without within while until since because during along
    above below behind beyond near far away together apart once twice soon later early late still yet already always never ever
    just only even almost quite rather maybe perhaps please thank thanks sorry welcome goodbye morning evening night
    able accept access account achieve across act action active activity actual add address adult advance advanced adventure
    advice affair age agile aim air alive allow alone alternative amazing ambition ambitious amount analysis ancient angle
    animal answer anything app appear apply approach area arrive art article ask aspect assess assist attitude audio audience
    authentic author availability award aware baby back background bad balance ball base based basic basis beach beautiful beauty
    become bed begin beginner behaviour being believe benefit best better big bike bill biography bit board body bold book boot
    bootcamp born bottom boundary box brain brand brave bread break bridge brief bring brother browse budget bug build builder
    building business busy button buy byte call camp campaign capability car card care career careful case catch cause cell
    center central century certain certificate certification challenge change chapter character chart chat cheap check chief child
    childhood choice choose church cinema circle citizen class classic clean clear client clinical close cloud code coder coding
    coffee cold collaborate collection college color colour come comfort comment commercial common community company compare
    complete complex computer concept concern condition conference confidence connect connected consider constant contact contain
    content continue continued control cook cool copy core corner corporate correct cost country course cover craft create
    created creating creation creative creativity credit critical culture curious curiosity current customer cut cycle daily dance
    danger dark data date day deal decade decide decision deep define delight deliver delivery demand department depth desk detail
    detailed develop development device diary difference different difficult digital direct direction director discipline discover
    discovery discuss display distance diverse document dog door double draft draw dream dreamer dress drink drive duty dynamic
    earth easy eat edit edition effect effective efficient effort electronic element emotion empathy employ employee employer
    employment empower empty enable end energetic engage engaging enhance enjoy enough ensure enter enterprise enthusiast
    enthusiastic entire entry environment equal equipment essential estate event evidence example excellence excellent exchange
    excited exciting exercise exist expect expertise explain explore explorer express extra eye face fact factor fall false
    familiar family famous fast father fear feature feedback feel feeling field fight figure file fill film final finance find
    fine finish fire firm first fit fix flexible floor flow fly focus follow food foot force foreign forever forget form format
    forward found foundation frame free freedom fresh friend friendly front full fun function fund funny future gallery game garden
    gather general generate generation genius get gift girl give glad glance global go goal good government great green ground
    grow growing growth guest guide habit half hand happen happy hard hardware harmony head health healthy hear heart heat heavy
    help high highlight history hobby hold holder holiday home honest horizon host hot hour house huge human hundred hungry
    hustle ice idea ideal identity image imagine impact important improve improvement include income increase independent index
    individual industrial industry info information initiative inner innovation innovative input inside insight inspire inspiration
    inspired instead integrity intelligence intelligent interest interested interface intern internship internal international
    internet interview intro introduction invest invite involve island issue item job join journal journey judge jump junior key
    kid kind kitchen know knowledge land language large last latest laugh law layer lead leader leadership leading learn learner
    learning leave left legal lesson level library life lifelong light like limit line link list listen literature little live living
    load local location logic logo long look lorem ipsum dolor lot love lover low loyal machine magazine magic mail main maintain
    major make maker making man manage management manner manual map market marketing master match material matter mean measure
    media medical meet meeting member memory mental menu message method middle mile milestone mind mindset minimal minute mirror
    miss mission mix mobile mode model modern moment money month motivated motivation mountain mouse move movement movie multi music
    mystery nation national native natural nature need network neutral new news next nice noise normal north nothing notice
    novel number object objective observe ocean offer official old online open operation opinion opportunity option order ordinary
    organization oriented origin original outcome outdoor outline output outside overleaf overview pace pack package paint painting
    paper parent part participant particular partner party pass passion passionate past path patience patient pattern peace people
    perfect perform performance period permanent person personal personality perspective physical piano picture piece pixel place
    plain plan planet plant play player pleasure plus poem point policy political popular portrait position positive possibility
    possible post potential power powerful practical practice pragmatic precise prefer prepare presence preview previous price
    pride primary principle priority private problem process product productive profession professional profile program programme
    progress project promise proof proper property protect proud prove provide public publication pull pure purpose push puzzle
    quality quest question quick quiet quote race rain raise range rare rate reach read reader reading ready real reality reason
    receive recent recognition record red reduce reflect region register regular relate relation relationship relevant reliable
    remember remote remove report represent require resource respect respond response responsible responsibility rest result
    return revolution reward rich ride right rise risk river robust rock role room root rule run safe safety sale scale scene
    schedule school science scope screen sea search season second secret section sector secure security seek seeker select selected
    self sell send senior sense sensitive serious serve service session set shape share sharp sheet shift shop short show side
    sign signature significant silence silver simple simplicity sincere sing sister site situation size skill skilled sky sleep slow
    small smart smile social society soft software soil sole solid solution solve solver solving soul sound source south space
    speak speaker special specific speech speed spirit sport spring stack staff stage stand standard star start starter state
    statement station status stay step stock stone stop story straight strange strategic strategy stream street strength strict
    strictly strong structure student studio study style subject success successful suggest suit summary summer sun sunrise super
    supply support sure surface surprise survey sustainable sweet symbol system table take talent talk target task taste teach
    teaching team tech technical technique technology tell term test text theme theory thing think thinker thinking third thought
    thousand thrive tie time timeline title today togetherness tomorrow tool top topic total touch tour track trade tradition traditional
    traffic train training transfer transform transformation travel traveller treat tree trend trip trouble true trust truth try
    turn type ultimate unique unit unity universal universe union use useful user usual valley value variety vast version via video
    view village vision visit visual vital voice volunteer walk wall want war warm watch water wave way weather web week weekend
    weird west white whole whom wide wild win wind window winter wisdom wise wish wonder wonderful word work worker working workplace
    workshop world worry worth write writer writing wrong year yellow youth zone
    baccalaureat fellowship scholarship internship island islands licence license bachelor degree enthusiasm engineer developer designer analyst estate everything something anyone everyone someone nothing concrete
    le la les l un une des du de et ou a au aux en par sur sous entre vers est sont suis mon ma mes ton ta tes son sa ses vos leur
    je tu il elle nous vous ils qui que quoi plus moins tres bien mal bon bonne beau belle grand grande petit petite jeune vieux nouveau
    nouvelle premier premiere dernier derniere autre meme si non oui ne pas peu beaucoup assez trop aussi encore toujours jamais
    maintenant demain hier ici la-bas ailleurs ensemble seul seule tout toute chaque quelque plusieurs cinq deux trois quatre dix
    acces accompagnement accord accueil achat acte acteur action activite actuel actuelle actualite administratif administrative adresse
    affaire age agence agent agenda agricole aide aimer air alimentaire ambition ambitieux ame ami amour an ancien ancienne animal
    annee annexe annonce appel apprendre apprentissage approche apres argent art artistique aspect assistance association assurance
    atelier atout attente audace aujourd'hui autonome autonomie avant avenir aventure avis avoir bac banque bas base beaute
    benevolat benevole besoin bibliotheque bienvenue bienveillance bilan bilingue bloc bonheur bout bref bureau but cadre cafe cahier
    calme campagne capacite caractere carriere carte cas categorie cause centre certifie certificat certification chance changement
    chemin chef chercher chiffre choix chose cinema citoyen clair classe cle client clientele coeur collaboration collectif commerce
    commercial commerciale commun commune communaute communication complement complementaire complet comprendre concours conduite
    confiance confidentiel connaissance connecte consultation contact contenu contexte continu contrat contribution coordonnee cote
    couleur courant courrier cours creatif creation creative creativite credit critique croix cuisine culture culturel curieux
    curieuse curiosite danse date debut decision decouverte defi demain demande demarche depart departement dessin detail
    developpement devenir devise dialogue difference different differente difficile digital direct direction discipline disponible
    disponibilite distance divers document domaine donnee dossier droit duree dynamique eau echange ecole economie economique
    ecoute ecriture edition education effectif efficace effort egalite emotion emploi employe energie engage engagement enfant
    enfance enseignement enthousiaste entree entrepreneur entreprise entretien envie environnement epanouissement equilibre equipe
    espace espoir esprit essentiel etape etat ete etranger etude europe evenement evolution exact excellence exemple exercice exigence
    expert expertise expression exterieur faire famille femme fiche fidelite figure film fin final finance financier foi fois
    fonction fonctionnel fond force formel fort forte foyer fraternite futur gagner general generation geste gestion gout
    graphique groupe guide habitude haut heure histoire hiver homme honneur hotel humain humaine humour idee identite image
    imagination immediat immediatement important independant individu individuel individuelle industrie industriel informatique
    information ingenieur ingenieure initiative innovant innovation integrite intelligence interet interim interieur international
    internationale internet introduction itineraire jeu jour journal journee joie justice langage langue lecture leger liberte libre
    lien lieu ligne liste litteraire livre local locale logiciel loi loisir long longue lumiere lycee main maison majeur management
    maniere marche marketing materiel matiere matin maturite media medical meilleur membre memoire merci message mesure methode
    metier milieu mise mission mobile mobilite mode modele moderne moi moment monde moral mot motivation motive motivee mouvement
    moyen multimedia musique national nationale nature naturel niveau nom nombre notice notion nuit numerique objectif objet
    observation occasion offre operation opinion option ordre organisation orientation origine outil ouvert ouverture paix palais
    parcours pareil parler parole part partage partenaire parti participation particulier passe passion passionne passionnee patrie
    pays pensee performance periode personne personnel perspective petition peuple photographie physique piece place plaisir plan
    plein point pole politique polyvalent polyvalence ponctuel portrait positif position possible poste pouvoir pratique precis
    precision presence present pret principal principe priorite prive prix probleme processus production produit profession profil
    programme progres projet promotion propos propre propriete proprietaire protection public publique publication qualification
    qualite question quotidien rapide rapport realisation realite recit reconversion recrutement redaction reel reflexion regard region
    regle relation relationnel rencontre rendez-vous reponse reseau resultat responsabilite ressource reste restaurant resume retour
    reussir reussite reve richesse rigueur rigoureux risque role rouge route rubrique rural saison salle sante savoir savoir-etre
    savoir-faire scene science scolaire securite sejour semaine sens serieux service seul signature signe simple simplicite site
    situation social sociale societe solidarite solidaire solution sommaire source souriant specialite spectacle sport sportif
    stabilite statut strategie structure studio style succes suite sujet support synthese systeme talent technique technologie
    telephone temoignage temps tendance terrain texte theme titre tourisme travail traduction tradition transport travailler
    une unite univers urbain usage utile valeur variete vente verite version vert vie village ville vision visite vivre vocation
    voie voir voix volontaire volonte voyage vrai web
    genie bts dut deug bachelier francais francaise anglais anglaise arabe espagnol allemand english french arabic spanish german
    انا نحن هنا من الي عن في مع او كل هذا هذه حيات عملي شغف شغفي طموح نجاح تطوير تصميم برمجه خدمات خدمه وسهلا شخصي شخصيه رييسيه رئيسيه
    معرض تواصل للتواصل مهني مهنيه عام عامه صفحه نبذه مختصره هدف وظيفي وظيفيه توظيف طلب نموذج اداره موارد بشريه قسم كليه شهاده
    شهادات تقدير خطاب تعريف استماره معلومات بيانات اتصال مسيره دورات تدريب تدريبيه علميه تعليم مشروع مشاريع اعمال انجازات مطور
    خريج جديد حاسوب هندسه خبرات مهارات لغات اهتمامات هوايات مرفقات مراجع رحمن رحيم الله تاريخ عنوان هاتف بريد الكتروني`),
);

/** Trades that families are called after, folded: 'Paul Boulanger', 'Ada Smith'. */
export const tradesOfFamilies: ReadonlySet<string> = new Set(
  words(`baker smith mason carpenter cook taylor butcher fisher fowler hunter gardener porter potter miller cooper carter turner
    tanner weaver shepherd parker page archer bishop abbot knight chandler barber brewer butler chapman clark dyer forester
    glover sawyer skinner slater thatcher tyler walker wheeler wright judge major marshall marshal steward farmer singer painter
    boucher boulanger berger charpentier carpentier chevalier couturier cordier fournier marchand mercier meunier masson macon
    potier tisserand verrier jardinier pasteur prieur sellier tonnelier barbier bailly chasseur sergent marin clerc vacher
    حداد نجار امين امينه خطيب خباز صباغ صايغ عطار خياط طحان قصاب جزار حلاق بنا قاضي حكيم سقا راعي صياد فلاح`),
);

/** Other words of firms and things that families and persons are called by, folded: 'Hayley Mills', 'Loveness Phiri'. */
export const namesLikeThings: ReadonlySet<string> = new Set(
  words(`mills steel bureau capital fils clement clements lawrence laurence laurance torrance vallance terence terrence clarence
    florence provence prudence constance plaisance durance providence esperance emerence gaudence clemence innocence patience
    fulgence guinness mcguinness maguinness harkness furness loveness goodness happiness faithfulness kindness
    constable venable venables huxtable winship blankenship mcconnel victoire dominique felicity charity trinity england ireland holland`),
);
