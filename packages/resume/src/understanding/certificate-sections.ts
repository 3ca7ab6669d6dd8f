import { sameLook } from './heading-looks';
import { headingKinds, kindNamedIn } from './headings';
import type { ResumeLine } from './layout';
import type { SectionKind } from './lexicon/headings';
import type { Section } from './section';
import { textOf, type Span } from './spans';
import { fold, wordsOf } from '../text';

/** What words of a group of certificates may seem to head: 'Information Technology', 'Safety'. */
const SEEMING: ReadonlySet<SectionKind> = new Set(['skills', 'contact', 'other', 'header']);

/** What a group of certificates is on, though it heads other things as well: 'Software', 'Leadership'. */
const ALSO_TAUGHT =
  /^(?:software|tools?|technolog(?:y|ies)|networks?|leadership|military|social|community|workshops?|seminars?|conferences?|logiciels?|outils)$/u;

/** A field that is no information on somebody. */
const OF_COMPUTING = /informations? (?:technolog|system|secur)\p{L}*/u;

/** Whether a heading is that of another section wherever it stands: 'Contact', 'Technical skills'. */
const isOfOthers = (heading: string): boolean =>
  headingKinds(heading).length > 0 &&
  wordsOf(fold(heading).replace(OF_COMPUTING, '')).some(
    (word) => kindNamedIn(word) !== null && !ALSO_TAUGHT.test(word),
  );

const areCertificates = ({ kinds }: Section): boolean => kinds.join() === 'certificates';

/** Whether the heading of `section` stands out less than that over all groups. */
const isBelow = (section: Section, over: ResumeLine): boolean => {
  const own = section.heading?.line;
  return own !== undefined && own.size < over.size - 0.3 && own.page - over.page < 2;
};

/** Sections right under a larger heading on certificates, which has no lines of its own, are its groups. */
export function withGroupsBelowHeading(sections: readonly Section[]): Section[] {
  let over: ResumeLine | null = null;
  return sections.map((section) => {
    const heading: ResumeLine | undefined = section.heading?.line;
    const isSeeming = SEEMING.has(section.kind) && !isOfOthers(heading?.text ?? '');
    if (over && heading && isSeeming && isBelow(section, over)) {
      const lines = section.lines.filter(({ line }) => !sameLook(line, heading));
      return { ...section, kind: 'certificates', kinds: ['certificates'], lines };
    }
    over = heading && areCertificates(section) && section.lines.length === 0 ? heading : null;
    return section;
  });
}

/** A cell of a heading, with what it is over. */
interface Top {
  heading: Span;
  x: number;
  kinds: readonly SectionKind[];
}

/** How far left of its heading, in points, a column may begin. */
const ALIGNED = 12;

/** The headings that stand beside each other in one line; empty where it has one. */
function topsIn({ heading }: Section): Top[] {
  if (!heading) return [];
  const tops = heading.line.cells
    .filter(({ start, end }) => start >= heading.start && end <= heading.end)
    .map(({ x, start, end }) => {
      const own = { line: heading.line, start, end };
      return { heading: own, x, kinds: headingKinds(textOf(own)) };
    });
  return tops.length > 1 && tops.every(({ kinds }) => kinds.length > 0) ? tops : [];
}

/** The cells of `span` that stand under `top`, and left of the next one's column. */
function under(span: Span, top: Top, next: Top | undefined, isFirst: boolean): Span[] {
  const left = isFirst ? -Infinity : top.x - ALIGNED;
  const cells = span.line.cells.filter(
    ({ x, start, end }) =>
      x >= left && x < (next ? next.x - ALIGNED : Infinity) && start < span.end && end > span.start,
  );
  const [first, last] = [cells[0], cells.at(-1)];
  return first && last
    ? [
        {
          line: span.line,
          start: Math.min(first.start, last.start),
          end: Math.max(first.end, last.end),
        },
      ]
    : [];
}

/** Sections of which one line heads several, of which one is of certificates, as the columns below it have them. */
export const withColumnsOfHeading = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => {
    const tops = section.kinds.includes('certificates') ? topsIn(section) : [];
    if (tops.length < 2) return [section];
    return tops.map((top, at) => ({
      kind: top.kinds[0] ?? section.kind,
      kinds: top.kinds,
      heading: top.heading,
      lines: section.lines.flatMap((span) => under(span, top, tops[at + 1], at === 0)),
    }));
  });
