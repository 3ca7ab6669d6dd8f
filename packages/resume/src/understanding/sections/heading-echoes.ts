import { headsQualifications, isOfCourse } from '../certificates/certificate-courses';
import { nameIn } from '../certificates/certificate-names';
import { dateSpans, NAMES_CERTIFICATE, OPENS } from '../certificates/certificate-words';
import { isSurelyNamed } from '../certificates/certificate-sure';
import { sameLook } from './heading-look';
import { kindNamedIn, MOST_WORDS } from '../vocabulary/headings';
import type { ResumeLine } from '../text/layout';
import type { Section } from './section';
import { textOf, type Span } from '../text/spans';
import { fold, letterCount, wordsOf } from '../text/words';

/** Letters whose sizes differ by less are of one size. */
const SAME_SIZE = 0.25;

/** So much larger than the text below it is a heading that is known without a gap above it. */
const LARGER = 0.6;

/** How much further from the line above than the others a heading stands. */
const FURTHER = 1.2;

/** So many lines of such a look are the entries of one section. */
const MOST_ECHOES = 3;

const MOST_WORDS_OF_UNKNOWN = MOST_WORDS + 2;

const isAligned = (a: ResumeLine, b: ResumeLine): boolean =>
  Math.abs(a.indent - b.indent) < 4 || Math.abs(a.x + a.right - b.x - b.right) < 8;

/** Whether `line` may head something by its words: no date, no sentence, no way to reach somebody and no certificate. */
const mayHead = (span: Span): boolean => {
  const { text } = span.line;
  const words = wordsOf(text).length;
  return (
    letterCount(text) >= 4 &&
    words <= MOST_WORDS_OF_UNKNOWN &&
    !/@|https?:|www\.|\d{3}|[.,;]\s*$/u.test(text) &&
    dateSpans(span).length === 0 &&
    !OPENS.test(fold(text)) &&
    !isSurelyNamed(text) &&
    (kindNamedIn(text) !== null || !NAMES_CERTIFICATE.test(fold(text)))
  );
};

/** Whether `line` has the look and the place of `heading`. */
const echoes = (line: ResumeLine, heading: ResumeLine): boolean =>
  !line.bullet &&
  line.cells.length === 1 &&
  sameLook(line, heading) &&
  Math.abs(line.size - heading.size) < SAME_SIZE &&
  isAligned(line, heading);

/** Whether the line at `i` stands further below the one above than the lines of the text do, or on a new page or column. */
function isApart(lines: readonly Span[], i: number): boolean {
  const [above, own] = [lines[i - 1]?.line, lines[i]?.line];
  if (!above || !own) return false;
  if (above.page !== own.page || above.block !== own.block) return true;
  const steps = lines.slice(1, i).flatMap(({ line }, at) => {
    const before = lines[at]?.line;
    const step = before ? line.y - before.y : 0;
    return step > 0 ? [step] : [];
  });
  const usual = Math.max(Math.min(...steps), own.size);
  return own.y - above.y > FURTHER * (steps.length > 0 ? usual : own.size * FURTHER);
}

/** Where in `section` lines stand that look like its heading, and so head something else. */
function echoesIn({ heading, lines }: Section): number[] {
  const own = heading?.line;
  const first = lines[0]?.line;
  if (!own || !first || heading.start > 0 || heading.end < own.text.trimEnd().length) return [];
  if (!first.bullet && sameLook(first, own)) return [];
  const found = lines.flatMap((span, i) => {
    const [above, below] = [lines[i - 1]?.line, lines[i + 1]?.line];
    if (!above || !echoes(span.line, own) || echoes(above, own)) return [];
    if (below && echoes(below, own)) return [];
    return [i];
  });
  if (found.length >= MOST_ECHOES) return [];
  const isLarger = own.size > first.size + LARGER;
  const areHeadings = found.every((i) => {
    const span = lines[i];
    return span && mayHead(span) && (isLarger || isApart(lines, i));
  });
  return areHeadings ? found : [];
}

/** Whether a line names a certificate by its own words, whatever heads it. */
function readsAsCertificate(span: Span): boolean {
  const name = textOf(nameIn(span));
  return OPENS.test(fold(name)) || isSurelyNamed(name) || isOfCourse(span, name);
}

/** The part of `section` that `lines` are below a line that looks like its heading: certificates where these say so, and else of no kind. */
function partBelow(section: Section, heading: Span, lines: Span[]): Section {
  const areNamed =
    kindNamedIn(textOf(heading)) === 'certificates' ||
    (lines[0] !== undefined && readsAsCertificate(lines[0]));
  return areNamed
    ? { ...section, heading, lines }
    : { kind: 'other', kinds: ['other'], heading, lines };
}

/**
 * `sections` with those on certificates ended where a line of unknown words looks like their heading: 'Where to find me' is no
 * certificate, nor is what stands below it.
 */
export const endedAtEchoes = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => {
    if (!section.kinds.includes('certificates') && !headsQualifications(section.heading))
      return [section];
    const starts = echoesIn(section);
    return [
      { ...section, lines: section.lines.slice(0, starts[0]) },
      ...starts.flatMap((start, i): Section[] => {
        const heading = section.lines[start];
        return heading
          ? [partBelow(section, heading, section.lines.slice(start + 1, starts[i + 1]))]
          : [];
      }),
    ];
  });
