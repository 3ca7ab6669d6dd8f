import type { Corrections } from '../schemas/corrections';
import type { Fact, ResumeFacts, ResumeText } from '../schemas/resume';
import { correctedFacts } from '../facts';
import { askedKey } from './skills';
import { tradeWords } from './titles';
import { stands, type VisibleText, visibleText } from './visible';

/**
 * The facts that count. Facts that identify a person are not among them, so that no rule of the score can use
 * them.
 */
type ScoredFacts = Pick<
  ResumeFacts,
  | 'position'
  | 'positions'
  | 'yearsExperience'
  | 'skills'
  | 'education'
  | 'certificates'
  | 'languages'
>;

/** A title held, with the words by which titles are compared. */
export interface HeldTitle extends Fact<string> {
  words: ReadonlySet<string>;
}

/**
 * What the rules of the score see of a candidate: the facts that stand (see `standing`), and the text without
 * what is hidden or personal.
 */
export interface Scorable {
  /** The headline and the title held last, then the earlier ones. */
  latestTitles: HeldTitle[];
  earlierTitles: HeldTitle[];
  years: Fact<number> | null;
  /** Skills by their key. The languages spoken are among them. */
  skills: ReadonlyMap<string, Fact<string>>;
  education: ResumeFacts['education'];
  certificates: Fact<string>[];
  text: VisibleText;
  /** Whether skills and certificates are looked for in the text too. False where a person has listed them all. */
  seekSkills: boolean;
  seekCertificates: boolean;
}

/**
 * The fact with only the evidence that stands, or null where none does. A fact without evidence was stated by
 * hand, and stands.
 */
function standing<T>(fact: Fact<T>, text: VisibleText): Fact<T> | null {
  if (fact.evidence.length === 0) return fact;
  const evidence = fact.evidence.filter((one) => stands(one, text));
  return evidence.length > 0 ? { value: fact.value, evidence } : null;
}

function openFacts(facts: ScoredFacts, text: VisibleText) {
  const all = <T>(some: readonly Fact<T>[]) =>
    some.map((fact) => standing(fact, text)).filter((fact) => fact !== null);
  const titled = (titles: Fact<string>[]): HeldTitle[] =>
    all(titles).map((fact) => ({ ...fact, words: tradeWords(fact.value) }));
  const held = titled(facts.positions);
  const years = facts.yearsExperience;
  const skills = new Map<string, Fact<string>>();
  for (const fact of all([...facts.skills, ...facts.languages])) {
    const key = askedKey(fact.value);
    if (!skills.has(key)) skills.set(key, fact);
  }
  return {
    latestTitles: [...titled(facts.position ? [facts.position] : []), ...held.slice(0, 1)],
    earlierTitles: held.slice(1),
    years: years?.evidence.every((one) => stands(one, text)) ? years : null,
    skills,
    education: all(facts.education),
    certificates: all(facts.certificates),
  };
}

function open(facts: ResumeFacts, text: ResumeText, corrections: Corrections): Scorable {
  const visible = visibleText(text, facts, corrections.unclearText === 'counts');
  return {
    ...openFacts(correctedFacts(facts, corrections), visible),
    text: visible,
    seekSkills: corrections.skills === undefined,
    seekCertificates: corrections.certificates === undefined,
  };
}

const opened = new WeakMap<ResumeFacts, { text: ResumeText; resume: Scorable }>();

/**
 * Opens a resume for scoring. Hidden and personal text is covered before any rule sees it. The result for a
 * resume without corrections is kept as long as its facts are, since a new target scores thousands of resumes
 * again.
 */
export function openResume(
  facts: ResumeFacts,
  text: ResumeText,
  corrections: Corrections,
): Scorable {
  if (Object.keys(corrections).length > 0) return open(facts, text, corrections);
  const before = opened.get(facts);
  if (before?.text === text) return before.resume;
  const resume = open(facts, text, corrections);
  opened.set(facts, { text, resume });
  return resume;
}
