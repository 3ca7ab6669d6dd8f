import type { Fact, ResumeFacts } from '../schemas/resume';
import { isKnownSkill } from './skillnames';

/** What tells how a resume's facts were come by. */
export interface Found {
  /** Whether the address and the number stand with what is about the person. */
  emailIsPersonal: boolean;
  phoneIsPersonal: boolean;
  /** What the position is: a title held, the headline with a role, or a headline that names none. */
  positionFrom: 'held' | 'headline' | 'words';
  /** Whether a section on work, and one on education, is headed so. */
  hasHistory: boolean;
  hasEducation: boolean;
  /** How many of the dated places of work have a title. */
  titled: number;
  dated: number;
  isStated: boolean;
}

/**
 * How often such a fact is expected to be right. These are estimates, not counts over resumes that no rule was tuned
 * on. The bench prints how well they hold.
 */
const sure = {
  email: { personal: 0.99, elsewhere: 0.9 },
  phone: { personal: 0.97, elsewhere: 0.85 },
  place: { wide: 0.95, alone: 0.85 },
  position: { held: 0.85, headline: 0.93, words: 0.6 },
  title: 0.85,
  range: 0.93,
  years: { headed: 0.9, untitled: 0.7, unheaded: 0.6, stated: 0.8 },
  skill: { known: 0.95, listed: 0.8 },
  education: { headed: 0.95, elsewhere: 0.75 },
  certificate: 0.8,
  language: 0.95,
  age: 0.9,
} as const;

const at = <T>(fact: Fact<T> | null, confidence: number): Fact<T> | null =>
  fact && { ...fact, confidence };
const each = <T>(facts: readonly Fact<T>[], confidence: (value: T) => number): Fact<T>[] =>
  facts.map((fact) => ({ ...fact, confidence: confidence(fact.value) }));

function surenessOfYears({ isStated, hasHistory, titled, dated }: Found): number {
  if (isStated) return sure.years.stated;
  if (!hasHistory) return sure.years.unheaded;
  return titled * 2 >= dated ? sure.years.headed : sure.years.untitled;
}

const surenessOfPlace = (place: string): number =>
  /[,،]/.test(place) ? sure.place.wide : sure.place.alone;

/** The facts, each with how sure it is. A fact that already has its confidence keeps it. */
export function withConfidence(facts: ResumeFacts, found: Found): ResumeFacts {
  const { email, phone, position, education } = sure;
  return {
    ...facts,
    email: at(facts.email, found.emailIsPersonal ? email.personal : email.elsewhere),
    phone: at(facts.phone, found.phoneIsPersonal ? phone.personal : phone.elsewhere),
    location: facts.location && at(facts.location, surenessOfPlace(facts.location.value)),
    position: at(facts.position, position[found.positionFrom]),
    positions: each(facts.positions, () => sure.title),
    experience: each(facts.experience, () => sure.range),
    yearsExperience: at(facts.yearsExperience, surenessOfYears(found)),
    skills: each(facts.skills, (skill) =>
      isKnownSkill(skill) ? sure.skill.known : sure.skill.listed,
    ),
    education: each(facts.education, () =>
      found.hasEducation ? education.headed : education.elsewhere,
    ),
    certificates: each(facts.certificates, () => sure.certificate),
    languages: each(facts.languages, () => sure.language),
    age: at(facts.age, sure.age),
  };
}
