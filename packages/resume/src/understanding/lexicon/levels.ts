import { fold } from '../../text';

/** Words that say how well something is mastered, and nothing else, folded. */
export const levelWords: ReadonlySet<string> = new Set(
  fold(`expert experts advanced advance intermediate beginner novice basic basics fundamental fundamentals proficient proficiency
    fluent native master mastery excellent good very strong solid working knowledge familiar familiarity elementary upper lower
    conversational professional level skilled competent average fair moderate experienced limited full bilingual mother tongue speaker
    avancé avancée intermédiaire débutant débutante confirmé confirmée maîtrise courant courante notions bon bonne bonnes niveau
    scolaire excellent excellente maternelle langue natif bilingue connaissances base opérationnel opérationnelle moyen moyenne lu écrit parlé
    fortgeschritten fortgeschrittene anfänger grundkenntnisse sehr gut gute kenntnisse fließend verhandlungssicher muttersprache
    ممتاز جيد جدا متقدم متوسط مبتدئ خبير مستوى إجادة تامة اللغة الأم طلاقة محترف
    a1 a2 b1 b2 c1 c2 cecr cecrl cerl cefr year years yr yrs ans an month months jahre jahr سنوات سنة and et und in of with de en`)
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words that say how well a language is spoken. Of a skill, some of them say what it is. */
export const spokenLevelWords: ReadonlySet<string> = new Set([
  ...levelWords,
  ...fold(`or business everyday daily written spoken oral reading writing speaking listening fluency fluently natively perfect perfectly
    medium decent basique currently learning skill skills language langage first second third foreign school academic functional minimum
    ou très natale natif native natifs courants courantes scolaires universitaire professionnel professionnelle technique usuel écrite parlée lue
    bases certified certifié certifiée intermediary rudiments rudimentary élémentaire élémentaires solide solides correct correcte
    notion maîtrisé maîtrisée maîtrisés acquis aisance aisé aisée autonome indépendant indépendante passable
    lus écrits parlés lues écrites parlées lire écrire parler comprendre lecture écriture compréhension conversation
    near highly fairly comfortable competence competency conversationally understanding comprehension
    wort schrift muttersprachler erweiterte grundlegende schulkenntnisse konversationssicher dalf delf
    ضعيف مقبول حسن مقبولة حسنة ضعيفة مهنية إتقان بإتقان وكتابة وقراءة وتحدثا كتابيا شفهيا ومحادثة أم
    oral orale première seconde deuxième troisième étrangère vivante lva lvb lv1 lv2 lv3 parfait parfaite parfaitement couramment quotidien
    مهني عملي أساسي أساسيات لغة ثانية كتابة قراءة تحدث محادثة بطلاقة ممتازة جيدة متوسطة متقدمة مبتدئة الأولى الثانية`).split(
    /\s+/,
  ),
]);
