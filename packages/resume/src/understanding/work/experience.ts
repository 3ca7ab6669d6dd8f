import type { ExperienceRange, Fact } from '../../schemas/resume';
import { anchorsIn, besideDates, LONG_LINE, type Anchor } from './anchors';
import { rangesIn } from '../dates/dates';
import { degreeFirstIn } from '../studies/degrees';
import { isSaidTwice, withExactRanges } from './exact-ranges';
import { withoutFormLines } from './form-lines';
import type { ResumeLine } from '../text/layout';
import { headedTitles } from './headed-entries';
import { headingKinds } from '../vocabulary/headings';
import { isNoWork } from './no-work';
import { hasRole } from '../vocabulary/roles';
import { withHeadline, withSiblingTitles } from './sibling-titles';
import { withLoneDates } from './lone-dates';
import type { Section } from '../sections/sections';
import { namesPlace, titleIn, type Title } from './titles';
import { cellsIn, distinct, evidenceOf, foldedOf, textOf, type Span } from '../text/spans';
import { isStudied } from '../studies/studies';
import { beginsWithDiploma, isPupil } from '../studies/study-words';
import { keyOf, letterCount, wordsOf } from '../text/words';
import { rowsOf, wholeTitle } from './wrapped-titles';

/** A place of work in the history: its dates, where they are a range, and the title held. */
export interface Entry {
  range: Fact<ExperienceRange> | null;
  title: Fact<string> | null;
  /** Whether the range is what a date alone stands for. */
  isLone?: boolean;
  /** Whether it is held now, where no range says so. */
  present?: boolean;
  /** The year that dates it, where no range does. */
  year?: number | undefined;
}

/** What a kind of work scores as a title. */
const SCORE_OF_KIND = 2;

/** Whether a title is no more than a heading, other than one that also says what work is: 'Stage'. */
const isHeading = ({ span, score }: Title): boolean =>
  score < SCORE_OF_KIND && headingKinds(textOf(span)).length > 0;

export function bestTitle(spans: readonly Span[]): Title | null {
  let best: Title | null = null;
  for (const span of spans.flatMap(cellsIn)) {
    const title = titleIn(span);
    if (!title || namesPlace(textOf(title.span)) || isHeading(title)) continue;
    const score = title.score + (span.line.bold ? 0.4 : 0);
    if (!best || score > best.score) best = { span: title.span, score };
  }
  return best;
}

/** What a date has that names its month. */
const MONTH = /\p{L}{3}|\d[-/.]\d/u;

/** Whether the entries of a list are bulleted themselves, so that a bullet is no sign of running text. */
const areBulleted = ([first]: readonly Span[]): boolean => first?.line.bullet ?? false;

const isLong = (span: Span) => wordsOf(textOf(span)).length > LONG_LINE;
export const isProse = (span: Span) => span.line.bullet || isLong(span);

const OFFSETS = [0, -1, 1, -2, 2, -3] as const;

/** So many words beside a date at most are a title, whatever ends them. */
const MOST_BEFORE_STOP = 8;

/** A few words beside a date without their full stop: '2011–2014. Research Fellow.' */
function withoutStop(span: Span): Span {
  const text = textOf(span).trimEnd();
  const isTitle =
    (span.line.bold ? /\p{L}{2}\.$/u : /\p{L}{4}\.$/u).test(text) &&
    wordsOf(text).length <= MOST_BEFORE_STOP;
  return isTitle ? { ...span, end: span.start + text.length - 1 } : span;
}

/** Whether the letters of a line, or of what it begins with, set it off from running text. */
const setsOff = ({ line }: Span): boolean => line.bold || line.startsBold;

/** The title that each line around an anchor offers, up to another anchor or running text. */
function titlesAround(
  spans: readonly Span[],
  anchor: Anchor,
  anchored: ReadonlySet<number>,
): Map<number, Title> {
  const titles = new Map<number, Title>();
  const own = spans[anchor.line];
  const isText = areBulleted(spans) ? isLong : isProse;
  const offer = (offset: number, parts: readonly Span[]) => {
    const title = bestTitle(parts);
    if (title) titles.set(offset, title);
  };
  if (own) offer(0, besideDates(own, anchor.dates).map(withoutStop));
  for (const step of [-1, 1]) {
    for (let offset = step; OFFSETS.includes(offset as 0); offset += step) {
      const span = spans[anchor.line + offset];
      if (!span || isText(span) || anchored.has(anchor.line + offset)) break;
      offer(offset, [setsOff(span) ? withoutStop(span) : span]);
    }
  }
  return titles;
}

/** A line offers a title only from this score on: a role, or the sign of one. */
const ENOUGH = 1.4;

function titleOfLine(span: Span): Title | null {
  const title = bestTitle([setsOff(span) ? withoutStop(span) : span]);
  return title && title.score >= ENOUGH ? title : null;
}

/**
 * The title of each anchor, by its index. A line is the title of the anchor that it fits best: where the first entry
 * names no known role, it must not take the title of the second one.
 */
function titlesByAnchor(
  around: readonly ReadonlyMap<number, Title>[],
  votes: ReadonlyMap<number, number>,
): Map<number, Title> {
  const offers = around.flatMap((titles, anchor) =>
    [...titles]
      .filter(([, title]) => title.score >= ENOUGH)
      .map(([offset, title]) => ({
        anchor,
        title,
        total: title.score + (votes.get(offset) ?? 0) - Math.abs(offset) * 0.3,
      })),
  );
  const taken = new Set<string>();
  const chosen = new Map<number, Title>();
  for (const { anchor, title } of offers.toSorted((a, b) => b.total - a.total)) {
    const place = `${title.span.line.index} ${title.span.start}`;
    if (chosen.has(anchor) || taken.has(place)) continue;
    taken.add(place);
    chosen.set(anchor, title);
  }
  return chosen;
}

/** So many months at most are between the end of one job and the start of the next that a lone month is. */
const LONGEST_GAP = 6;

const monthsIn = (yearMonth: string): number =>
  Number(yearMonth.slice(0, 4)) * 12 + Number(yearMonth.slice(5));

/**
 * `anchors`, the first of which goes on to the present where it is a lone month, and every other one is a range that ended
 * by then, the last of them not long before: 'Aug 2018' over 'Jun 2015 – Jul 2018'.
 */
function withLoneStart(anchors: readonly Anchor[], spans: readonly Span[]): Anchor[] {
  const [first, ...others] = anchors;
  const span = first && spans[first.line];
  const date = first?.dates[0];
  if (!span || !date || first.range || first.present || first.dates.length > 1) return [...anchors];
  const own = { ...span, ...date };
  const [range] = rangesIn(`${foldedOf(own)} - present`);
  const from = range?.from ?? '';
  const ends = others.map(({ range: other }) => other?.to ?? '9999-12');
  const last = ends.toSorted().at(-1) ?? '';
  const follows = last <= from && monthsIn(from) - monthsIn(last) <= LONGEST_GAP;
  if (!range || others.length === 0 || !follows || !MONTH.test(foldedOf(own))) return [...anchors];
  return [{ ...first, range: { ...range, to: null }, evidence: [evidenceOf(own)] }, ...others];
}

/** How many of the titles stand on a line above their dates. */
const titlesAbove = (
  spans: readonly Span[],
  anchors: readonly Anchor[],
  titleOf: ReadonlyMap<number, Title>,
): number =>
  [...titleOf].filter(([i, { span }]) => {
    const own = spans[anchors[i]?.line ?? 0]?.line;
    return own !== undefined && span.line.index < own.index;
  }).length;

/**
 * The places of work in `section`: one for each date or range. The title is the line beside the dates that
 * reads most like one, or says what the headline says; where several do, the place that titles have in the other entries decides.
 */
export function entriesIn(whole: Section, headline: string | null = null): Entry[] {
  const section = { ...whole, lines: withoutFormLines(whole.lines) };
  const spans = section.lines;
  const anchors = withLoneStart(anchorsIn(spans), spans);
  const anchored = new Set(anchors.map(({ line }) => line));
  // The anchors of one line share their dates, and what stands around them.
  const found = new Map<Anchor['dates'], Map<number, Title>>();
  const around = anchors.map((anchor) => {
    const titles = found.get(anchor.dates) ?? titlesAround(spans, anchor, anchored);
    found.set(anchor.dates, titles);
    return titles;
  });
  const votes = new Map<number, number>();
  for (const titles of around) {
    for (const [offset, { score }] of titles) {
      votes.set(offset, (votes.get(offset) ?? 0) + Math.max(0, score) / around.length);
    }
  }
  const known = headedTitles(spans, anchors, titleOfLine) ?? titlesByAnchor(around, votes);
  const titleOf = withSiblingTitles(spans, anchors, withHeadline(spans, anchors, known, headline));
  const noWork = new Set(
    [...anchored].filter((line) => {
      const span = spans[line];
      return span !== undefined && isNoWork(span);
    }),
  );
  const areLast = titlesAbove(spans, anchors, titleOf) * 2 > titleOf.size;
  const rows = rowsOf(spans);
  const entries: Entry[] = [];
  const dated = withExactRanges(withLoneDates(anchors, spans, titleOf));
  for (const [i, anchor] of dated.entries()) {
    if (isSaidTwice(dated, titleOf, i)) continue;
    const best = titleOf.get(i) ?? null;
    const range = anchor.range && {
      value: { from: anchor.range.from, to: anchor.range.to },
      evidence: anchor.evidence,
    };
    const title = best && wholeTitle(best.span, rows);
    const isOther = best !== null && best.span.line !== spans[anchor.line]?.line;
    if (noWork.has(anchor.line) || (isOther && isNoWork(best.span))) continue;
    const before = anchor.line - 1 - (anchors[i - 1]?.line ?? -1);
    if (isOfStudies(section, anchor, best, areLast ? Math.min(before, FARTHEST_TITLE) : 1))
      continue;
    if (range || title)
      entries.push({
        range,
        title,
        isLone: anchor.isLone ?? false,
        present: anchor.present ?? false,
        year: anchor.year,
      });
  }
  return entries;
}

/** Work that stands below the name of a degree, for which it was done. */
const FOR_DEGREE =
  /(?<!\p{L})(?:thesis|dissertation|memoire|stages?|intern(?:ship)?|alternan(?:ce|te?)|apprenti\w*|projects?|projets?|cooperative|co-op|placement)(?!\p{L})/u;

/** So many lines from who studies the school stands at most. */
const SCHOOL_WITHIN = 3;

/**
 * Whether `own`, the line at a place or what stands beside its dates, begins with a degree or a diploma, or who studies, and
 * says of no work. A doctorate is work as well, but `amongStudies`.
 */
function isStudy(lines: readonly Span[], at: number, own: Span, amongStudies: boolean): boolean {
  if (isProse(own) || FOR_DEGREE.test(foldedOf(own))) return false;
  const beside = lines.slice(Math.max(0, at - SCHOOL_WITHIN), at + SCHOOL_WITHIN + 1);
  if (beginsWithDiploma(own) || isPupil(own, beside)) return true;
  if (hasRole(textOf(own))) return false;
  const degree = degreeFirstIn(own);
  if (!degree || amongStudies) return degree !== undefined;
  return degree.value !== 'PhD' && isStudied(lines, at, degree);
}

/** So far from its dates a title stands at most. */
const FARTHEST_TITLE = 4;

/** Whether the entry of `anchor` is of studies: a degree begins its line or that of its title, or one beside it where it has no title, up to so many lines `above`. */
function isOfStudies(
  { kinds, lines }: Section,
  { line, dates }: Anchor,
  title: Title | null,
  above: number,
): boolean {
  const from = Math.max(0, line - FARTHEST_TITLE);
  const near = lines.slice(from, line + FARTHEST_TITLE + 1);
  const of = near.findIndex((span) => span.line === title?.span.line);
  const beside = [line + 1, ...Array.from({ length: above }, (_, i) => line - 1 - i)];
  const others = title ? [of < 0 ? line : from + of] : beside;
  return [line, ...others].some((at) => {
    const span = lines[at];
    const parts = span && at === line ? besideDates(span, dates) : [];
    const own = parts.find((part) => letterCount(textOf(part)) > 0) ?? span;
    return own !== undefined && isStudy(lines, at, own, kinds.includes('education'));
  });
}

/** The titles held, each once, in order of appearance. */
export const titlesHeld = (entries: readonly Entry[]): Fact<string>[] =>
  distinct(
    entries.flatMap(({ title }) => title ?? []),
    keyOf,
  );

/** The title held last: the present one, else the one that ended last. Of several such, the first in the text. */
export function latestTitle(entries: readonly Entry[]): Fact<string> | null {
  let latest: { title: Fact<string>; end: string } | null = null;
  for (const { range, title, present, year } of entries) {
    if (!title) continue;
    const dated = range ? (range.value.to ?? '9999-12') : year ? `${year}-12` : '0000-00';
    const end = present ? '9999-12' : dated;
    if (!latest || end > latest.end) latest = { title, end };
  }
  return latest?.title ?? null;
}

const STATED = [
  /(\d{1,2})\s?\+?(?:\s*(?:-|to|a)\s*\d{1,2})?\s*\+?\s*(?:years?|yrs?|ans|annees|jahren?|سنوات|سنه|عاما|اعوام)(?:'s?|s')?[^.\d(]{0,60}?(?:experience|expertise(?!s)|erfahrung|خبره|الخبره)/u,
  /(?:experience|erfahrung|خبره|الخبره)[^.\d]{0,40}?(\d{1,2})\s?\+?\s*(?:years?|yrs?|ans|annees|jahren?|سنوات|سنه|عاما|اعوام)/u,
];

/** The years of experience that the text states, as in '9 ans d’expérience'. Null where it states none. */
export function statedYears(lines: readonly ResumeLine[]): Fact<number> | null {
  for (const line of lines) {
    for (const pattern of STATED) {
      const match = pattern.exec(line.folded);
      const years = Number(match?.[1]);
      if (!match || years < 1 || years > 50) continue;
      const span = { line, start: match.index, end: match.index + match[0].length };
      return { value: years, evidence: [evidenceOf(span)] };
    }
  }
  return null;
}
