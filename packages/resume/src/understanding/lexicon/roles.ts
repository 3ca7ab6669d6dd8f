import { fold } from '../../text';

const words = (text: string) => fold(text).trim().split(/\s+/);

/** One pattern for phrases that bars and lines part, folded, as words of their own. */
const phrases = (text: string) =>
  new RegExp(`(?<!\\p{L})(?:${fold(text.trim().replaceAll(/\s*\n\s*/g, '|'))})(?!\\p{L})`, 'u');

/** Nouns that name a job in English, French, German and Arabic, folded. */
export const roleNouns: ReadonlySet<string> = new Set([
  ...words(`accountant actor actuary adjunct administrator admin advisor adviser advocate agent aide analyst
    anesthetist animator apprentice archaeologist architect archivist artist assembler assessor assistant
    associate astronomer attendant attorney auditor author baker banker barber barista bartender
    beautician biologist bookkeeper botanist broker builder butcher buyer captain caregiver caretaker carer
    carpenter cashier ceo cfo chairman chairperson chairwoman chancellor chauffeur chef chemist chief
    chiropractor choreographer cio ciso clerk clinician cmo coach co-founder cofounder commander
    commissioner composer conductor consultant contractor contributor controller coo cook coordinator copywriter
    correspondent counselor counsellor courier creator cto curator custodian dancer dean dba decorator
    dentist deputy designer detective developer devops dietitian dietician diplomat director dispatcher
    doctor draftsman draughtsman driver economist editor educator electrician engineer entrepreneur
    epidemiologist escort estimator ethicist evaluator evangelist examiner executive expert extern
    fabricator facilitator farmer fellow filmmaker firefighter fireman fitter florist foreman forester
    founder freelancer fundraiser gardener generalist geographer geologist grader graduate guard guide
    gynecologist hairdresser handyman head headhunter historian host hostess housekeeper hygienist
    illustrator inspector installer instructor intern interpreter interviewer inventor investigator investor
    janitor jeweler journalist judge keeper laborer labourer landscaper lawyer lead leader lecturer
    lexicographer liaison librarian lifeguard linguist locksmith logistician machinist maid maintainer maker
    manager marketer mason medic master masseuse mathematician mechanic mechatronics mediator mentor merchandiser
    merchant messenger meteorologist microbiologist midwife miner minister model moderator modeler monitor
    musician nanny navigator neurologist notary novelist nurse nutritionist officer operator optician
    optometrist orderly organizer owner painter paralegal paramedic partner pastor pathologist pharmacist
    photographer phlebotomist physician physicist physiotherapist pilot planner plasterer plumber poet
    policeman policewoman porter postdoc practitioner president principal producer professional professor
    programmer promoter proofreader proprietor prosecutor psychiatrist psychologist publicist publisher
    radiographer radiologist ranger realtor receptionist recruiter registrar rep reporter representative
    researcher retailer reviewer rigger roofer sailor salesman salesperson saleswoman scholar scientist
    scrum sculptor seamstress secretary seller server shepherd singer sociologist soldier solicitor
    sommelier specialist statistician steward stewardess stockbroker strategist stylist superintendent
    supervisor supporter surgeon surveyor sweeper tailor teacher technician technologist teller tester
    therapist trader trainee trainer translator treasurer tutor tycoon typist underwriter undergraduate
    underwriter urbanist usher valet vendor veterinarian videographer vp waiter waitress warden
    watchmaker webmaster welder worker writer zoologist cpo svp evp avp sre swe sde hr-manager innovator
    technical-lead team-lead teamlead webdesigner webdeveloper student candidate adventurer freelance
    operative setter repairer docent drafter cutter cleaner co-ordinator finisher grinder moulder acrobat performer restorer
    craftsman craftswoman engraver foreperson forewoman actress handler collector driller draftsperson upholsterer dealer checker
    psychotherapist appraiser repairman overseer plater picker trimmer presenter adjuster sorter demonstrator solderer
    metallurgist scheduler critic blogger vlogger packer breeder headteacher headmaster negotiator athlete sprayer diver detailer
    washer dishwasher forecaster configurator conservator columnist calibrator erector blacksmith mineralogist anthropologist
    bookmaker helper babysitter stacker lieutenant corporal sergeant colonel brigadier governor formulator coder bailiff groomer
    servicer craftsperson stitcher dressmaker valuer modeller cartoonist puppeteer masseur stonemason metalworker millwright
    stevedore longshoreman councillor purchaser audiologist biochemist geochemist biotechnologist jockey preparer
    organiser lineman linesman bricklayer tiler refinisher auctioneer geophysicist hydrologist colourist colorist osteopath
    ambassador expediter expeditor spokesperson spokeswoman pharmacologist ecologist kinesiologist canvasser
    co-op magistrate commentator subtitler entertainer prosthetist gemologist projectionist grower beekeeper loader jeweller lineworker
    shoemaker toxicologist horticulturist agronomist geneticist virologist immunologist oncologist cardiologist
    bellhop bellboy doorman bouncer busboy caterer confectioner cheesemaker winemaker distiller fishmonger greengrocer fisherman
    trawlerman deckhand boatswain bosun helmsman seaman motorman roustabout roughneck derrickhand toolpusher quarryman glazier
    drywaller pipelayer chainman banksman boilermaker vulcanizer electromechanic conveyancer trooper airman cadet
    midshipman chaplain priest embalmer mortician philosopher theologian genealogist ceramicist glassblower goldsmith silversmith
    polymécanicien polymécanicienne automaticien automaticienne contrôleure géomaticien géomaticienne médiamaticien médiamaticienne
    horticulteur horticultrice ferblantier ferblantière mécatronicien mécatronicienne tuyauteur tuyauteuse cordiste fromager fromagère
    vidéaste forestier forestière douanier douanière factrice طبوغرافي طبوغرافية دهان مخبري مخبرية بيطري بيطرية
    cobbler furrier milliner patternmaker cinematographer cameraman showrunner screenwriter playwright lyricist vocalist drummer
    guitarist pianist violinist cellist organist newsreader podcaster youtuber magician juggler stuntman footballer cricketer
    referee groundsman groundskeeper greenkeeper arborist lumberjack gamekeeper farrier sitter aquarist dairyman herdsman
    rancher nurseryman agriculturist horticulturalist astrophysicist neuroscientist acupuncturist homeopath naturopath herbalist
    hypnotherapist denturist orthotist audiometrist perfusionist hospitalist intensivist locum barrister barristers biller
    transcriptionist stenographer subeditor spokesman lobbyist enumerator mobilizer politician senator mayor
    parliamentarian legislator speechwriter cryptographer sysadmin philanthropist emcee mixologist chocolatier chambermaid
    laundryman reservationist signalman postman mailman newsagent shopkeeper storekeeper salesclerk salesgirl salesboy telecaller
    ghostwriter prefect homemaker housewife jobseeker ombudsman arbitrator conciliator metrologist storeman storesman
    dockworker aviator purser loadmaster astronaut mountaineer divemaster printmaker calligrapher muralist documentalist
    localizer annotator crowdworker joiner influencer croupier trustee shopper physiologist
    dermatologist pediatrician paediatrician anesthesiologist anaesthetist orthodontist ophthalmologist sonographer embryologist doula
    booker campaigner integrator missionary songwriter arranger comedian broadcaster zookeeper screener
    transcriber umpire telemarketer scaffolder pipefitter cabinetmaker bellman busser proctor invigilator bursar provost`),
  ...words(`accompagnateur accompagnatrice acheteur acheteuse actuaire adjoint adjointe administrateur
    administratrice agent agente agriculteur aide aide-comptable aide-soignant aide-soignante analyste
    animateur animatrice apprenti apprentie architecte archiviste artisan artiste assistant assistante
    associe associee attache attachee audioprothesiste auditeur auditrice auteur auxiliaire avocat avocate
    apiculteur apicultrice brancardier brancardiere charcutier charcutiere charpentier charpentiere demenageur ebeniste econome
    ferronnier frigoriste garagiste greffier greffiere grutier horloger horlogere hydrogeologue infographe joaillier maroquinier
    maroquiniere metallurgiste nourrice orthopediste palefrenier palefreniere pisteur postier postiere radiologue relieur
    televendeur televendeuse terrassier topographe tractoriste usineur reassortisseur reassortisseuse cableur cableuse facadier etancheur
    calorifugeur conditionneur conditionneuse emballeur emballeuse ramoneur taxidermiste approvisionneur approvisionneuse ordonnanceur
    fiscaliste banquier banquiere assureur etalagiste modeliste patronnier cadreur cadreuse musicien musicienne danseur danseuse
    technologue repartiteur repartitrice briqueteur platrier coffreur ferrailleur magistrat magistrate
    bibliothecaire biologiste boulanger boulangere boucher caissier caissiere cadre cariste charge chargee
    chauffeur chef cheffe chercheur chercheuse chirurgien chirurgienne chimiste coiffeur coiffeuse
    collaborateur collaboratrice commercial commerciale commis comptable concepteur conceptrice concierge
    conducteur conductrice conseiller conseillere consultant consultante controleur controleuse
    coordinateur coordinatrice coordonnateur coordonnatrice correspondant couturier couturiere cuisinier
    cuisiniere createur creatrice decorateur decoratrice delegue deleguee dentiste dessinateur dessinatrice
    developpeur developpeuse dieteticien dieteticienne directeur directrice docteur doctorant doctorante
    documentaliste economiste educateur educatrice electricien electricienne electronicien
    electromecanicien employe employee encadreur enseignant enseignante entraineur entrepreneur
    ergotherapeute estheticienne etudiant etudiante expert experte expert-comptable facteur femme-de-chambre
    fleuriste fondateur fondatrice formateur formatrice geologue geometre gerant gerante gestionnaire
    graphiste greffier gouvernante guide hotesse hote huissier hydraulicien illustrateur illustratrice
    infirmier infirmiere infographiste informaticien informaticienne ingenieur ingenieure inspecteur
    inspectrice installateur instituteur institutrice integrateur interprete intervenant journaliste juge
    juriste kinesitherapeute laborantin laborantine lecteur libraire livreur logisticien logisticienne
    machiniste macon magasinier magasiniere maitre maitresse manager manoeuvre manouvre oenologue onologue manutentionnaire maquettiste
    maraicher marin mecanicien mecanicienne mediateur mediatrice medecin menuisier merchandiser metreur
    moniteur monitrice monteur musicien negociateur notaire nutritionniste operateur operatrice opticien
    orthophoniste ouvrier ouvriere paysagiste patissier patissiere peintre pedagogue pharmacien
    pharmacienne photographe physicien pilote plombier podologue preparateur preparatrice president
    presidente producteur productrice professeur professeure programmeur programmeuse projeteur
    prospecteur prothesiste psychologue puericultrice qualiticien receptionniste recruteur recruteuse
    redacteur redactrice referent referente reporter representant representante responsable restaurateur
    scenariste secretaire serveur serveuse sociologue soudeur specialiste stagiaire standardiste statisticien
    styliste superviseur superviseuse surveillant surveillante tailleur technicien technicienne
    technico-commercial telephoniste teleconseiller teleconseillere teleoperateur tourneur traducteur
    traductrice tresorier tresoriere tuteur urbaniste vendeur vendeuse vice-president veterinaire
    vigile visiteur webmestre dirigeant dirigeante pdg dg daf drh dsi rssi alternant alternante
    technicien-superieur co-fondateur cofondateur cofondatrice benevole
    monteuse negociant negociante prepose preposee testeur testeuse assembleur assembleuse reparateur reparatrice eleveur
    eleveuse intervenante poseur poseuse gardien gardienne installatrice regisseur regisseuse officier negociatrice matelot
    instructeur instructrice courtier courtiere capitaine commandant commandante contremaitre contremaitresse soudeuse trieur
    trieuse evaluateur evaluatrice designeuse praticien praticienne tailleuse foreur commissaire graveur graveuse polisseur
    coursier coursiere verificateur verificatrice souscripteur souscriptrice couvreur conservateur conservatrice sommeliere
    therapeute regleur regleuse ajusteur ajusteuse luthier imprimeur confectionneur exploitant exploitante
    distributeur distributrice planificateur planificatrice accueillant accueillante barman barmaid soigneur soigneuse sauveteur
    sauveteuse charpentiere cordonnier nettoyeur nettoyeuse presentateur presentatrice coloriste modelisateur modelisatrice
    physiotherapeute transporteur pompier equipier equipiere tourneuse carrossier finisseur scieur repasseur laveur laveuse
    cartographe opticienne mandataire travailleur travailleuse sculpteur sculptrice organisateur organisatrice correcteur
    correctrice carreleur carreleuse retoucheur forgeron plongeur plongeuse jardinier jardiniere veilleur veilleuse
    demarcheur historien historienne blogueur blogueuse chroniqueur chroniqueuse acteur comedien comedienne ambulancier
    ambulanciere estimateur commercant commercante policier policiere arbitre agenceur maquilleur maquilleuse guichetier
    guichetiere regulateur regulatrice confiseur chaudronnier chaudronniere serrurier tisseur brodeur brodeuse agronome
    chiropracteur osteopathe manipulateur manipulatrice editeur editrice diagnostiqueur aiguilleur enqueteur enquetrice
    stenographe majordome toiletteur toiletteuse detaillant poissonnier vitrier tolier metallier depanneur degustateur tapissier
    viticulteur viticultrice vigneron vigneronne pizzaiolo eboueur ripeur vacataire interimaire vrp atsem aesh nounou
    zingueur ravaleur parqueteur marbrier elagueur bucheron sylviculteur trayeur ostreiculteur pisciculteur vendangeur
    caviste voiturier bagagiste lingere repasseuse blanchisseur teinturier bijoutier orfevre ceramiste serigraphe typographe calligraphe
    pigiste preneur eclairagiste scripte scenographe costumiere habilleuse perruquier metteur metteuse choregraphe chanteuse pianiste
    violoniste compositeur compositrice plasticien plasticienne conferencier conferenciere archeologue geographe anthropologue
    ethnologue linguiste demographe statisticienne mathematicien mathematicienne physicienne biochimiste geneticien geneticienne
    microbiologiste botaniste orthodontiste orthoptiste urgentiste anesthesiste psychomotricien psychomotricienne naturopathe
    hypnotherapeute acupuncteur herboriste tutrice procureur procureure adjudant caporal sergent legionnaire timonier batelier
    telepilote cheminot egoutier balayeur cantonnier deputee senateur ministre prefet ambassadeur ambassadrice diplomate proviseur
    proviseure lectrice prof entraineuse footballeur secouriste transitaire declarant declarante affreteur dispatcheur methodiste
    qualiticienne metrologue galvaniste fondeur plasturgiste fraiseur outilleur rectifieur bobinier automaticien automaticienne
    instrumentiste roboticien electrotechnicien electrotechnicienne ascensoriste domoticien fibreur raccordeur antenniste hotliner
    referenceur ecrivain ecrivaine romanciere romancier iconographe genealogiste antiquaire brocanteur galeriste demonstratrice
    promotrice recenseur thanatopracteur porteur plaquiste pecheur traiteur merchandiseur visiteuse repetiteur repetitrice
    gendarme soldat lyceen lyceenne collegien collegienne apprenant apprenante clerc biberonnier metallurgiste
    auto-entrepreneur micro-entrepreneur`),
  ...words(`abteilungsleiter abteilungsleiterin altenpfleger altenpflegerin analyst analystin anwalt
    anwaltin apotheker apothekerin architekt architektin arzt arztin assistent assistentin assistenz
    ausbilder auszubildende auszubildender bauleiter berater beraterin betreuer betreuerin betriebsleiter
    buchhalter buchhalterin controller controllerin datenanalyst datenanalystin dozent dozentin
    einkaufer einkauferin elektriker elektroniker entwickler entwicklerin erzieher erzieherin fachkraft
    fahrer filialleiter geschaftsfuhrer geschaftsfuhrerin gesellschafter grafiker grafikerin grunder
    grunderin hausmeister informatiker informatikerin ingenieur ingenieurin installateur journalist
    kauffrau kaufmann kellner kellnerin koch kochin konstrukteur konstrukteurin koordinator koordinatorin
    krankenpfleger krankenschwester kundenberater lagerist lehrer lehrerin leiter leiterin leitung
    maler manager managerin mechaniker mechatroniker meister mitarbeiter mitarbeiterin monteur pfleger
    pflegerin pflegefachfrau pflegefachmann praktikant praktikantin produktmanager professor programmierer
    programmiererin projektingenieur projektleiter projektleiterin projektmanager prokurist prufer
    redakteur redakteurin referent referentin sachbearbeiter sachbearbeiterin schlosser schweisser
    sekretar sekretarin softwareentwickler softwareentwicklerin softwareingenieur spezialist spezialistin
    steuerberater student studentin systemadministrator techniker technikerin teamleiter teamleiterin
    tischler trainer trainerin tutor verkaufer verkauferin vertriebsleiter vertriebsmitarbeiter
    volontar vorstand webentwickler werkstudent werkstudentin werksstudent wissenschaftler
    wissenschaftlerin zerspanungsmechaniker hilfskraft aushilfe`),
  ...words(`مهندس مهندسه مطور مطوره مدير مديره محاسب محاسبه معلم معلمه مدرس مدرسه ممرض ممرضه طبيب
    طبيبه مسوول مسووله مسءول مسءوله اخصائي اخصائيه اخصاءي اخصاءيه اخصايي اخصاييه منسق منسقه محلل محلله مصمم مصممه
    مساعد مساعده سائق سايق كاتب كاتبه موظف موظفه رئيس رئيسه رييس رييسه نائب نايب باحث باحثه استاذ استاذه
    مستشار مستشاره فني فنيه تقني مشرف مشرفه مندوب مندوبه بائع بايع مبرمج مبرمجه محامي محاميه محام صيدلي
    صيدلانيه صيدلاني طباخ طباخه شيف امين امينه صحفي صحفيه مترجم مترجمه مراقب مراقبه متدرب متدربه مدقق مدققه
    ممثل ممثله قائد قايد خبير خبيره عامل عامله كهربائي كهربايي سباك نجار ميكانيكي حارس نادل مضيف مضيفه
    سكرتير سكرتيره معماري قاض ضابط شرطي معيد محاضر محاضره مربي مربيه مدرب مدربه رسام مصور مصوره مخرج
    منتج ملحن مهني اداري اداريه تسويقي مؤسس موسس شريك وكيل وكيله متخصص متخصصه اختصاصي اختصاصيه عالم
    دكتور دكتوره جراح قابله مسير مسيره مكلف مكلفه عون رقيب مفتش مفتشه مخطط طالب طالبه خريج خريجه
    صاحب مالك استشاري استشاريه مسوق مسوقه
    مشغل مشغله صانع صانعه عالمه تاجر تاجره معالج معالجه حارسه سايقه فنان فنانه منظف منظفه وسيط كهرباييه محرر
    محرره طاهي طاهيه جزار طيار ميكانيكيه مرشد مرشده بايعه محقق محققه موزع موزعه قايده منتجه مصلح بحار ناشر ممارس
    ممارسه مقاول مزارع حداد خياط خياطه حلاق مسعف مسعفه مذيع مذيعه مراسل مراسله مدون عازف مطرب مستثمر محصل خباز
    متطوع متطوعه كاشير لحام جرسون باريستا كوافير كوافيره مصفف مصففه مونتير قاضي خطيب جليسه صراف صرافه تيلر متصرف متصرفه مقتصد جندي فلاح جيولوجي كيميائي مساح ملاحظ قهوجي ممثله مقدم مقدمه مبتعث اخصائيون كوتش منشط منشطه ملحق ملحقه مستخلص بواب ساعي خادم عميد سباح غواص غطاس صياد اسكافي حداده فراش مدلك منجد مبلط حجام`),
]);

/** Endings of German compounds that name a job. */
export const roleEndings =
  /(?:entwickler|ingenieur|leiter|berater|manager|analyst|techniker|mechaniker|assistent|referent|pfleger|lehrer|verkaufer|kaufmann|arbeiter|helfer|administrator|architekt|spezialist|consultant|designer|koordinator|trainer|fahrer|schwester|student|praktikant|forscher|planer|prufer)(?:in|innen)?$/u;

/** Endings of those who study or treat a field: 'neurologue'. A 'prologue' is a text. */
export const scholarEndings =
  /\p{L}{3}ologist(?:in|en)?$|\p{L}{3}ologiste$|^(?!(?:mono|homo|proto|techno|pro)logue)\p{L}{3,}ologue$|\p{L}{2}iatr(?:ist|e|er)$|\p{L}{2}(?:therapist|therapeute|chimiste|ographer|prothesiste|sticien(?:ne)?|metricien(?:ne)?)$|^(?:homeo|osteo|naturo)pathe$|^(?:astro|agro|ergo)nome$/u;

/** Names of persons at work over several words, folded. */
export const rolePhrases =
  phrases(`(?:crew|team|staff|board|committee|faculty|cast|gang) member|able seaman|second mate|au pair
  health visitor|(?:legal|general|in-house|corporate) counsel|(?:farm|stable|deck|ranch|kitchen|stage|derrick) hand
  (?:mud|data) logger|(?:steel|rebar) fixer|tool pusher|panel beater|(?:census|minute) taker|(?:mail|letter) carrier
  (?:ethical|growth) hacker|(?:keynote|public|motivational|guest) speaker|news anchor|(?:bug bounty|bounty) hunter|sage[- ]femme
  (?:femme|valet) de (?:menage|chambre)|homme a tout faire|fille au pair|baby[- ]?sitters?|maitre[- ](?:d'hotel|nageur|chien)
  second de cuisine|garde d'enfants?|(?:mere|pere) au foyer|interne (?:en medecine|en pharmacie|en chirurgie|des hopitaux)
  commissaire[- ]priseur|marechal[- ]ferrant|soutien scolaire|chef de rang|job seeker|رجل (?:امن|اعمال|اطفاء|مبيعات)
  (?:مدخل|مدخله) بيانات|(?:مراجع|مراجعه) (?:حسابات|داخلي|خارجي|قانوني)|مخلص(?:ه)? جمركي(?:ه)?|دليل سياحي|رائد(?:ه)? اعمال
  امام (?:و ?خطيب|مسجد)|(?:حديث|حديثه) التخرج|سيده اعمال|عضو (?:فريق|مجلس|هيئه)`);

/** Work that is called by what it is, where nothing else stands with it: 'Data Entry'. */
export const wholeTitles = new RegExp(
  String.raw`^(?:${
    phrases(`front desk|front office|help ?desk|service desk|data entry|human resources|talent acquisition|quality assurance
  customer (?:service|care|support|success)|(?:technical|it|sales|office) support|telesales|telemarketing|housekeeping|cabin crew
  (?:kitchen|bar|wait|waiting|floor|ground|event|hotel|restaurant|service|support|sales) staff|accounts (?:payable|receivable)
  self[- ]employed|freelanc(?:e|ing)|volunteer(?:ing)?|babysitting|sales lady|room service|military service|cna|emt|sdet|senco|c[.]e[.]o[.]
  independante?|travailleur independant|a mon compte|volontaire|saisonniere?|militaire|jeune diplomee?|service client(?:ele)?
  saisie de donnees|garde d'enfants|service militaire|imam|عمل حر|خدمه (?:عملاء|العملاء)|ادخال بيانات|دهان|بناء|الخدمه العسكريه
  خدمه عسكريه|تدريب (?:صيفي|ميداني|تعاوني)`).source
  })$`,
  'u',
);

/** Endings that name a doer in English, French and German; a weaker sign than a listed noun. */
export const doerEndings = /(?:ist|ian|eur|euse|trice|ienne|logue|logist|woman)$/u;

/** Words of rank before or after a role, folded. */
export const rankWords: ReadonlySet<string> = new Set(
  words(`senior junior sr jr principal staff lead chief head executive deputy vice assistant associate
    trainee confirme confirmee debutant intern independent freelance interim regional global national
    اول اولي رئيسي مبتدئ كبير عام leitender leitende stellvertretender`),
);

/** Words and endings of employers and schools, folded. */
export const employerWords: ReadonlySet<string> = new Set(
  words(`inc inc. llc ltd ltd. limited corp corp. corporation company co. gmbh ag kg se sa s.a sarl sas sasu eurl
    spa s.p.a plc pty bv nv ab oy group groupe gruppe holding holdings partners solutions technologies
    technology systems labs laboratories studios agency agence consulting consultancy bank banque university universite
    universitat college school institute institut institution ecole lycee hochschule academy academie
    hospital hopital clinic clinique klinikum hotel restaurant cabinet societe entreprise etablissement
    ministry ministere council association foundation fondation stiftung ngo ong startup enterprises
    industries international airlines pharmacy pharmacie supermarket services service center centre store
    شركه مؤسسه موسسه جامعه معهد مدرسه مستشفي بنك مصرف مجموعه وزاره كليه مركز مكتب وكاله فندق مطعم مصنع
    هيئه هييه جمعيه عياده اكاديميه مدرسه ثانويه مديريه`),
);

/** Fields of work that stand after a role, as in 'Vice President, Operations', folded. */
export const areaWords: ReadonlySet<string> = new Set(
  words(`operations marketing sales finance engineering product products research development design
    systems infrastructure platform security data analytics strategy support customer success business
    banking communications compliance legal technology software hardware frontend backend fullstack web
    mobile cloud ai quality manufacturing logistics procurement supply chain hr people talent europe emea
    apac americas growth payments risk accounting audit tax it sciences science medical surgical nursing
    emergency pediatrics cardiology emerging markets distributed consumer enterprise programs projects
    intensive care unit icu critical achats ventes finances production qualite exploitation comptabilite formation recherche`),
);
