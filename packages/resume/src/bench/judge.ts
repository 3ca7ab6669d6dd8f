import { educationLevels, type ResumeFacts } from '../schemas/resume';
import { languageNames } from '../understanding/lexicon/languages';
import { highestLevel } from '../understanding/studies/education';
import { fold } from '../text';

/** The truth of a file of the test set, as written in its `truth.json`. */
export interface Truth {
  file: string;
  /** How the file is laid out, where the truth says so. */
  layout?: string;
  language: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  position: string | null;
  positionAccept: string[];
  skills: string[];
  educationHighest: string | null;
  yearsExperience: number | null;
  yearsAsOf: string | null;
  yearsStated: number | null;
  certificates: string[];
  /** Certificates that count neither for nor against, where one may take them for such or not. */
  certificatesOptional?: string[];
  /** The languages spoken, each with how well as the resume says it; absent where nobody noted them. */
  languages?: [name: string, level: string | null][];
  /** Skills that count neither for nor against, such as tools that only the jobs name. */
  skillsOptional?: string[];
}

export const fieldNames = [
  'name',
  'email',
  'phone',
  'location',
  'position',
  'educationLevels',
  'yearsExperience',
  'skills',
  'certificates',
  'languages',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** A value that was given, whether it is right, and how sure of it the reader said to be. */
interface Answer {
  field: FieldName;
  right: boolean;
  confidence: number | null;
}

/** The accuracy of one file's facts: 0 to 1 for each field that its truth has. */
export interface Judged {
  scores: Partial<Record<FieldName, number>>;
  falsePositives: FieldName[];
  answers: Answer[];
  /** How many values the truth has of each field. */
  wanted: Partial<Record<FieldName, number>>;
  misses: string[];
}

const EXTRA_LOCATION_LETTERS = 25;
const LIKE_ENOUGH = 0.6;

/** The mean, or null of nothing. */
export const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const letters = (text: string) => plain(text).replace(/[^\p{L}\p{N}]+/gu, '');
const tokens = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');
const withoutTitle = (name: string) =>
  name.replace(/^\s*(?:dr|prof|mr|mrs|ms|mme|m|eng|د|م|أ)\.?\s+/i, '');

function f1(matched: number, answers: number, truths: number): number {
  return answers + truths === 0 ? 1 : (2 * matched) / (answers + truths);
}

function tokenF1(a: string, b: string): number {
  const left = tokens(a);
  const right = [...tokens(b)];
  let shared = 0;
  for (const token of left) {
    const at = right.indexOf(token);
    if (at < 0) continue;
    right.splice(at, 1);
    shared += 1;
  }
  return f1(shared, left.length, tokens(b).length);
}

/** A quarter or a street, which an address in Arabic may have before its town. */
const ARABIC_QUARTER = /^\s*(?:حي|شارع|نهج|زنقة|قطعة|محلة)\s/u;

/** The city of a location as a truth record writes it: before the comma or dash, without a number and its street. */
const cityOf = (location: string) => {
  const parts = location.split(/[,،]|\s[–—-]\s/u);
  const city = parts.find((part) => !ARABIC_QUARTER.test(part)) ?? parts[0] ?? '';
  return letters(city.replace(/^\d+ \p{L}+ (?=\p{L})|\d+/gu, ''));
};

const rightLocation = (answer: string, truth: string) =>
  letters(answer.replace(/\d+/g, '')).includes(cityOf(truth)) &&
  answer.length <= truth.length + EXTRA_LOCATION_LETTERS;

const rightPhone = (answer: string, truth: string) => {
  const [left, right] = [answer, truth].map((phone) =>
    fold(phone.normalize('NFKC')).replace(/\D/g, ''),
  );
  return (
    left !== undefined &&
    right !== undefined &&
    (left === right || left.slice(-9) === right.slice(-9))
  );
};

const rightPosition = (answer: string, accepted: readonly string[]) =>
  accepted.some(
    (position) =>
      letters(answer).includes(letters(position)) || tokenF1(answer, position) >= LIKE_ENOUGH,
  );

/** Which of `answers` are among `truths`, each of which is met once. */
function matches(
  answers: readonly string[],
  truths: readonly string[],
  same: (a: string, b: string) => boolean,
): boolean[] {
  const left = [...truths];
  return answers.map((answer) => {
    const at = left.findIndex((truth) => same(answer, truth));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** A language by its English name, and how well it is spoken: 'French: B2'. */
const spokenAs = (name: string, howWell: string | null | undefined) =>
  `${languageNames.get(fold(name)) ?? name}: ${howWell ?? ''}`;

/** Whether the languages are the same, and the answer says how well in a word of the truth, where that says it. */
function rightLanguage(answer: string, truth: string): boolean {
  const [own, said] = [answer, truth].map((text) => /^(.*?): (.*)$/u.exec(text) ?? []);
  const wanted = tokens(said?.[2] ?? '');
  const given = tokens(own?.[2] ?? '');
  return (
    own?.[1] === said?.[1] && (wanted.length === 0 || given.some((token) => wanted.includes(token)))
  );
}

const unique = <T>(values: readonly T[], textOf: (value: T) => string): T[] => [
  ...new Map(values.map((value) => [letters(textOf(value)), value])).values(),
];

/** A fact, as far as judging it goes. */
interface Said<T> {
  value: T;
  confidence?: number | undefined;
}

/** Judges the facts read from one file by the definitions of the test set's README. */
export function judge(truth: Truth, facts: ResumeFacts): Judged {
  const judged: Judged = { scores: {}, falsePositives: [], misses: [], answers: [], wanted: {} };
  const told = (field: FieldName, right: boolean, confidence = -1) =>
    judged.answers.push({ field, right, confidence: confidence < 0 ? null : confidence });
  const scored = (name: FieldName, points: number, wanted: unknown, got: unknown) => {
    judged.scores[name] = points;
    if (points === 1) return;
    const differs = `${JSON.stringify(wanted)}, not ${JSON.stringify(got)}`;
    judged.misses.push(`${name} ${points.toFixed(2)}: ${differs}`);
  };
  const invented = (name: FieldName, got: unknown) => {
    judged.falsePositives.push(name);
    judged.misses.push(`${name}: none, not ${JSON.stringify(got)}`);
  };
  const one = <T>(
    name: FieldName,
    wanted: T | null,
    said: Said<T> | null,
    isRight: (got: T, wanted: T) => boolean,
  ) => {
    const right = said !== null && wanted !== null && isRight(said.value, wanted);
    if (said !== null) told(name, right, said.confidence);
    if (wanted === null) {
      if (said !== null) invented(name, said.value);
      return;
    }
    judged.wanted[name] = 1;
    scored(name, right ? 1 : 0, wanted, said?.value ?? null);
  };
  const many = (
    name: FieldName,
    wanted: readonly string[],
    said: readonly Said<string>[],
    same: (a: string, b: string) => boolean,
    optional: readonly string[] = [],
  ) => {
    const truths = unique(wanted, String).filter((value) => !optional.includes(value));
    const distinct = unique(said, ({ value }) => value);
    const met = matches(
      distinct.map(({ value }) => value),
      truths,
      same,
    );
    const answers = distinct.filter(
      ({ value }, i) => met[i] || !optional.some((either) => same(value, either)),
    );
    const values = answers.map(({ value }) => value);
    const right = matches(values, truths, same);
    for (const [i, { confidence }] of answers.entries()) told(name, right[i] ?? false, confidence);
    if (truths.length === 0) {
      if (values.length > 0) invented(name, values);
      return;
    }
    judged.wanted[name] = truths.length;
    const matched = right.filter(Boolean).length;
    const got = values.length === 0 ? null : values;
    scored(name, f1(matched, values.length, truths.length), truths, got);
  };
  const level = educationLevels.find((known) => known === truth.educationHighest) ?? null;
  const highest = highestLevel(facts.education.map(({ value }) => value));

  one(
    'name',
    truth.name,
    facts.name,
    (got, wanted) => letters(withoutTitle(got)) === letters(withoutTitle(wanted)),
  );
  one(
    'email',
    truth.email,
    facts.email,
    (got, wanted) => got.toLowerCase() === wanted.toLowerCase(),
  );
  one('phone', truth.phone, facts.phone, rightPhone);
  one('location', truth.location, facts.location, rightLocation);
  one('position', truth.position, facts.position, (got, wanted) =>
    rightPosition(got, [wanted, ...truth.positionAccept]),
  );
  one(
    'educationLevels',
    level,
    facts.education.find(({ value }) => value === highest) ?? null,
    (got, wanted) => got === wanted,
  );
  one('yearsExperience', truth.yearsExperience, facts.yearsExperience, (got, wanted) =>
    [wanted, truth.yearsStated].some((years) => years !== null && Math.abs(got - years) <= 1),
  );
  many(
    'skills',
    truth.skills,
    facts.skills,
    (a, b) => letters(a) === letters(b),
    truth.skillsOptional,
  );
  many(
    'certificates',
    truth.certificates,
    facts.certificates,
    (a, b) => tokenF1(a, b) >= LIKE_ENOUGH,
    truth.certificatesOptional,
  );
  if (truth.languages)
    many(
      'languages',
      truth.languages.map(([name, howWell]) => spokenAs(name, howWell)),
      facts.languages.map((language) => ({
        ...language,
        value: spokenAs(language.value, language.level),
      })),
      rightLanguage,
    );
  return judged;
}

/** What a wrong value costs. A missing one costs nothing, and a right one earns a point. */
const WRONG = 0.5;

/** What the answers on a field are worth in one file: 1 at best, 0 for none, less where they are wrong. Null where there is nothing to say and nothing was said. */
export function worth({ answers, wanted }: Judged, field: FieldName): number | null {
  const own = answers.filter((answer) => answer.field === field);
  const truths = wanted[field] ?? 0;
  if (own.length === 0 && truths === 0) return null;
  const right = own.filter((answer) => answer.right).length;
  return Math.max(-WRONG, (right - WRONG * (own.length - right)) / Math.max(1, truths));
}
