import { fold } from '../../text';

/** What a part of a resume is about. */
export type SectionKind =
  | 'header'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'projects'
  | 'volunteering'
  | 'contact'
  | 'other';

const words = (text: string) => fold(text).trim().split(/\s+/);

/**
 * Words that name a section, folded and without the Arabic article. A heading is made of these and of
 * modifiers only; where it has words of several kinds, the kind listed first is the section's.
 */
export const headingWords: readonly (readonly [SectionKind, readonly string[]])[] = [
  [
    'volunteering',
    words(`volunteer volunteering voluntary benevolat benevole benevoles ehrenamt ehrenamtlich
    ehrenamtliche تطوع تطوعي تطوعيه community extracurricular extracurriculars extraprofessionnelles
    parascolaires extrascolaires associatif associative associatives`),
  ],
  [
    'projects',
    words(`project projects projet projets projekt projekte مشروع مشاريع مشروعات portfolio`),
  ],
  [
    'other',
    words(`publication publications publikationen veroffentlichungen منشورات ابحاث patents patent
    brevets award awards honors honours achievement achievements accomplishments distinctions prix
    recompenses auszeichnungen preise جوائز انجازات تكريم interests interest hobbies hobby loisirs interets
    interet passions freizeit interessen اهتمامات هوايات reference references referees referenz referenzen
    recommendation recommendations recommandation recommandations testimonial testimonials temoignage temoignages
    مراجع مرجع معرفون talks presentations conferences speeches memberships membership affiliations
    associations mitgliedschaften عضويات scholarships grants fellowships bourses stipendien activities
    activites aktivitaten انشطه نشاطات coursework cours passport passports visa immigration declaration kurse مساقات profiles profile_links links
    liens social network networks متفرقات divers sonstiges miscellaneous extras strengths_other
    quotes philosophy declaration military leadership press workshops seminars ورش ورشه`),
  ],
  [
    'certificates',
    words(`attestation attestations caces certs certif certifs licences certification certifications certificate certificates certificat certificats
    zertifikat zertifikate zertifizierung zertifizierungen شهاده_مهنيه شهادات_مهنيه licences_pro licenses
    license licensure accreditations accreditation credentials habilitations permits trainings training
    courses endorsements licensing cpd tickets permis agrements agrement homologations
    designations registrations licensures bootcamps bootcamp secourisme autoformation moocs mooc badges nanodegrees lizenzen تراخيص ترخيص تكوينات
    weiterbildung weiterbildungen fortbildung fortbildungen دورات دوره كورس كورسات شواهد تدريب تدريبيه اعتمادات رخص`),
  ],
  [
    'education',
    words(`education educational formation formations diplome diplomes etudes scolarite scolarites scolaire
    cursus diplomas ausbildung bildung bildungsweg studium schulbildung academics تعليم تعليمي تعليميه مؤهلات مؤهل
    موهلات موهل دراسه دراسي دراسيه تحصيل تكوين academic academique academiques universitaire universitaires
    qualifications qualification degrees schooling scholastic scholastics علميه`),
  ],
  [
    'experience',
    words(`experience experiences exp employment werdegang berufserfahrung berufserfahrungen
    berufspraxis praxiserfahrung arbeitserfahrung erfahrung erfahrungen praktika internship internships
    stage stages خبره خبرات تجربه تجارب emploi emplois jobs positions`),
  ],
  [
    'languages',
    words(`language languages langue langues sprachen sprachkenntnisse fremdsprachen لغه لغات
    linguistiques linguistique`),
  ],
  [
    'skills',
    words(`skill skills skillset competence competences competency competencies competencias
    aptitudes fahigkeiten kenntnisse kompetenzen it-kenntnisse edv-kenntnisse fachkenntnisse savoir-faire
    savoir-etre مهاره مهارات قدرات كفاءات expertise proficiencies proficiency technologies technology
    outils tools toolbox toolkit toolkits toolset toolsets talents talent logiciels software stack softskills langages langage programmierkenntnisse atouts
    strengths forte knowledge specialties specialities specialization specializations specialisation specialisations technologien werkzeuge connaissances qualites qualities abilities capabilities attributes traits
    habiletes`),
  ],
  [
    'summary',
    words(`summary profile profil about resume_pro objective objectif objectifs ziel ziele
    zusammenfassung kurzprofil uberblick overview introduction intro bio biography نبذه لمحه ملخص هدف اهداف
    تعريف apropos propos_de presentation_pro statement synopsis snapshot goal goals bilan accroche sommaire`),
  ],
  [
    'contact',
    words(`contact contacts coordonnees kontakt kontaktdaten اتصال تواصل معلومات بيانات
    personalien particulars dossier informations information infos info details donnees`),
  ],
];

/** Words that a heading may also have. The kind is the section's where no word above is there. */
export const headingModifiers: readonly (readonly [SectionKind | null, readonly string[]])[] = [
  [
    'experience',
    words(`work job career professional professionnel professionnelle professionnelles professionelle professionelles
    professionnels parcours carriere emploi berufliche beruflicher beruflich عمل عمليه مهنيه مسيره سيره وظيفي مهني مسار مسار
    وظائف وظيفيه occupation`),
  ],
  [
    'skills',
    words(`technical techniques technique core programming computer informatique informatiques
    areas programmierung technische تقنيه حاسوب حاسوبيه برمجيه`),
  ],
  ['certificates', words(`شهاده شهادات courses_and`)],
  [
    null,
    words(`and or of the in my me & et ou de des du la le les l d en und oder der die das mes mon ma
    history record background generales generaux relevant related additional selected featured top best other key main personal personnel
    personnelle personnelles personnels general soft hard transferable digital digitales numeriques
    numerique transversales transversale principales principaux principal principale meilleurs meilleures cles cle metier metiers research teaching
    clinical industry academic_ university summer executive development continuing continue
    complementaires complementaire complementary sociales comportementales humaines linguistic human
    foreign etrangeres spoken geographic persoenliche personliche sonstige weitere besondere wichtige
    autres autre diverses centres centre d'interet d'interets l'experience a propos moi qui suis je uber
    mich at glance highlights section at_ ال و في من اخري شخصي شخصيه عامه رئيسيه اكاديمي اكاديميه ذاتيه
    عني بيانات_ لغويه فنيه عن موجز professional_ design creative creatifs management_ major brief
    statement_ online involvement service work_ frameworks libraries databases platforms methodologies en sur dans avec fur with to tech حاسب الي كمبيوتر برامج
    permanente permanentes permanent humanitaire humanitaires
    formal supplemental supplementary organizational organisational special cards date held applied attended completed mandatory obtained earned gained learned suivis life part-time part full-time full time paid status food safety health hse side roles
    it edv interpersonnelles interpersonal relationnelles organisationnelles
    bureautiques bureautique manageriales fonctionnelles specifiques methodologiques intellectuelles redactionnelles commerciales
    ecosystemes ecosysteme ecosystem ecosystems environnement environnements methodes methodologie systemes
    anterieur anterieure anterieurs anterieures recente recentes recents perso persos pro pros obtenus obtenues acquis acquises maitrises maitrisees maitrisee maitrise mastered
    اساسيه اداريه قياديه ناعمه تخصصيه مكتسبه فكريه مستمر مستمره extra extra-curricular recent previous current notable active further specialized specialised vocational massive open
    seminaires معتمده احترافيه تطوير حاصل عليها تكوينيه اهم ابرز افضل سجل تاريخ نشاط تدرج`),
  ],
];

/** What heads other people, who know the person, folded. */
export const REFEREES =
  /referen|referee|recomm[ae]nd|testimonial|temoignage|مراجع|معرف(?!ه)|^\P{L}*(?:الشهود|شهود|التزكيات)/u;

/** The number of a part in Arabic words, as what a regular expression is made of: 'ثانيا' of 'ثانيا: المهارات'. */
export const ARABIC_ORDINAL = String.raw`(?:[اأ]ول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)[ًٌاى]{1,2}`;
