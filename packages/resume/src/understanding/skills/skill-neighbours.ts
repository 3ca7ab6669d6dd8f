import { sameLook } from '../sections/heading-look';
import { headingKinds } from '../vocabulary/headings';
import type { Section } from '../sections/sections';
import { textOf, type Span } from '../text/spans';

/** Starts that differ less than this, in points, are those of one column. */
const ALIGNED = 2;

/** Whether a section stands under words that are no known heading, such as 'Frontend'. */
export const isUnderGroup = ({ kind, heading }: Section): boolean =>
  kind === 'other' && heading !== null && headingKinds(textOf(heading)).length === 0;

/** The sections under no known heading that follow each other up to the one at `from`, or from there on, of those that stand `within`. */
function groupsFrom(
  sections: readonly Section[],
  from: number,
  step: 1 | -1,
  within: (section: Section) => boolean,
): Section[] {
  const groups: Section[] = [];
  for (let i = from; ; i += step) {
    const section = sections[i];
    if (section && !within(section)) continue;
    if (!section || !isUnderGroup(section)) return groups;
    groups.push(section);
  }
}

/** The groups at the end of a section whose names look like the heading below it: 'Frontend' over a list, then 'Tools'. */
function groupsAbove({ heading }: Section, above: Section | undefined): Section[] {
  if (!heading || !above || above.lines.at(-1)?.line.block !== heading.line.block) return [];
  const isName = ({ line }: Span) =>
    line.page === heading.line.page &&
    sameLook(line, heading.line) &&
    Math.abs(line.indent - heading.line.indent) < ALIGNED;
  const groups: Section[] = [];
  for (const span of above.lines) {
    if (isName(span)) groups.push({ kind: 'other', kinds: ['other'], heading: span, lines: [] });
    else groups.at(-1)?.lines.push(span);
  }
  return groups;
}

/** Whether the headings of two sections stand over each other in one column, in the same look, whatever stands between. */
const areInColumn = ({ heading: a }: Section, { heading: b }: Section): boolean =>
  a !== null &&
  b !== null &&
  sameLook(a.line, b.line) &&
  Math.abs(a.line.indent - b.line.indent) < ALIGNED;

/** The sections before and after the one at `at`, of those that stand `within`, under no known heading. */
const groupsBeside = (
  sections: readonly Section[],
  at: number,
  within: (section: Section) => boolean,
): Section[] => [
  ...groupsFrom(sections, at - 1, -1, within),
  ...groupsFrom(sections, at + 1, 1, within),
];

/** Sections right before and after those of `own`, on the page or in its column, and parts of them, that may list further groups of skills. */
export function neighboursOf(own: ReadonlySet<Section>, sections: readonly Section[]): Section[] {
  const beside = sections.flatMap((section, i) =>
    own.has(section)
      ? [
          ...groupsBeside(sections, i, () => true),
          ...groupsBeside(sections, i, (other) => areInColumn(section, other)),
          ...groupsAbove(section, sections[i - 1]),
        ]
      : [],
  );
  return [...new Set(beside)];
}
