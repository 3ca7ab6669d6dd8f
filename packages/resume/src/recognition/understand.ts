import { unreadable } from '../documents/unreadable';
import type { Fact, ReadOutcome, ResumeFacts } from '../schemas/resume';
import { understand, type UnderstandOptions } from '../understanding/facts';
import { documentOf } from './document';
import type { RecognisedPage } from './page';

const nothing = 'No text could be recognised in the pictures of this file.';

/**
 * Understands pages that were recognised, as `understand` does a document. The reading says that it was recognised. Pages without
 * a word are refused, with the reason.
 */
export function understandRecognised(
  pages: readonly RecognisedPage[],
  options: UnderstandOptions,
): ReadOutcome {
  const document = documentOf(pages);
  if (document.lines.length === 0)
    return { outcome: 'refused', reason: unreadable('noText', nothing) };
  const reading = understand(document, options);
  return {
    outcome: 'read',
    reading: { ...reading, facts: lessSure(reading.facts), recognised: true },
  };
}

/**
 * The most that a fact of a picture is said to be sure. For the fields of the bench it is their precision in 96 pictures of two
 * made up persons' resumes (23 Nov 2026), rounded down; `positions`, `languages` and `age` were not counted. To be
 * counted again with more persons.
 */
const MOST: Record<keyof ResumeFacts, number> = {
  name: 0.95,
  email: 0.95,
  phone: 0.9,
  location: 0.95,
  position: 0.95,
  positions: 0.8,
  experience: 0.7,
  yearsExperience: 0.7,
  skills: 0.8,
  education: 0.95,
  certificates: 0.85,
  languages: 0.9,
  age: 0.8,
};

type Given = Fact<unknown> | Fact<unknown>[] | null;

const capped = (fact: Fact<unknown>, most: number): Fact<unknown> => ({
  ...fact,
  confidence: Math.min(most, fact.confidence ?? most),
});

function lessSure(facts: ResumeFacts): ResumeFacts {
  const entries = Object.entries(facts) as [keyof ResumeFacts, Given][];
  return Object.fromEntries(
    entries.map(([field, given]) => [
      field,
      Array.isArray(given)
        ? given.map((fact) => capped(fact, MOST[field]))
        : given && capped(given, MOST[field]),
    ]),
  ) as ResumeFacts;
}
