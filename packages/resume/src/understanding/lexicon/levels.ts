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
