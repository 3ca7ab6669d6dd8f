import { wholeRange } from '../dates/date-cells';
import { namesDegree } from '../studies/degrees';
import { withoutEntries } from './entry-headings';
import { headingColumns, type HeadingColumns } from './heading-columns';
import type { Candidate } from './heading-lines';
import { sameLook, type Look } from './heading-look';
import { isNumbered, kindNamedIn, MOST_WORDS } from '../vocabulary/headings';
import type { Layout, ResumeLine } from '../text/layout';
import { NAMES_CERTIFICATES } from '../lexicon/certificates';
import { languageNames } from '../lexicon/languages';
import type { SectionKind } from '../lexicon/headings';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import { isKnownSkill } from '../vocabulary/skillnames';
import { isPresent } from '../dates/stacked-dates';
import { fold, keyOf, letterCount, wordsOf } from '../text/words';

const startsLow = (text: string) => /^[^\p{L}]*\p{Ll}/u.test(text);

/**
 * How much a line stands out as a heading does: larger, bold or in capitals. Small letters that are both bold and
 * capitals stand out a little, as in a sidebar.
 */
const emphasis = (c: Look, bodySize: number) =>
  (c.size > bodySize + 0.6 ? 2 : c.size >= bodySize - 0.6 ? 0 : c.bold && c.capitals ? -1 : -2) +
  (c.bold ? 1 : 0) +
  (c.capitals ? 1 : 0);

const majorKinds = new Set<SectionKind>([
  'experience',
  'education',
  'skills',
  'summary',
  'projects',
]);

const isMajor = (c: Candidate) => c.kinds.some((kind) => majorKinds.has(kind));

/** The one of `candidates` whose size most of them share, the first of several such. */
function commonest(candidates: readonly Candidate[]): Candidate | undefined {
  const sizes = new Map<number, number>();
  for (const { size } of candidates) sizes.set(size, (sizes.get(size) ?? 0) + 1);
  const most = Math.max(...sizes.values());
  return candidates.find(({ size }) => sizes.get(size) === most);
}

/** The look that the headings of `candidates` share, if at least two kinds of section agree on it. */
function headingLook(candidates: readonly Candidate[]): Look | null {
  const votes = new Map<string, Candidate[]>();
  for (const c of candidates.filter(isMajor)) {
    const key = `${Math.round(c.size)} ${c.bold} ${c.capitals}`;
    const voters = votes.get(key);
    if (voters) voters.push(c);
    else votes.set(key, [c]);
  }
  const [best] = [...votes.values()]
    .flatMap((voters) => {
      const look = commonest(voters);
      return look ? [{ look, kinds: new Set(voters.flatMap(({ kinds }) => kinds)).size }] : [];
    })
    .toSorted((a, b) => b.kinds - a.kinds || b.look.size - a.look.size);
  return best && best.kinds >= 2 ? best.look : null;
}

/** Where most headings start, if at least three of them do. */
function commonStart(headings: readonly Candidate[]): number | null {
  const starts = headings.map(({ line }) => line.indent);
  const peers = new Map<number, number>();
  for (const start of new Set(starts))
    peers.set(start, starts.filter((other) => Math.abs(other - start) < 3).length);
  const most = Math.max(0, ...peers.values());
  return most < 3 ? null : (starts.find((start) => peers.get(start) === most) ?? null);
}

/**
 * Whether `c` is set in below the sure headings, as a group of skills is: most of them start to its left, at `start`, and
 * none shares its right end or its middle.
 */
function isSetIn(c: Candidate, sure: readonly Candidate[], start: number | null): boolean {
  if (start === null || c.line.indent < start + 8 || c.line.indent > start + 80) return false;
  const { x, right } = c.line;
  return !sure.some(
    ({ line }) => Math.abs(line.right - right) < 4 || Math.abs(line.x + line.right - x - right) < 8,
  );
}

const ENDS_OPEN = /(?:\s(?:of|in|for|de|du|des|the|and|et|à)|[&,–-])$/iu;

/** The lines that carry on the one above in the same letters, such as 'Technology' below 'Institute of'. */
function carriedOn(lines: readonly ResumeLine[]): Set<ResumeLine> {
  return new Set(
    lines.filter((line, i) => {
      const above = lines[i - 1];
      return (
        above !== undefined &&
        above.block === line.block &&
        above.page === line.page &&
        sameLook(above, line) &&
        line.y > above.y &&
        line.y - above.y < line.size * 1.8 &&
        ENDS_OPEN.test(above.text.trimEnd())
      );
    }),
  );
}

/** Lines of one text stand no further apart than so many letter sizes. */
const TIGHT = 1.35;

/** The end of a certificate's name, which heads nothing though it is not bold. */
const ENDS_CERTIFICATE = /^(?:professional|specialist|graduate) certificat(?:e|ion)$/u;
const TIGHT_IN_NAME = 1.45;

/** Whether a line only ends the name which the line close above it begins in the same letters, as 'Certification' may in a card. */
export const endsName = (above: ResumeLine | undefined, line: ResumeLine): boolean =>
  above !== undefined &&
  (line.bold || ENDS_CERTIFICATE.test(line.folded)) &&
  !line.capitals &&
  above.block === line.block &&
  above.page === line.page &&
  Math.abs(above.indent - line.indent) < 1 &&
  sameLook(above, line) &&
  line.y > above.y &&
  line.y - above.y < line.size * (line.bold ? TIGHT : TIGHT_IN_NAME);

/** A heading that is larger than the others by so much needs not be as bold. */
const MUCH_LARGER = 2;

/** Whether `c` heads the certificates below the degrees, in letters that the headings of sections need not have. */
function headsGroup(c: Candidate, headings: readonly Candidate[]): boolean {
  const above = headings.findLast(({ line }) => line.index < c.line.index);
  return (
    above !== undefined &&
    above.kinds.includes('education') &&
    above.line.page === c.line.page &&
    c.kinds.join() === 'certificates' &&
    NAMES_CERTIFICATES.test(c.line.folded)
  );
}

/** A key of the words and the look of `c`, which come back where 'Highlights' stands below each job. */
const writingOf = (c: Candidate): string =>
  `${Math.round(c.size)} ${c.bold} ${c.capitals} ${keyOf(c.line.text)}`;

/** So many kinds of section under numbered headings show that all headings are. */
const LEAST_NUMBERED = 3;

/** `candidates` without those below numbered headings that are not numbered: they head groups. */
function withoutUnnumbered(candidates: readonly Candidate[]): readonly Candidate[] {
  const numbered = candidates.filter((c) => c.alone && isMajor(c) && isNumbered(c.line.text));
  const [first] = numbered;
  const kinds = new Set(numbered.map((c) => c.kinds[0]));
  if (!first || kinds.size < LEAST_NUMBERED || !numbered.every((c) => sameLook(c, first)))
    return candidates;
  return candidates.filter(({ line }) => line.index < first.line.index || isNumbered(line.text));
}

/** How much such a heading stands out at least: larger and bold, or in capitals. */
const LEAST_OVER_LANGUAGES = 3;

/** The most words of a line that names a spoken language, with how well. */
const MOST_WORDS_OF_LANGUAGE = 5;

const beginsWithLanguage = ({ text }: ResumeLine): boolean => {
  const [first = '', ...others] = wordsOf(text);
  return languageNames.has(fold(first)) && others.length < MOST_WORDS_OF_LANGUAGE;
};

/** The headings of languages right over names of spoken ones that stand out: those name no group of skills. */
function overLanguages(
  alone: readonly Candidate[],
  layout: Layout,
  columns: HeadingColumns,
): Set<Candidate> {
  const heading = new Map(alone.map((c) => [c.line, c]));
  const found = layout.lines.flatMap((line, i) => {
    const c = heading.get(line);
    const below = layout.lines[i + 1];
    if (!c?.kinds.includes('languages') || line.bullet || !below || !beginsWithLanguage(below))
      return [];
    const isOver = below.page === line.page && below.y > line.y;
    return isOver && emphasis(c, columns.bodySizeAt(c)) >= LEAST_OVER_LANGUAGES ? [c] : [];
  });
  return new Set(found);
}

/** Whether nothing but the dates of an entry stands beside `c`: 'Job étudiant', then '2019 – 2020'. */
const isDated = ({ line, end }: Candidate): boolean =>
  wholeRange(line.folded.slice(end).trim()) !== null;

/**
 * The candidates that are headings. A candidate with the look that most headings share is one. In a column with
 * such headings, any other must be at least as large, as bold and as capital, or stand out and be the only one on work
 * or on education. A column without them, such as a sidebar, has a look of its own: there a candidate must stand out
 * from the running text.
 */
export function acceptedHeadings(all: readonly Candidate[], layout: Layout): Candidate[] {
  const candidates = withoutUnnumbered(all);
  const alone = candidates.filter((c) => c.alone);
  const columns = headingColumns(alone, layout);
  const look = headingLook(alone) ?? headingLook(candidates);
  const inline = candidates.filter((c) => !c.alone && (look === null || !c.colon));
  const inlineLook = headingLook(inline.map((c) => ({ ...c, kinds: c.kinds.slice(0, 1) })));
  const bulleted = alone.some((c) => isMajor(c) && c.line.bullet);
  const sure = alone.filter((c) => isMajor(c) && look !== null && sameLook(c, look));
  const start = commonStart(sure);
  const further = carriedOn(layout.lines);
  const ends = new Set(layout.lines.filter((line, i) => endsName(layout.lines[i - 1], line)));
  const spoken = overLanguages(alone, layout, columns);
  const written = new Map<string, number>();
  for (const each of alone.map(writingOf)) written.set(each, (written.get(each) ?? 0) + 1);
  const heads = alone.flatMap(({ kinds }) => kinds);
  const isOnlyOne = ({ kinds: [kind] }: Candidate, stands: number) =>
    stands >= 3 &&
    (kind === 'experience' || kind === 'education') &&
    heads.indexOf(kind) === heads.lastIndexOf(kind);
  return candidates.filter((c) => {
    if (further.has(c.line)) return false;
    if (spoken.has(c)) return true;
    if (!isMajor(c) && isSetIn(c, sure, start)) return false;
    if (c.line.bullet && !bulleted) return false;
    if (look && sameLook(c, look)) return true;
    if (c.size < layout.bodySize + 0.6 && ends.has(c.line)) return false;
    if (look && c.alone && (written.get(writingOf(c)) ?? 0) > 1) return false;
    const stands = emphasis(c, columns.bodySizeAt(c));
    if (!c.alone && stands < 1 && isDated(c)) return false;
    if (!c.alone) return inlineLook !== null && sameLook(c, inlineLook) && inline.includes(c);
    if (startsLow(c.line.text.slice(c.start, c.end)) && stands < 2) return false;
    if (!look) return stands >= 0;
    if (stands >= 1 && headsGroup(c, sure)) return true;
    if (columns.hasLook(c, look)) {
      const asLarge =
        c.size >= look.size - 0.6 && (c.bold >= look.bold || c.size > look.size + MUCH_LARGER);
      return (asLarge && (c.capitals >= look.capitals || stands >= 3)) || isOnlyOne(c, stands);
    }
    const isPeer = (other: Candidate) =>
      sameLook(other, c) &&
      (isMajor(other) || other.kinds.includes('contact')) &&
      other.line.page === c.line.page &&
      (other.line.block === c.line.block || Math.abs(other.line.indent - c.line.indent) < 2);
    const equal =
      (c.size >= look.size - 0.6 && stands >= 2) ||
      (stands >= 3 && c.kinds.includes('certificates'));
    return stands >= 1 && (isMajor(c) || equal || alone.some(isPeer));
  });
}

/** What somebody is good at, which a heading says as well as an entry of a list does: 'Communication skills'. */
const OF_SKILLS = / skills ?:?$/u;

/** Whose something is, which alone is a position: 'Professional organizations'. */
const OF_PROFESSIONALS = /^\s*professional\s(?=\p{L})/iu;

/** Lines that look like the accepted headings though their words are not known, such as 'Patents held'. */
export function unknownHeadings(accepted: readonly Candidate[], layout: Layout): Candidate[] {
  const look = headingLook(accepted);
  if (!look) return [];
  const distinct = look.size > layout.bodySize + 0.6 || look.capitals;
  if (!distinct) return [];
  const taken = new Set(accepted.map(({ line }) => line));
  const columns = accepted.map(({ line }) => line);
  const found = layout.lines.filter(
    (line) =>
      !taken.has(line) &&
      sameLook(line, look) &&
      Math.abs(line.size - look.size) < 0.25 &&
      !line.bullet &&
      !isPresent.has(line.folded.trim()) &&
      !/\d{4}|@|[.,;]\s*$/.test(line.text) &&
      (!isKnownSkill(line.text) || OF_SKILLS.test(line.folded)) &&
      !hasRole(line.text.replace(OF_PROFESSIONALS, '')) &&
      !namesEmployer(line.text) &&
      !namesDegree(line.text) &&
      line.cells.length === 1 &&
      letterCount(line.text) >= 4 &&
      wordsOf(line.text).length <= MOST_WORDS &&
      columns.some(
        (c) =>
          Math.abs(c.indent - line.indent) < 4 || Math.abs(c.x + c.right - line.x - line.right) < 8,
      ) &&
      (kindNamedIn(line.text) !== null || accepted.some((c) => c.line.index < line.index)),
  );
  if (found.length > accepted.length + 2) return [];
  return withoutEntries(found, taken, layout.lines).map((line) => ({
    line,
    start: 0,
    end: line.text.length,
    kinds: [kindNamedIn(line.text) ?? 'other'],
    size: line.size,
    bold: line.bold,
    capitals: line.capitals,
    alone: true,
    colon: false,
  }));
}
