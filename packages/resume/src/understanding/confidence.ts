import type { Fact, ResumeFacts } from '../schemas/resume';
import { isKnownSkill } from './vocabulary/skillnames';

/** What tells how a resume's facts were come by. */
export interface Found {
  /** Whether a heading shows that the document is a resume. */
  isResume: boolean;
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
 * How often facts of each kind were right where the rules had not met the files: what we expected before we counted, then
 * how many files they were right in, of how many that had any. A file counts for the share of its facts that were right.
 * Counted with `npm run bench -- resumes FOLDER --kinds` on 22 Nov 2026 in the given set (a layout counts once, 47 in all)
 * and in 1,152 generated files of six layouts, read by the rules from before these layouts were made (a layout counts once
 * for each language and type, 36 in all); and on 25 Nov 2026 in 23 and in 62 files of people whom the rules had not met.
 * Certificates are counted in files of people alone, who write them in more ways. Kinds without counts are what we
 * expect.
 */
const counted = {
  email: { personal: [0.99, 152.3, 153], elsewhere: [0.9, 0, 3] },
  phone: { personal: [0.97, 136, 137], elsewhere: [0.85, 3, 4] },
  place: { wide: [0.95, 100, 100], alone: [0.85, 31, 36] },
  position: { held: [0.85, 44, 48], headline: [0.93, 110, 113], words: [0.6, 1, 1] },
  title: [0.85, 0, 0],
  range: [0.93, 0, 0],
  years: {
    headed: [0.9, 128, 144],
    untitled: [0.7, 11, 11],
    unheaded: [0.6, 0, 1],
    stated: [0.8, 0, 0],
  },
  skill: { known: [0.95, 147.7, 156], listed: [0.8, 102.7, 136] },
  education: { headed: [0.95, 140, 141], elsewhere: [0.75, 0, 0] },
  certificate: [0.8, 37.5, 50],
  language: [0.95, 0, 0],
  age: [0.9, 0, 0],
} as const;

/** As many files as this would have to be counted for the count to weigh as much as what was expected. */
const EXPECTED_WEIGHT = 10;
const MOST = 0.99;

type Counted = readonly [expected: number, right: number, of: number];

/** How often facts of a kind are right, to two decimals. */
const sureOf = ([expected, right, of]: Counted): number =>
  Math.min(
    MOST,
    Math.round(((expected * EXPECTED_WEIGHT + right) / (EXPECTED_WEIGHT + of)) * 100) / 100,
  );

function surenessOfYears({ isStated, hasHistory, titled, dated }: Found): number {
  const { years } = counted;
  if (isStated) return sureOf(years.stated);
  if (!hasHistory) return sureOf(years.unheaded);
  return sureOf(titled * 2 >= dated ? years.headed : years.untitled);
}

const surenessOfPlace = (place: string): number =>
  sureOf(/[,،]/.test(place) ? counted.place.wide : counted.place.alone);

/** What is read from a letter or an invoice is at most this sure, since it may be of anybody. */
const UNLIKE_A_RESUME = 0.5;

/** The facts, each with how sure it is. The name already has how sure it is in a resume. */
export function withConfidence(facts: ResumeFacts, found: Found): ResumeFacts {
  const most = found.isResume ? 1 : UNLIKE_A_RESUME;
  const at = <T>(fact: Fact<T> | null, confidence: number): Fact<T> | null =>
    fact && { ...fact, confidence: Math.min(most, confidence) };
  const each = <T>(all: readonly Fact<T>[], confidence: (value: T) => number): Fact<T>[] =>
    all.map((fact) => ({ ...fact, confidence: Math.min(most, confidence(fact.value)) }));
  const { email, phone, position, education } = counted;
  return {
    ...facts,
    name: at(facts.name, facts.name?.confidence ?? most),
    email: at(facts.email, sureOf(found.emailIsPersonal ? email.personal : email.elsewhere)),
    phone: at(facts.phone, sureOf(found.phoneIsPersonal ? phone.personal : phone.elsewhere)),
    location: facts.location && at(facts.location, surenessOfPlace(facts.location.value)),
    position: at(facts.position, sureOf(position[found.positionFrom])),
    positions: each(facts.positions, () => sureOf(counted.title)),
    experience: each(facts.experience, () => sureOf(counted.range)),
    yearsExperience: at(facts.yearsExperience, surenessOfYears(found)),
    skills: each(facts.skills, (skill) =>
      sureOf(isKnownSkill(skill) ? counted.skill.known : counted.skill.listed),
    ),
    education: each(facts.education, () =>
      sureOf(found.hasEducation ? education.headed : education.elsewhere),
    ),
    certificates: each(facts.certificates, () => sureOf(counted.certificate)),
    languages: each(facts.languages, () => sureOf(counted.language)),
    age: at(facts.age, sureOf(counted.age)),
  };
}
