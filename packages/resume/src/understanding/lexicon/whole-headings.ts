import type { SectionKind } from './headings';

/** Whole headings whose words alone would say something else, or too little, by what they head; folded, without blanks. */
export const wholeHeadings: readonly (readonly [SectionKind, string])[] = [
  [
    'header',
    `biodata curriculamvitae curriculumvitae curriculumvitea cv lebenslauf
    السيرهالذاتيه سيرهذاتيه`,
  ],
  [
    'summary',
    `elevatorpitch
    alittleaboutme abitaboutme aboutmyself enquelquesmots inanutshell inbrief inshort quelquesmotssurmoi quijesuis
    aboutme apropos aproposdemoi careerobjective enbref executivesummary missionstatement personalprofile
    presentation professionalsummary projetprofessionnel qualificationssummary quisuisje resume
    resumeprofessionnel summaryofqualifications synthese ubermich whoami whoiam
    الملفالشخصي الملفالمهني عني منانا نبذهمختصره نبذهتعريفيه تعريفبالنفس الموجز موجز موجزمهني خلاصه مقدمه رويتي`,
  ],
  [
    'experience',
    `experiencealinternational externships clerkships judicialclerkships seatime governmentservice
    careersofar cequejaifait historiquedecarriere oujaitravaille rolesheld
    whatihavedone whativedone whereihaveworked whereiwork whereiworkedbefore workinglife اينعملت مسيرتيالمهنيه
    academicappointments academicpositions academicaffiliation academicaffiliations academicandresearchaffiliations academiccareer
    affiliation affiliationactuelle carriereacademique currentaffiliation activitefreelance activiteindependante activiteprofessionnelle
    activitesprofessionnelles alternances antecedentsprofessionnels appointments apprenticeships
    beruflicherwerdegang berufstatigkeit careerhistory careerjourney careerpath careerprogression careertimeline
    travail carrieremilitaire cheminementprofessionnel civiliancareer civilianemployment civilianexperience
    civilianworkexperience clinicalplacements clinicalrotations competencesetexperiences
    competencesetexperiencesprofessionnelles consultingengagements consultingwork contractroles contractwork
    currentjob currentposition currentrole cursusprofessionnel customerserviceexperience earliercareer
    earlycareer emploiactuel emploisanterieurs emploisdete emploisetudiants emploisoccupes emploissaisonniers
    employmenthistory esperienzalavorativa esperienzaprofessionale esperienzelavorative esperienzeprofessionali
    experiencealetranger experiencecertificates experienceconnexe experiencedenseignement experiencederecherche
    experiencedeterrain experiencedetravail experienceenentreprise experiencehospitaliere experienceindustrielle
    experienceinternationale experiencemilitaire experiencepertinente experienceprecedente experiencesaisonniere
    experiencesaletranger experiencesconnexes experiencesdenseignement experiencesderecherche
    experiencesdeterrain experiencesdetravail experiencesenentreprise experiencesetcompetences
    experiencesetudiantes experienceshospitalieres experiencesignificative experiencesindustrielles
    experiencesinternationales experiencesmarquantes experiencesmilitaires experiencespassees
    experiencespedagogiques experiencespertinentes experiencesprecedentes experiencessaisonnieres
    experiencessalariees experiencessignificatives experiencesterrain experienceterrain experiencialaboral
    experienciaprofesional experienciaprofissional fonctionsanterieures fonctionsexercees fonctionsoccupees
    formeremployment formerpositions freelanceengagements freelancejobs freelanceroles freelancework
    historiquedemploi historiquedesemplois historiquedespostes historiqueprofessionnel holidayjobs
    industrialattachment industrialattachments industrialtraining itineraireprofessionnel jobetudiant jobsdete
    jobsetudiants jobssaisonniers militarybackground militarycareer militaryemployment militaryexperience
    militaryworkexperience missionsfreelance missionsprofessionnelles missionsrealisees nebenjobs
    nebentatigkeiten otherjobs parcoursacademiqueetprofessionnel parcoursmilitaire parcoursprofessionnel
    parcoursprofessionnelacademique pastemployment pastjobs pastpositions pastroles pastwork petitsboulots
    petitsjobs placements posteactuel postesanterieurs postesoccupes postesprecedents previousroles
    professionalappointments professionalengagements professionaljourney professionalpractice
    researchandteaching seaservice seasonalwork selfemployment stageenentreprise stagescliniques stageseffectues
    stagesenentreprise stagesetalternances stagespratiques stationen studentemployment studentjobs
    teachingandresearch traineeships travauxsaisonniers vieprofessionnelle whereivebeen whereiveworked
    whereiworked workandinternships workexp workexperienceabroad workhistory workinternships workjourney
    workplacement workplacements
    الاعمالالسابقه التاريخالوظيفي التدرجالوظيفي التدريبالعملي التسلسلالوظيفي الحياهالمهنيه الخبراتالتعليميه
    الخبراتالسابقه الخبراتالعسكريه الخبرهالتدريسيه الخبرهالتعليميه السجلالوظيفي العملالحالي المناصب
    المناصبالتيشغلتها اماكنالعمل جهاتالعمل سنواتالخبره الاعمال خبراتعمليهسابقه الخبراتالعمليهالسابقه المناصبالسابقه المناصبالوظيفيه الوظايفالسابقه الوظيفهالحاليه تاريخالعمل سجلالعمل`,
  ],
  [
    'education',
    `medicaleducation
    academicpath etudeseffectuees etudessuivies oujaietudie schooleducation studiesanddiplomas universitystudies
    institutionsattended institutionattended schoolsattended educationalinstitutionsattended academicinstitutionsattended
    educationalinstitutions qualificationsobtained academicqualificationsobtained certificatesandqualificationsobtained
    whatistudied whereilearned whereihavestudied whereistudied ايندرست
    academiccredentials concoursetdiplomes diplomesetconcours educationalcredentials etudesetconcours
    formationinitiale niveaudetude niveaudetudes niveauscolaire studies titresetdiplomes titresuniversitaires
    التحصيلالعلمي الخلفيهالاكاديميه الخلفيهالتعليميه الشهاداتالاكاديميه الشهاداتالدراسيه الشهاداتالعلميه
    المستويالتعليمي المستويالعلمي الدرجاتالعلميه الدرجهالعلميه الخلفيهالعلميه المسارالاكاديمي السيرهالاكاديميه الدراسات التعليمالعالي الشواهدالمحصلعليها المستويالدراسي الموهلالعلمي شهاداتعلميه`,
  ],
  [
    'skills',
    `suitelogicielle suitebureautique environnementlogiciel environnementslogiciels toolbelt toolsofthetrade dailydrivers whatiuse whatiworkwith
    superpowers
    skillmatrix skillsmatrix technicalarsenal langagesdeprogrammationmaitrises langagesmaitrises specialisms machineryoperated vehiclesoperated
    enginsmaitrises
    computerliteracy itliteracy ictliteracy digitalliteracy softwareliteracy areasofstrength cequejemaitrise programsiuse softwareiuse
    strongpoints techiuse technologiesiknow
    technologiesiuse thingsicando thingsiknow toolsiuse whatidobest whatimgoodat مااجيده
    areasofexpertise bureautique capabilities capacites computerlanguages corecapabilities corequalifications
    domainesdecompetence domainesdecompetences domainesdexpertise edvkenntnisse expertises expertisestechniques
    functionalskills highlights itkenntnisse itskills laboratoryskills labskills langagesdeprogrammation
    mespointsforts outilinformatique outilsinformatiques personalqualities pointsforts programmation
    programminglanguages qualities savoirs savoirsetre savoirsfaire skillsets synthesedescompetences
    technicalexpertise technicalprofile technicalsummary whaticando whatido
    boiteaoutils capacitespersonnelles capacitesprofessionnelles cequejesaisfaire champsdecompetence
    champsdecompetences competencesetsavoiretre competencesetsavoirfaire domainesdespecialite
    domainesdintervention forces langagedeprogrammation logicielsutilises maboiteaoutils mesforces outilsdetravail
    domainesdexpertiseettechnologies domainesettechnologies domainedexpertise domainedexpertisetechnique
    domainesdexpertisetechnique domainesdexpertisetechniques domainestechniques domainesdespecialisation champsdexpertise
    fieldsofexpertise domainsofexpertise domainexpertise technologiesetprotocoles whatiknow knowhow
    assets keyassets personalassets domainedecompetence domainedecompetences personnalite mapersonnalite personality personalitytraits
    skillsdeveloped competencestransferables traitsdecaractere charactertraits skillsacquired whatibring whatibringtothetable whatioffer cequejapporte
    portefeuilledecompetences qualitesindividuelles resumedescompetences savoirfaireetsavoiretre
    savoiretreetsavoirfaire synthesedecompetences traitsdepersonnalite
    laboratorytechniques labtechniques researchtechniques benchtechniques techniquesdelaboratoire techniquesculinaires gestestechniques
    actestechniques
    soinsmaitrises practiceareas areasofpractice computerapplications computerprograms computersoftware proficientin keyqualifications
    equipment equipmentoperated machines machinesoperated machinesutilisees machinesmaitrisees materielutilise materielmaitrise domainesdemaitrise
    الادواتالتقنيه الادواتالمستخدمه الادواتوالبرامج البرامجوالادوات التخصصات التخصصاتالفنيه السماتالشخصيه
    الصفاتالشخصيه الكفايات المعارف المهاراتوالادوات برامجالكمبيوتر لغاتالبرمجه لغاتالبرمجهوالتقنيات
    مجالاتالتخصص المعرفهالتقنيه اجادهالبرامج الخبراتالحاسوبيه الاعلامالالي المعلوميات مجالاتالخبره مهاراتاضافيه مهاراتالاعلامالالي مهاراتي
    الادوات البرامج البرمجيات التقنيات الجدارات ماذااجيد نقاطالقوه`,
  ],
  [
    'certificates',
    `lifelonglearning continuedlearning cardsheld
    certificatesihold certificationsihold coursesicompleted coursesitook الشهاداتالمحصلعليها
    additionalqualifications attestationsetstages brevetsetcertificats cartesprofessionnelles
    certificatesofcompletion certifiedcourses certifiedin continuingeducation continuingprofessionaldevelopment
    continuouslearning coursenligne courses coursesandcertifications coursestaken developpementprofessionnel
    elearning extraqualifications formationsetattestations formationsprofessionnelles formationssecurite
    habilitationselectriques independentcoursework medicallicences medicallicenses nursinglicenses onlinecourses
    otherqualifications perfectionnement perfectionnementprofessionnel premierssecours professionaldevelopment
    professionalregistration professionalregistrations registrations selflearning seminaires
    seminairesetformations shortcourses stagesdeperfectionnement stagesetattestations titresetcertificats
    titresethabilitations titresprofessionnels trainingandcertifications
    boardcertification certif certifiedskills certifs competencescertifiees formationsobligatoires
    licensesandregistrations maritimecertificates pilotlicences pilotlicenses ratingsandlicences ratingsandlicenses
    registrationandlicensure registrationsandlicenses securiteethabilitations shortcoursesandtraining stcwcertificates
    testsdelangue testsdelangues tradecertificates tradequalifications
    autorisationsdeconduite barandcourtadmissions baradmission baradmissions
    barmembershipsandadmissions carteprofessionnelle cartesethabilitations cartesetpermis permisetcartes permisetcartesprofessionnelles
    cartesdecompetence cartesdecompetences perfectionnementetcartesdecompetence perfectionnementetcartesdecompetences certificatesandratings
    certificationsandlearning certificationsinprogress coachingqualifications courtadmissions
    diplomesfederaux diplomessportifs duetdiu examspassed fitnessqualifications flightratings
    inscriptionalordre inscriptionsalordre inscriptionsetagrements languagetests lifesavingqualifications microcredentials
    licencesandratings licencesetqualificationsaeronautiques licensesandratings nursinglicensure nursingregistration onlinelearning
    permitsandlicences pilotcertificatesandratings faacertificatesandratings professionalexams professionalexaminations actuarialexams
    actuarialexaminations
    licensingexams licensingexaminations licensureexams licensureexaminations
    securitiesexams securitieslicenses securitieslicences boardexams boardexaminations certificationexams certificationexaminations examinationspassed
    qualificationsdetype qualificationssoudage recyclage seminarsandworkshops statutorytraining stcw stcwcourses
    teachercertification titresaeronautiques titresetqualifications titresmaritimes titresstcw brevetsettitres tradetests
    typeratings vocationalqualifications healthandsafetyqualifications drivinglicencesandtickets
    weldingqualifications welderqualifications weldersqualifications weldingcodes qualificationsdesoudage
    qualificationsdesoudeur qualificationsdesoudeurs qualificationssoudeur qualificationssoudures licencesdesoudage
    licencesdesoudeur divingqualifications marinequalifications maritimequalifications stcwqualifications
    cocandcop cocsandcops competencycards competencecards titresetbrevets formationshabilitantes offshoretraining
    التربصاتوالتكوين التربصاتوالتكوينالمستمر التربصاتوالدورات التطويرالمهني التكوينالمستمر التكوينوالتربصات
    الدوراتوالتربصات تربصاتودورات تكوينمستمر
    الاجازاتالمهنيه الدوراتالمنجزه دوراتتماجتيازها الدوراتالتيتماجتيازها الشواهدوالدبلوماتالمهنيه كورساتوورشعمل الدوراتالالكترونيه الدوراتالتيحصلتعليها الدوراتالمتخصصه الدوراتعنبعد الدوراتوالموتمرات
    الرخصوالتصاريح الشهاداتالبحريه التصاريحوالرخص تراخيصمزاولهالمهنه دوراتالسلامه دوراتعبرالانترنت رخصهمزاولهالمهنه
    شهاداتالسلامه`,
  ],
  [
    'languages',
    `naturallanguages humanlanguages idiomas
    languagelevel languagelevels languagesandlevels languagesiknow languagesispeak languesconnues languesetniveaux
    languesparleesetecrites languespratiquees languesquejeparle niveauxdelangue pratiquedeslangues
    اللغاتالتياتحدثها
    languesparlees languesvivantes linguisticskills niveaudelangues niveauxdelangues
    اجادهاللغات اللغاتالتياجيدها القدراتاللغويه الموهلاتاللغويه اللغاتالاجنبيه لغاتاجنبيه المستوياللغوي اتقاناللغات اللغاتالمتقنه المهاراتاللغويه مستوياللغات`,
  ],
  [
    'projects',
    `ownprojects schoolprojects classprojects courseprojects capstoneproject finalyearproject projetdefindetudes
    selectedworks casestudies codesamples
    opensource opensourcecontributions opensourceprojects projetsrealises projetsscolaires
    المشاريعالمنجزه مشاريعالتخرج`,
  ],
  [
    'volunteering',
    `extracurricularactivities cocurricularactivities studentactivities campusactivities schoolactivities
    givingback clubsandsocieties studentorganizations studentorganisations
    academicservice associationandvoluntarywork associationsandvoluntarywork campusinvolvement voluntaryservice
    voluntaryservices engagementassociatif engagements engagementsassociatifs
    engagementscitoyens implications outreach professionalservice service serviceandoutreach
    servicetotheprofession universityservice vieassociative extraprofessionnel extraprofessionnelle extraprofessionnels
    extraprofessionnelles experienceextraprofessionnelle experiencesextraprofessionnelles
    engagementsextraprofessionnels engagementextraprofessionnel vieextraprofessionnelle horstravail horsprofession
    activitesnonprofessionnelles activitesparaprofessionnelles engagementcitoyen civicengagement civicinvolvement
    socialengagement communityengagement
    الاعمالالتطوعيه اعمالتطوعيه عملتطوعي`,
  ],
  [
    'contact',
    `socials websites website
    renseignements
    commentmecontacter commentmejoindre ecrivezmoi getintouchwithme howtocontactme howtoreachme oumejoindre
    pourmecontacter pourmejoindre wheretofindme writetome للتواصلمعي كيفتتواصلمعي
    address adresse contactezmoi etatcivil findme findmeonline getintouch informationspersonnelles mecontacter
    personaldata personaldetails personalinformation personlichedaten reachme renseignementspersonnels
    situationpersonnelle gardonslecontact keepintouch letstalk mejoindre meretrouver
    oumeretrouver oumetrouver restonsencontact sayhello stayintouch
    ابقعليتواصل اتصلبنا اتصلبي تواصلمعنا تواصلمعي دعونانتواصل طرقالتواصل لنبقعليتواصل الحالهالمدنيه الحالهالشخصيه المعطياتالشخصيه معطياتشخصيه لنتواصل وسايلالاتصال وسايلالتواصل`,
  ],
  [
    'other',
    `sportingachievements faitsmarquants reussites bookreviews blogposts selectedwriting ouvrages articlespublies chapitresdouvrages articles
    themesderecherche axesderecherche responsabilitescollectives responsabilitesadministratives committees committeework comites commissions
    juries jurys
    activitiesandsocieties activitessportives activitesculturelles sportetculture sejourslinguistiques sejoursaletranger physicalattributes
    physicaldetails availability disponibilite disponibilites salaryexpectations pretentionssalariales noticeperiod mobilitegeographique
    workauthorization workpermit
    righttowork visastatus citizenship competitions testscores standardizedtests hobbiesetsports loisirsetsports
    favouritebooks favoritebooks mesvaleurs valeurs motto whatpeoplesay ilsmontfaitconfiance trustedby signature annexes appendix attachments
    piecesjointes enclosures
    qrcode codingprofiles
    professionalorganizations professionalorganisations professionalsocieties learnedsocieties scientificsocieties societymemberships organizations
    organisations societessavantes adhesions adhesionsprofessionnelles peerreview peerreviewing reviewactivities editorialactivities editorialwork
    grantsandfunding fundingandgrants
    researchfunding invitedtalks invitedlectures invitedpresentations keynotes papers conferencepapers workingpapers bookchapters
    communicationsorales communicationsscientifiques communicationsetposters exhibitions selectedexhibitions soloexhibitions groupexhibitions
    expositions expositionspersonnelles expositionscollectives filmography discography filmographie discographie repertoire
    corevalues funfacts outsideofwork outsidework beyondwork whenimnotworking varia autre pressetmedias mediaappearances mediacoverage
    supervisedstudents encadrements encadrementdetudiants
    academiccourses academicprofiles additionalinformation connectwithme followme findmeon linkedprofiles liensutiles
    letsconnect mesuivre onlinepresence ontheweb presenceenligne presenceweb profilsenligne reseauxsociaux socialaccounts
    socialmediaprofiles surleweb usefullinks webpresence areasofinterest areasofresearch autresinformations backgroundchecks clearances
    securityclearance securityclearances
    awardsandrecognition centredinteret centredinterets centresdinteret centresdinterets corecourses
    professionalbodies membershipofprofessionalbodies membershipsofprofessionalbodies coursestaught disclaimer domainesderecherche drivinglicence
    drivinglicencedetails drivinglicences
    documents traveldocuments seamansdocuments seafarersdocuments personaldocuments identitydocuments visas visasheld
    vaccinations documentsdevoyage documentspersonnels piecesdidentite
    drivinglicense drivinglicensedetails enseignements experiencepersonnelle experiencespersonnelles
    fuhrerschein graduatecourses informationscomplementaires interetspersonnels keycourses licencedetails
    licensedetails maincourses majorcourses mobilite otherinformation permisdeconduire personalexperience
    personalexperiences programmingexpertise publicationsscientifiques recognition relatedcourses
    relevantcourses researchareas selectedcourses speaking sport sportetloisirs sports sportsetloisirs teaching
    teachingcourses universitycourses viepersonnelle
    حساباتالتواصل حساباتالتواصلالاجتماعي روابط مواقعالتواصل الموتمرات الشهود التزكيات الجوايزوالتكريمات الجوايزوالتكريم المشاركات مشاركات العضويهالمهنيه النقابات مراكزالاهتمام الانشطهالموازيه معلوماتاخري رخصهالقياده معلوماتاضافيه`,
  ],
];
