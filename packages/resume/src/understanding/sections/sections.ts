import { withGroupsOfCertificates } from './certificate-groups';
import { withGroupsBelowHeading } from './certificate-sections';
import { withSkillsAsQualifications } from './skills-as-qualifications';
import { rangesIn } from '../dates/dates';
import { candidateIn, type Candidate } from './heading-lines';
import { endedAtEchoes } from './heading-echoes';
import { headingsOfParts } from './heading-levels';
import { partsUnder, sectionsUnder, type Top } from './heading-rows';
import { sameLook } from './heading-look';
import { acceptedHeadings, unknownHeadings } from './heading-looks';
import { isExperienceOfComputers, isListOfKinds } from '../vocabulary/heading-fields';
import { headingKinds } from '../vocabulary/headings';
import type { Layout, ResumeLine } from '../text/layout';
import type { SectionKind } from '../lexicon/headings';
import { headingsBeforeText } from './margin-headings';
import { contactFeet } from './page-feet';
import type { Section } from './section';
import { runExtents, SectionColumns, type Extent } from './section-columns';
import { isKnownSkill } from '../vocabulary/skillnames';
import { foldedOf, type Span } from '../text/spans';
import { wordsOf } from '../text/words';

export type { Section } from './section';

/** What a column of details of the person begins with. */
const CONTACT = /@|https?:|www\.|linkedin|github|(?:\d[\s().-]?){8}/u;

/** How many lines of the text beside a heading may come before its next line. */
const MOST_BETWEEN = 2;

/** The most lines that a heading has. */
const MOST_LINES = 3;

/** How far above a heading, in its letter sizes, a line of its own stands at most. */
const CLOSE_ABOVE = 2;

/** A word or three in capitals, of a script that has them. */
const FEW_CAPITALS = /^\P{L}*\p{Lu}[\p{Lu}'’-]*(?: [\p{Lu}&'’-]+){0,2}$/u;

/**
 * Whether the last of `lines` is a small line in capitals right over a heading, which it only leads up to. The only line
 * of a section is what that says.
 */
function leadsUp(lines: readonly Span[], { line: heading }: Candidate): boolean {
  const [above, last] = [lines.at(-2)?.line, lines.at(-1)?.line];
  if (!above || !last || !FEW_CAPITALS.test(last.text.trim()) || isKnownSkill(last.text))
    return false;
  if (last.size > heading.size - 0.6 || last.bullet) return false;
  if (last.page !== heading.page || last.block !== heading.block) return false;
  const gap = heading.y - last.y;
  const isApart = above.block !== last.block || last.y - above.y > gap;
  return isApart && gap > 0 && gap < CLOSE_ABOVE * heading.size && last.x === heading.x;
}

/** What lists names, beside which the first line of a broken heading looks like one. */
const OF_NAMES = new Set<SectionKind>(['certificates', 'skills']);

/** A word or two, behind the number or the sign of a section. */
const BEGINS_HEADING = /^(?:(?:\d{1,2}|[IVX]{1,4})[.)] |\p{So} )?\p{L}+(?: \p{L}+)?$/u;

/** Whether the last of `lines` is the first line of a heading that a narrow column breaks: 'Spoken' over 'Languages'. */
function beginsHeading(
  lines: readonly Span[],
  { line: heading, alone, kinds }: Candidate,
): boolean {
  const last = lines.at(-1)?.line;
  if (!last || !alone || last.page !== heading.page || last.block !== heading.block) return false;
  const gap = heading.y - last.y;
  if (!sameLook(last, heading) || gap <= 0 || gap > heading.size * 2) return false;
  if (!BEGINS_HEADING.test(last.text.trim()) || last.bullet) return false;
  if (isKnownSkill(last.text)) return false;
  if (!heading.bold && !heading.capitals) return false;
  const both = headingKinds(`${last.text} ${heading.text}`);
  return both.length > 0 && both[0] === kinds[0];
}

/** How a line ends whose words go on in the next. */
const GOES_ON = /[&-]\s*$/u;

/**
 * The further lines of a heading that a narrow column breaks, 'Compétences' over 'clés', and what they name together.
 */
function brokenHeading({ line, alone, kinds }: Candidate, below: readonly ResumeLine[]) {
  const further: ResumeLine[] = [];
  let found: { lines: ResumeLine[]; kinds: readonly SectionKind[] } = { lines: [], kinds };
  if (!alone) return found;
  let last = line;
  while (further.length < MOST_LINES - 1) {
    const from = further.length === 0 ? 0 : below.indexOf(last) + 1;
    const window = below.slice(from, from + 1 + MOST_BETWEEN);
    const next = window.find(({ x }) => x === line.x) ?? window[0];
    if (!next || next.page !== line.page || next.block !== line.block) break;
    if (further.length > 0 && headingKinds(next.text).length > 0) break;
    if (!sameLook(next, line) || next.y - last.y > line.size * 2 || next.y <= last.y) break;
    further.push(next);
    last = next;
    const known = headingKinds([line, ...further].map(({ text }) => text).join(' '));
    const isRest = kinds[0] === 'other' && below[below.indexOf(next) + 1]?.block !== line.block;
    const named = known.length === 0 && isRest ? kinds : known;
    if (named.length === 0 && GOES_ON.test(next.text)) continue;
    if (wordsOf(next.text).length > 3 || named.length === 0) break;
    found = { lines: [...further], kinds: named };
  }
  return found;
}

const isDated = ({ lines }: Section): boolean =>
  lines.some((span) => rangesIn(foldedOf(span)).length > 0);

/** Sections under the heading of work alone are its groups, whatever they are called: 'Software Development'. */
function withGroupsOfWork(sections: readonly Section[]): Section[] {
  return sections.map((section, i) => {
    const above = sections[i - 1];
    const isGroup =
      section.kind === 'skills' &&
      above?.kind === 'experience' &&
      above.lines.length === 0 &&
      isDated(section);
    return isGroup ? { ...section, kind: 'experience', kinds: ['experience'] } : section;
  });
}

/** An experience of computers heads work where its entries have dates, and else what somebody can do. */
const withoutSkillsOfWork = (sections: readonly Section[]): Section[] =>
  sections.map((section) =>
    section.heading && isExperienceOfComputers(foldedOf(section.heading)) && isDated(section)
      ? { ...section, kinds: ['experience'] }
      : section,
  );

/** Among so many lines at the top, 'Resume' names the document and no summary. */
const FIRST_LINES = 2;

const namesDocument = (line: ResumeLine, at: number, lines: readonly ResumeLine[]): boolean =>
  /^r[eé]sum[eé]$/iu.test(line.text.trim()) &&
  (at < FIRST_LINES || (line.page === 1 && !lines.some(({ page, y }) => page === 1 && y < line.y)));

/** Letters so many times larger than those of the headings are a name, with which no column goes on. */
const LARGER = 1.2;

/** Sections on the person, in which a list under a label of its own is no part of what they tell. */
const ON_PERSON: ReadonlySet<SectionKind> = new Set(['header', 'summary', 'contact']);

/** The kinds of list that a label begins among what somebody tells of themselves. */
const LISTED: ReadonlySet<SectionKind> = new Set(['skills', 'languages']);

/** The labels right over a list of bullets that may head it though they look like its text: 'Skills:'. */
function labelsOfLists(
  candidates: readonly Candidate[],
  { lines }: Layout,
): ReadonlyMap<ResumeLine, Candidate> {
  const candidateOf = new Map(candidates.map((c) => [c.line, c]));
  const found = lines.flatMap((line, i): [ResumeLine, Candidate][] => {
    const [label, below] = [candidateOf.get(line), lines[i + 1]];
    const isLabel =
      label?.alone === true &&
      !line.bullet &&
      line.text.trimEnd().endsWith(':') &&
      below?.bullet === true &&
      below.block === line.block;
    return isLabel ? [[line, label]] : [];
  });
  return new Map(found);
}

/**
 * The sections of a resume in reading order. A heading is known by its words in English, French, German and
 * Arabic, and by standing out. A line of unknown words that stands out in the same way begins a section too.
 */
export function sectionsOf(layout: Layout): Section[] {
  const candidates = layout.lines.flatMap((line) => candidateIn(line) ?? []);
  const sure = acceptedHeadings(candidates, layout);
  const accepted = [...sure, ...headingsBeforeText(sure, layout.lines)];
  const alike = [...unknownHeadings(accepted, layout), ...accepted];
  const parts = headingsOfParts(alike, candidates, layout.lines, layout.bodySize);
  const headings = new Map([...alike, ...parts].map((c) => [c.line, c]));
  const labels = labelsOfLists(candidates, layout);
  const headed = new Set([...headings.values()].flatMap(({ kinds }) => kinds));
  const header: Section = { kind: 'header', kinds: ['header'], heading: null, lines: [] };
  const foot: Section = { ...header, lines: [] };
  const feet = contactFeet(layout.lines, headings);
  const sections = [header];
  const columns = new SectionColumns<Section>();
  const runs = runExtents(layout.lines);
  const further = new Set<ResumeLine>();
  const flowingOn = (run: Extent, current: Section, line: ResumeLine) =>
    current.heading && line.size < current.heading.line.size * LARGER && !CONTACT.test(line.folded)
      ? columns.flowsOn(run, current)
      : null;
  let open = header;
  /** The label that begins a list of a kind without a heading, or ends one that a label began. */
  const labelOf = (line: ResumeLine): Candidate | undefined => {
    const label = labels.get(line);
    const [kind] = label?.kinds ?? [];
    const begins = ON_PERSON.has(open.kind) && kind && LISTED.has(kind) && !headed.has(kind);
    const above = open.heading?.line;
    return begins || (above && labels.has(above) && !headings.has(above)) ? label : undefined;
  };
  let row: { tops: readonly Top[]; line: ResumeLine; sections: Section[] } | null = null;
  for (let i = 0; i < layout.lines.length; i += 1) {
    const line = layout.lines[i];
    if (!line || further.has(line)) continue;
    if (feet.has(line)) {
      foot.lines.push({ line, start: 0, end: line.text.length });
      continue;
    }
    const heading = headings.get(line) ?? labelOf(line);
    if (row && !heading && row.line.page === line.page && row.line.block === line.block) {
      for (const [at, part] of partsUnder(line, row.tops).entries()) {
        const own = row.sections[at];
        if (!part || !own) continue;
        own.lines.push(part.span);
        columns.note(own, part.line);
      }
      continue;
    }
    if (!heading) {
      const run = runs.get(i);
      const own = run ? (columns.continued(run, open) ?? flowingOn(run, open, line)) : open;
      if (!own) sections.push({ kind: 'header', kinds: ['header'], heading: null, lines: [] });
      open = own ?? sections.at(-1) ?? open;
      open.lines.push({ line, start: 0, end: line.text.length });
      columns.note(open, line);
      continue;
    }
    row = null;
    if (heading.tops) {
      const { tops } = heading;
      row = { tops, line, sections: sectionsUnder(line, tops) };
      for (const [at, section] of row.sections.entries())
        columns.note(section, tops[at]?.line ?? line);
      sections.push(...row.sections);
      open = row.sections.at(-1) ?? open;
      continue;
    }
    if (
      leadsUp(open.lines, heading) ||
      (open.kinds.some((kind) => OF_NAMES.has(kind)) && beginsHeading(open.lines, heading))
    )
      open.lines.pop();
    const { start, end } = heading;
    if (namesDocument(line, i, layout.lines)) continue;
    const below = layout.lines.slice(i + 1, i + 1 + MOST_LINES * (1 + MOST_BETWEEN));
    const { lines: broken, kinds } = brokenHeading(heading, below);
    for (const each of broken) further.add(each);
    const lines: Span[] = [];
    const rest = line.text.charAt(end) === ':' ? end + 1 : end;
    if (line.text.slice(0, start).trim() !== '') lines.push({ line, start: 0, end: start });
    if (line.text.slice(rest).trim() !== '')
      lines.push({ line, start: rest, end: line.text.length });
    const areOfLanguages =
      kinds.join() === 'languages,skills' && !isListOfKinds(line.text.slice(start, end));
    const own = areOfLanguages ? kinds.slice(0, 1) : kinds;
    open = { kind: own[0] ?? 'other', kinds: own, heading: { line, start, end }, lines };
    sections.push(open);
    columns.note(open, line);
  }
  if (foot.lines.length > 0) sections.push(foot);
  return withGroupsOfCertificates(
    withGroupsBelowHeading(
      withoutSkillsOfWork(withGroupsOfWork(withSkillsAsQualifications(endedAtEchoes(sections)))),
    ),
  );
}
