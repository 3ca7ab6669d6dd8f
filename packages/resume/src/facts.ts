import type { Corrections } from './schemas/corrections';
import type { Fact, ResumeFacts, ResumeReading, SpokenLanguage } from './schemas/resume';

export { educationLevels } from './education-levels';

/** The facts of a resume that holds none. */
export const noFacts: ResumeFacts = {
  name: null,
  email: null,
  phone: null,
  location: null,
  position: null,
  positions: [],
  experience: [],
  yearsExperience: null,
  skills: [],
  education: [],
  certificates: [],
  languages: [],
  age: null,
};

/** A language as a person reads it, with how well it is spoken where the resume says so: 'French: B2'. */
export const spoken = ({ level, ...language }: SpokenLanguage): Fact<string> => ({
  ...language,
  value: level === undefined ? language.value : `${language.value}: ${level}`,
});

const byHand = <T>(value: T): Fact<T> => ({ value, evidence: [] });

/**
 * The facts with the corrections by hand in place of the values that were read. A corrected fact has no
 * evidence. A fact corrected to nothing is not known.
 */
export function correctedFacts(facts: ResumeFacts, corrections: Corrections): ResumeFacts {
  const one = <T>(correction: T | null | undefined, read: Fact<T> | null) => {
    if (correction === undefined) return read;
    return correction === null || correction === '' ? null : byHand(correction);
  };
  const { education, skills, certificates } = corrections;
  return {
    ...facts,
    name: one(corrections.name, facts.name),
    email: one(corrections.email, facts.email),
    phone: one(corrections.phone, facts.phone),
    location: one(corrections.location, facts.location),
    position: one(corrections.position, facts.position),
    yearsExperience: one(corrections.yearsExperience, facts.yearsExperience),
    skills: skills === undefined ? facts.skills : kept(facts.skills, skills),
    certificates:
      certificates === undefined ? facts.certificates : kept(facts.certificates, certificates),
    education:
      education === undefined ? facts.education : education === null ? [] : [byHand(education)],
  };
}

/** A reading. Its unclear lines count where a person said so by hand. */
export const standingReading = (
  reading: ResumeReading,
  { unclearText }: Corrections,
): ResumeReading =>
  unclearText === undefined ? reading : { ...reading, facts: reading.withUnclear ?? reading.facts };

/** A corrected list. An entry that was also read keeps its evidence. */
const kept = (read: Fact<string>[], corrected: string[]) =>
  corrected.map((value) => read.find((fact) => fact.value === value) ?? byHand(value));

/** Whether facts hold nothing that a resume should: no work, no education, no skill and no contact. */
export const holdNothing = (facts: ResumeFacts): boolean =>
  [facts.email, facts.phone, facts.position, facts.yearsExperience].every((one) => one === null) &&
  [facts.positions, facts.experience, facts.skills, facts.education, facts.certificates].every(
    ({ length }) => length === 0,
  );
