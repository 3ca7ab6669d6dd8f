import { HANGS, nameIn } from './certificate-names';
import { dateSpans } from './certificate-words';
import { entriesIn, saysOnlyWhen } from './certificate-cells';
import { endsName } from '../sections/heading-looks';
import { bare, isLink, isRemark, isSomethingElse } from './certificate-remarks';
import { headingKinds } from '../vocabulary/headings';
import type { ResumeLine } from '../text/layout';
import { HEADS_COLUMNS, ONLY_GIVES, SAYS_STATE } from '../lexicon/certificate-remarks';
import type { Section } from '../sections/sections';
import { nameOver, stacksIn } from './certificate-stacks';
import {
  listedOver,
  withBoldNames,
  withoutGivers,
  withoutGiversAsBeside,
  withoutGiversBefore,
} from './certificate-parts';
import {
  GOES_ON,
  ENDS_OPEN,
  OPENS_NAME,
  namesItsGiver,
  stepWithin,
  looksAs,
  isRestOf,
  wraps,
  type Row,
} from './certificate-wraps';
import { foldedOf, textOf, type Span } from '../text/spans';
import { fold, wordsOf } from '../text/words';

/** The number of a certificate, alone on its line. */
const CODE = /^(?=(?:\D*\d){3})[\w-]{12,}$/;

/** The number of the certificate above, and what it is of. */
const NUMBERED =
  /^[^\p{L}]*(?:(?:licen[cs]e|certificate|certification|registration|validation|verification|membership|candidate|reference) ?(?:no\b|number\b|n°|nr\b|id\b|#|code\b|url\b)|credential (?:id|no|number|url)\b|(?:document|card|permit|serial|roll|enrolment|enrollment) ?(?:no\b|number\b|n°|nr\b|#)|numero d'(?:agrement|enregistrement|inscription)\b|numero (?:de|du) (?:certificat|licence)\b)/u;

/** A link to the certificate above. */
const LINK =
  /^(?:(?:view|verify|see|show|open|download|voir|عرض) )?(?:the |le )?(?:certificates?|certificat|credentials?|badge|attestation|الشهاده)$/u;

/** How well somebody did in a course, alone on a line. */
const MARKS =
  /^[^\p{L}]*(?:c?gpa\b|(?:grade|score|marks?|attendance|percentage|result|note|mention|moyenne|المعدل|التقدير|تقدير)\s*:)/u;

/** What says of the certificate above that it is one, and of whom nothing: 'Internationally recognised certificate'. */
const ASSURANCE =
  /^(?:(?:an? )?(?:internationally|nationally|officially) (?:recogni[sz]ed|accredited) (?:certificate|certification|qualification)|certificat (?:internationalement )?reconnu\w*(?: \p{L}+)?|شهاده (?:معتمده|رسميه)(?: دوليا| عالميا)?)[. ]*$/u;

/** A label over courses besides school, and over no modules of a degree. */
const LABEL = /^(?!.*(?<!(?:online|short|certified) )(?:cours|module|مساق)).*:\s*$/u;

/** What leads up to a list of trainings in more words than a heading has: 'Formation continue depuis mes débuts :'. */
const LEADS_TO_TRAININGS =
  /^\P{L}*(?:(?:autres |diverses )?formations? (?:continues?|complementaires?|suivies?|courtes?|certifiantes?|qualifiantes?|additionnelles?|specialisees?)|(?:further|additional|continuing|ongoing|other) (?:training|education|courses?|professional development)|short courses)(?!\p{L})[^:.;]{0,50}:\s*$/u;

/** Whether the last line of a row goes on with who gives the certificate, or ends with the dash before. */
const hasEnded = (row: Row): boolean =>
  HANGS.test(row.names.at(-1)?.line.text ?? textOf(row.span)) || namesItsGiver(row);

/** Whether a line is a number, the marks or the like of the certificate above, or heads a column. */
const isNoName = (shown: string, folded: string): boolean =>
  NUMBERED.test(folded) ||
  CODE.test(shown) ||
  HEADS_COLUMNS.test(bare(shown)) ||
  MARKS.test(folded) ||
  ASSURANCE.test(folded) ||
  SAYS_STATE.test(bare(shown));

/** Whether `next` carries on the name in `above`: right below it, where its column shows how close that is. */
function carriesOn(
  above: Row,
  next: Row,
  within: number | null,
  lines: readonly ResumeLine[],
): boolean {
  if (within === null) return wraps(above, next, lines);
  const last = above.names.at(-1)?.line ?? above.span.line;
  return next.span.line.y - last.y < within;
}

/** Whether `span` stands as close below `above` as the lines of one name do in a column that shows how close that is. */
const isWithin = (above: ResumeLine | undefined, span: Span, within: number | null): boolean =>
  above !== undefined &&
  within !== null &&
  span.line.y - above.y < within &&
  !/:\s*$/u.test(textOf(span));

/** The names of a row and of the one that carries it on; as one text where the line between them breaks a bracket. */
function joined(above: Row, next: Row): Span[] {
  const name = above.names.at(-1);
  if (name && isRestOf(name.line, next.span.line)) {
    const open = { ...name, end: name.line.text.length };
    return [...above.names.slice(0, -1), ...nameOver([open, next.span])];
  }
  return hasEnded(above) ? above.names : [...above.names, ...next.names];
}

/** The part of `cell` that is in `part` as well; all of it where none is. */
function partOf(cell: Span, part: Span | undefined): Span {
  const start = Math.max(cell.start, part?.start ?? 0);
  const end = Math.min(cell.end, part?.end ?? cell.end);
  return end > start ? { ...cell, start, end } : cell;
}

/** Whether lines are points of one level, none of which says when. */
const arePlainList = (lines: readonly Span[]): boolean =>
  lines.length > 2 &&
  lines.every(
    (span) =>
      span.line.bullet &&
      Math.abs(span.line.indent - (lines[0]?.line.indent ?? 0)) < 2 &&
      dateSpans(span).length === 0,
  );

/** So many cells has the head of a table, at least. */
const LEAST_HEADS = 3;

/** Whether a line is the head of a table: most of its cells say what stands below them. */
function isHeadOfTable({ line, start, end }: Span): boolean {
  const cells = line.cells.filter((cell) => cell.start >= start && cell.end <= end);
  const heads = cells.filter((cell) =>
    HEADS_COLUMNS.test(bare(line.text.slice(cell.start, cell.end))),
  );
  return cells.length >= LEAST_HEADS && heads.length * 3 >= cells.length * 2;
}

/** `lines` without remarks, and without what carries on the point of a list that is one. */
function withoutRemarks(lines: readonly Span[]): Span[] {
  const among = arePlainList(lines);
  let point: ResumeLine | undefined;
  return lines.filter((span) => {
    const { line } = span;
    const isBelow =
      point !== undefined &&
      !line.bullet &&
      line.page === point.page &&
      line.block === point.block &&
      line.x > point.x + 2 &&
      GOES_ON.test(point.text);
    const leaves = isBelow || isRemark(span, among);
    if (!isBelow) point = leaves && line.bullet ? line : undefined;
    return !leaves;
  });
}

/** Whether words that could head a section name a certificate, set as the one above is: 'Sales techniques training'. */
const isNameBelow = ({ line }: Span, above: Row | undefined): boolean =>
  above !== undefined &&
  looksAs(above.span.line, line) &&
  line.block === above.span.line.block &&
  !/:\s*$/u.test(line.text) &&
  wordsOf(line.text).length > 2;

/** Whether at least half of what stacks of lines begin with only gives the certificates that are below it. */
const areBelowGivers = (stacks: readonly { names: readonly Span[] }[]): boolean =>
  stacks.filter(({ names }) => ONLY_GIVES.test(names.map(foldedOf).join(' '))).length * 2 >=
  stacks.length;

/** The rows of a section as its lines have them. */
function rowsSaid(section: Section, lines: readonly ResumeLine[]): Row[] {
  const stacks = section.kind === 'certificates' ? stacksIn(section.lines) : [];
  if (stacks.length > 0 && !areBelowGivers(stacks))
    return stacks.map(({ names, whole, dated }) => ({
      span: whole,
      names,
      dated,
      datesOnly: false,
      linked: false,
      alone: true,
    }));
  const rows: Row[] = [];
  const within = stepWithin(section.lines);
  const said = withoutRemarks(section.lines.filter((span) => !isHeadOfTable(span)));
  const isOwn = section.kind === 'certificates';
  const listed = isOwn ? listedOver(said) : [];
  if (listed.length > 0)
    return listed.flatMap((names) => {
      const [span] = names;
      return span
        ? [{ span, names, dated: false, datesOnly: false, linked: false, alone: true }]
        : [];
    });
  const parts = new Map(
    (isOwn ? withoutGiversBefore(withBoldNames(said)) : []).map((part) => [part.line, part]),
  );
  let label: ResumeLine | undefined;
  for (const { cells, whole } of entriesIn(said)) {
    const [span] = cells;
    if (!span) continue;
    const shown = textOf(span).trim();
    const folded = fold(shown);
    const last = rows.at(-1);
    const lastLine = last?.names.at(-1)?.line;
    const isHeading =
      LEADS_TO_TRAININGS.test(folded) ||
      (headingKinds(shown).includes('certificates') &&
        !OPENS_NAME.test(shown) &&
        !isNameBelow(span, last));
    const isTail = isHeading && (endsName(lastLine, span.line) || isWithin(lastLine, span, within));
    const leads = LINK.test(folded) || isLink(shown);
    if (last && leads && !isTail) last.linked = true;
    if (isHeading && LABEL.test(folded)) label = span.line;
    if (!isTail && (leads || isHeading || isNoName(shown, folded))) continue;
    const names = cells.map((cell) => nameIn(partOf(cell, parts.get(cell.line))));
    const dated = dateSpans(whole).length > 0;
    const datesOnly = cells.every(saysOnlyWhen);
    if (last && datesOnly && ENDS_OPEN.test(last.span.line.text) && !last.dated) {
      last.dated = true;
      continue;
    }
    if (label && span.line.indent < label.indent + 2 && !span.line.bullet) label = undefined;
    const row = { span, names, dated, datesOnly, linked: false, labelled: label !== undefined };
    if (
      last &&
      !last.datesOnly &&
      !row.datesOnly &&
      (isTail || (!isSomethingElse(shown, shown) && carriesOn(last, row, within, lines)))
    ) {
      rows[rows.length - 1] = {
        ...last,
        names: joined(last, row),
        dated: last.dated || dated,
      };
    } else rows.push(row);
  }
  return rows;
}

/** The rows of a section on certificates. */
export function rowsOf(section: Section, lines: readonly ResumeLine[]): Row[] {
  const rows = rowsSaid(section, lines);
  if (section.kind !== 'certificates') return rows;
  const named = rows.filter(({ datesOnly }) => !datesOnly);
  const names = new Map(
    withoutGiversAsBeside(withoutGivers(named.map((row) => row.names))).map((each, i) => [
      named[i],
      each,
    ]),
  );
  return rows.map((row) => ({ ...row, names: names.get(row) ?? row.names }));
}
