import type { ResumeFacts } from '../schemas/resume';
import { highestLevel } from '../understanding/education';

/** The truth of a file of the test set, as written in its `truth.json`. */
export interface Truth {
  file: string;
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
] as const;
type FieldName = (typeof fieldNames)[number];

/** The accuracy of one file's facts: 0 to 1 for each field that its truth has. */
export interface Judged {
  scores: Partial<Record<FieldName, number>>;
  falsePositives: FieldName[];
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

/** The city of a location as a truth record writes it: before the comma, without a number and its street. */
const cityOf = (location: string) =>
  letters((location.split(/[,،]/)[0] ?? '').replace(/^\d+ \p{L}+ (?=\p{L})|\d+/gu, ''));

const rightLocation = (answer: string, truth: string) =>
  letters(answer.replace(/\d+/g, '')).includes(cityOf(truth)) &&
  answer.length <= truth.length + EXTRA_LOCATION_LETTERS;

const rightPhone = (answer: string, truth: string) => {
  const [left, right] = [answer, truth].map((phone) => phone.normalize('NFKC').replace(/\D/g, ''));
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

function setF1(
  answers: readonly string[],
  truths: readonly string[],
  same: (a: string, b: string) => boolean,
) {
  const left = [...truths];
  let matched = 0;
  for (const answer of answers) {
    const at = left.findIndex((truth) => same(answer, truth));
    if (at < 0) continue;
    left.splice(at, 1);
    matched += 1;
  }
  return f1(matched, answers.length, truths.length);
}

const unique = (values: readonly string[]) => [
  ...new Map(values.map((value) => [letters(value), value])).values(),
];

const yes = (right: boolean) => (right ? 1 : 0);
const list = (values: readonly string[]) => (values.length === 0 ? null : unique(values));

/** Judges the facts read from one file by the definitions of the test set's README. */
export function judge(truth: Truth, facts: ResumeFacts): Judged {
  const judged: Judged = { scores: {}, falsePositives: [], misses: [] };
  const field = <T>(
    name: FieldName,
    wanted: T | null,
    got: T | null,
    score: (got: T, wanted: T) => number,
  ) => {
    if (wanted === null) {
      if (got === null) return;
      judged.falsePositives.push(name);
      judged.misses.push(`${name}: none, not ${JSON.stringify(got)}`);
      return;
    }
    const points = got === null ? 0 : score(got, wanted);
    judged.scores[name] = points;
    if (points < 1)
      judged.misses.push(
        `${name} ${points.toFixed(2)}: ${JSON.stringify(wanted)}, not ${JSON.stringify(got)}`,
      );
  };
  const level =
    (['Bachelor', 'Master', 'PhD'] as const).find((l) => l === truth.educationHighest) ?? null;

  field('name', truth.name, facts.name?.value ?? null, (got, wanted) =>
    yes(letters(withoutTitle(got)) === letters(withoutTitle(wanted))),
  );
  field('email', truth.email, facts.email?.value ?? null, (got, wanted) =>
    yes(got.toLowerCase() === wanted.toLowerCase()),
  );
  field('phone', truth.phone, facts.phone?.value ?? null, (got, wanted) =>
    yes(rightPhone(got, wanted)),
  );
  field('location', truth.location, facts.location?.value ?? null, (got, wanted) =>
    yes(rightLocation(got, wanted)),
  );
  field('position', truth.position, facts.position?.value ?? null, (got, wanted) =>
    yes(rightPosition(got, [wanted, ...truth.positionAccept])),
  );
  field(
    'educationLevels',
    level,
    highestLevel(facts.education.map(({ value }) => value)),
    (got, wanted) => yes(got === wanted),
  );
  field(
    'yearsExperience',
    truth.yearsExperience,
    facts.yearsExperience?.value ?? null,
    (got, wanted) =>
      yes(
        [wanted, truth.yearsStated].some((years) => years !== null && Math.abs(got - years) <= 1),
      ),
  );
  field('skills', list(truth.skills), list(facts.skills.map(({ value }) => value)), (got, wanted) =>
    setF1(got, wanted, (a, b) => letters(a) === letters(b)),
  );
  field(
    'certificates',
    list(truth.certificates),
    list(facts.certificates.map(({ value }) => value)),
    (got, wanted) => setF1(got, wanted, (a, b) => tokenF1(a, b) >= LIKE_ENOUGH),
  );
  return judged;
}
