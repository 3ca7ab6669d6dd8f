import { correctedFacts, educationLevels, holdNothing, standingReading } from '@masar/resume/facts';
import type {
  Corrections,
  EducationLevel,
  Fact,
  Unreadable,
  ResumeFacts,
  Target,
} from '@masar/resume/schemas';
import type { Candidate, OtherCandidate } from '@/data/schemas/candidate';
import { inOrder } from '../order';
import { targetKey } from './targets';

/** A candidate as its rows show it: the facts that were read and corrected by hand, or simulated ones. */
export interface CandidateProfile {
  id: string;
  fileName: string;
  name: string;
  email: string | null;
  phone: string | null;
  age: number | null;
  position: string | null;
  experience: number | null;
  location: string | null;
  skills: string[];
  education: EducationLevel | null;
  certificates: string[];
  keywords: string[];
  status: Candidate['status'];
  decision: Candidate['decision'];
  /** One score for each target, the last one asked for first. Simulated where the candidate is simulated. */
  scores: RowScore[];
  simulated: Unreadable | null;
  /** Why the file of a Pending candidate could not be read. */
  unreadable: Unreadable | null;
  /** Whether the file was read and held no fact of a resume. */
  isEmpty: boolean;
}

/** A score without its parts, and the ISO instant at which it was last asked for. */
export interface RowScore {
  target: Target;
  total: number;
  at: string;
}

/** A score as a person reads it. Its tenths order candidates and are not shown. */
export const wholeScore = (total: number): number => Math.round(total);

/** A row's score against the target with a key. Null where it was never measured against that target. */
export const scoreAgainst = (
  { scores }: CandidateProfile,
  key: string | undefined,
): number | null => scores.find(({ target }) => targetKey(target) === key)?.total ?? null;

const spelled = (corrections: Corrections) =>
  JSON.stringify(Object.entries(corrections).toSorted(([a], [b]) => inOrder(a, b)));

/** Whether two sets of corrections are equal. `a` is undefined where a workflow only asks what could happen. */
export const sayTheSame = (a: Corrections | undefined, b: Corrections): boolean =>
  a !== undefined && spelled(a) === spelled(b);

/** The history's sentence for corrections that replace earlier ones. */
export function correctionTold(
  { corrections }: Pick<Candidate, 'corrections'>,
  before: Pick<Candidate, 'corrections'>,
): string {
  const { unclearText } = corrections;
  if (unclearText === before.corrections.unclearText) return 'Corrected by hand';
  return unclearText === undefined
    ? 'Unclear text no longer counted'
    : 'Unclear text counted by hand';
}

/**
 * Whether `other` is an analysed candidate with another id than `id`. It is undefined where a workflow only asks
 * what could happen.
 */
export const isAnotherAnalysed = (other: OtherCandidate | undefined, id: string): boolean =>
  other !== undefined && other.id !== id && other.status === 'Analyzed';

/** The highest of a candidate's degrees. Null without one. */
const highestEducation = (facts: ResumeFacts): EducationLevel | null =>
  educationLevels.findLast((level) => facts.education.some(({ value }) => value === level)) ?? null;

const values = <T>(facts: Fact<T>[]) => facts.map(({ value }) => value);

/** What a candidate's rows show. The file's name replaces an unknown name. */
export function profileOf(candidate: Candidate): CandidateProfile {
  const { id, fileName, status, decision, reading, simulated, unreadable, corrections } = candidate;
  const scores = candidate.scores.map(({ target, score, at }) => ({
    target,
    total: score.total,
    at,
  }));
  const common = {
    id,
    fileName,
    status,
    decision,
    scores,
    name: fileName,
    isEmpty: false,
    unreadable,
  };
  const unknown = { email: null, phone: null, age: null };
  if (simulated !== null) {
    return {
      ...common,
      ...unknown,
      position: simulated.position,
      experience: simulated.experience,
      location: simulated.location,
      skills: simulated.skills,
      education: simulated.education,
      certificates: [],
      keywords: [],
      simulated: simulated.reason,
    };
  }
  if (reading === null) {
    return {
      ...common,
      ...unknown,
      position: null,
      experience: null,
      location: null,
      skills: [],
      education: null,
      certificates: [],
      keywords: [],
      simulated: null,
    };
  }
  const facts = correctedFacts(standingReading(reading, corrections).facts, corrections);
  return {
    ...common,
    name: facts.name?.value ?? fileName,
    email: facts.email?.value ?? null,
    phone: facts.phone?.value ?? null,
    age: facts.age?.value ?? null,
    position: facts.position?.value ?? null,
    experience: facts.yearsExperience?.value ?? null,
    location: facts.location?.value ?? null,
    skills: values(facts.skills),
    education: highestEducation(facts),
    certificates: values(facts.certificates),
    keywords: [...new Set([...values(facts.positions), ...values(facts.skills)])],
    simulated: null,
    isEmpty: holdNothing(facts),
  };
}
