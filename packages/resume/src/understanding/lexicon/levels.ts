import { fold } from '../../text';

/** Words that say how well something is mastered, and nothing else, folded. */
export const levelWords: ReadonlySet<string> = new Set(
  fold(`expert experts advanced advance intermediate beginner novice basic basics fundamental fundamentals proficient proficiency
    fluent native master mastery excellent good very strong solid working knowledge familiar familiarity elementary upper lower
    conversational professional level skilled competent average fair moderate experienced limited full bilingual mother tongue speaker
    avancé avancée intermédiaire débutant débutante confirmé confirmée maîtrise maîtrisés maîtrisées courant courante notions bon bonne bonnes niveau
    scolaire excellent excellente bien très assez faible passable correct parfait parfaite satisfaisant experte confirmés maîtrisée maternelle langue natif bilingue connaissances base opérationnel opérationnelle moyen moyenne lu écrit parlé
    fortgeschritten fortgeschrittene anfänger grundkenntnisse sehr gut gute kenntnisse fließend verhandlungssicher muttersprache
    ممتاز جيد جدا متقدم متوسط مبتدئ خبير مستوى إجادة تامة اللغة الأم طلاقة محترف
    ممتازة جيدة متقدمة متوسطة مبتدئة خبيرة محترفة احترافي احترافية متمكن متمكنة متقن متقنة إتقان تام عالي عالية مقبول مقبولة ضعيف ضعيفة
    a1 a2 b1 b2 c1 c2 cecr cecrl cerl cefr year years yr yrs ans an month months jahre jahr سنوات سنة and et und in of with de en`)
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** What the European resume calls the columns of its grid of languages, or levels in it, with blanks between; folded. */
export const LANGUAGE_GRID =
  /^(?:(?:understanding|speaking|writing|written|listening|reading|spoken(?: (?:interaction|production))?|comprendre|parler|ecrire|ecouter|lire|prendre part a une conversation|s['’]exprimer oralement en continu|(?:comprehension|expression|interaction|production)(?: (?:oral|orale|ecrite|ecrit))?|lecture|ecrite?|orale?|(?:ال)?(?:فهم|تحدث|كتابه|استماع|قراءه|تفاعل|محادثه|القاء)|فهم المسموع|(?:ال)?تعبير (?:ال)?(?:شفوي|كتابي|شفهي)|[abc][12])(?:\s+|$))+$/u;

/** Words that say how well a language is spoken. Of a skill, some of them say what it is. */
export const spokenLevelWords: ReadonlySet<string> = new Set([
  ...levelWords,
  ...fold(`or business everyday daily written spoken oral reading writing speaking listening fluency fluently natively perfect perfectly
    medium decent basique currently learning skill skills language langage first second third foreign school academic functional minimum
    ou très natale natif native natifs courants courantes scolaires universitaire professionnel professionnelle professionel professionelle technique usuel écrite parlée lue
    bases certified certifié certifiée intermediary rudiments rudimentary élémentaire élémentaires solide solides correct correcte
    notion maîtrisé maîtrisée maîtrisés acquis aisance aisé aisée autonome indépendant indépendante passable
    lus écrits parlés lues écrites parlées lire écrire parler comprendre lecture écriture compréhension conversation
    fluide fluides fluidité aisément sommaire sommaires approfondi approfondie approfondies initié initiée initiation
    survival rusty colloquial adequate sufficient effective operational technical tourist
    near highly fairly comfortable competence competency conversationally understanding comprehension
    wort schrift muttersprachler erweiterte grundlegende schulkenntnisse konversationssicher dalf delf
    ضعيف مقبول حسن وسط لابأس مقبولة حسنة ضعيفة مهنية إتقان بإتقان وكتابة وقراءة وتحدثا كتابيا شفهيا ومحادثة أم
    bac baccalauréat lycée collège terminale l1 l2 user independent command usage complète limitée limité capacité pratique quotidienne
    apprentissage apprenant faux supérieur supérieure inférieur read write speak speaks spoke only pre maternel maternels progress cours
    usuelle utilisateur expérimenté familière little bit peu quelques superior lessons parle maîtrisées acquise acquises
    complet complets compétences professionnelles toeic toiec toefl ielts linguaskill bulats duolingo
    expression interaction listened written-spoken comfortably professionally quasi
    bien européen européenne négociation connaissance orales écrites régulière passive comprise compris autodidacte officielle travail
    conversant heritage assez faible faibles trilingue natales maternelles aise oraux écrits quotidiennement rudimentaire rudimentaires
    المستوى أولى أجيد يجيد أتقن متقن متقنة لغتي تحدث شفويا نطقا فهم استماع بشكل كامل كاملة تام عالي عالية عال قليل قليلا بسيط بسيطة
    مبادئ أولية أولي إلى رسمية الرسمية ابتدائي فوق المتوسط أساسية احترافية احترافي بدرجة درجة لابأس طليق بأس جيدا للغة تحدثا قراءة وقراءة ومحادثة وتحدث
    oral orale première seconde deuxième troisième étrangère vivante lva lvb lv1 lv2 lv3 parfait parfaite parfaitement couramment quotidien
    مهني عملي أساسي أساسيات لغة ثانية كتابة قراءة تحدث محادثة بطلاقة ممتازة جيدة متوسطة متقدمة مبتدئة الأولى الثانية`).split(
    /\s+/,
  ),
]);

/** Words that say, beside a skill, how it is known or was learned. Alone, some of them would be skills. */
export const ratingWords: ReadonlySet<string> = new Set(
  fold(`learning learn learned learnt currently still now actively progress in-progress ongoing developing developed improving growing
    studying studied training trained self taught selftaught self-taught certified user use used usage daily regular regularly
    occasional occasionally frequent weekly rare rarely hobby hobbyist primary secondary preferred favorite favourite strong strongest
    rusty little bit some mid mid-level high low prior previous past recent exposure exposed hands on hands-on practical theoretical theory
    command comfortable confident competency competence competent capable literate certificate introductory introduction entry
    entry-level junior senior to a an the or plus quite fairly only near general understanding experience experiences exp practice
    practised practiced proficiency mastered expertise
    bases la les le quelques notion rudiments élémentaire élémentaires initié initiée initiation découverte apprentissage apprenant acquisition cours
    autodidacte usage utilisation quotidien quotidienne quotidiennement régulier régulière régulièrement occasionnel occasionnelle
    pratique pratiqué expérimenté expérimentée expérience débrouillard débrouillarde approfondi approfondie approfondies
    approfondissement perfectionnement formé formée certifié certifiée à l d du des au aux un une en cours assez plutôt très haut faible
    aisance aise autonome maîtrisé maîtrisée acquis acquise fonctionnel fonctionnelle utilisateur utilisatrice
    avancés avancées intermédiaires débutants solides correct correcte satisfaisant
    أساسيات أساسي أساسية قيد التعلم حاليا دراسة تدريب ذاتي معرفة خبرة إجادة جيدة ممتازة متقدمة متوسطة مبتدئة مقبول مقبولة عالي عالية في من مع جدا إتقان`)
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words that say how long. */
export const durationWords: ReadonlySet<string> = new Set(
  fold(`less more than over about around under up to at least approx approximately almost nearly since from until present now today current
    year years yr yrs month months mo mos week weeks day days experience exp experiences practice practise use usage of in and or one two three four five
    moins plus de d un une deux trois quatre cinq an ans année années mois semaine semaines jour jours depuis environ près presque expérience pratique
    à aujourd'hui aujourd hui ce présent actuel actuellement
    أقل أكثر من سنة سنوات سنتين سنتان عام أعوام عامين شهر أشهر شهور شهرين خبرة منذ حتى الآن حوالي نحو`)
    .split(/\s+/)
    .filter((word) => word !== ''),
);
