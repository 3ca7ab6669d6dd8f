import type { Corrections } from '@/data/schemas/candidate';
import type { Fact, ResumeFacts, ResumeText } from '@/data/schemas/resume';
import { correctedFacts } from '@/machines/candidate/profile';
import { askedKey } from './skills';
import { stands, type VisibleLine, visibleLines } from './visible';

/** The facts that count. Who somebody is, is not among them, so that no rule of the score can use it. */
export type ScoredFacts = Pick<
  ResumeFacts,
  | 'position'
  | 'positions'
  | 'yearsExperience'
  | 'skills'
  | 'education'
  | 'certificates'
  | 'languages'
>;

/** What the rules of the score see of a candidate: facts that stand, and the lines that anybody may read. */
export interface Scorable {
  /** The headline and the title held last, then the earlier ones. */
  latestTitles: Fact<string>[];
  earlierTitles: Fact<string>[];
  years: Fact<number> | null;
  /** By the key of the skill; the languages spoken are among them. */
  skills: ReadonlyMap<string, Fact<string>>;
  education: ResumeFacts['education'];
  certificates: Fact<string>[];
  lines: readonly VisibleLine[];
  /** Whether the lines may show more skills and certificates; not where a person has listed them all. */
  seekSkills: boolean;
  seekCertificates: boolean;
}

/** The fact with the evidence that stands, or null; one without evidence was stated by hand, and stands. */
function standing<T>(fact: Fact<T>, lines: readonly VisibleLine[]): Fact<T> | null {
  if (fact.evidence.length === 0) return fact;
  const evidence = fact.evidence.filter((one) => stands(one, lines));
  return evidence.length > 0 ? { value: fact.value, evidence } : null;
}

function openFacts(facts: ScoredFacts, lines: readonly VisibleLine[]) {
  const all = <T>(some: readonly Fact<T>[]) =>
    some.map((fact) => standing(fact, lines)).filter((fact) => fact !== null);
  const headline = facts.position && standing(facts.position, lines);
  const held = all(facts.positions);
  const years = facts.yearsExperience;
  const skills = new Map<string, Fact<string>>();
  for (const fact of all([...facts.skills, ...facts.languages])) {
    const key = askedKey(fact.value);
    if (!skills.has(key)) skills.set(key, fact);
  }
  return {
    latestTitles: [...(headline ? [headline] : []), ...held.slice(0, 1)],
    earlierTitles: held.slice(1),
    years: years?.evidence.every((one) => stands(one, lines)) ? years : null,
    skills,
    education: all(facts.education),
    certificates: all(facts.certificates),
  };
}

/** Opens a resume for scoring: what is hidden or personal is covered before any rule sees it. */
export function openResume(
  facts: ResumeFacts,
  text: ResumeText,
  corrections: Corrections,
): Scorable {
  const lines = visibleLines(text, facts);
  return {
    ...openFacts(correctedFacts(facts, corrections), lines),
    lines,
    seekSkills: corrections.skills === undefined,
    seekCertificates: corrections.certificates === undefined,
  };
}
