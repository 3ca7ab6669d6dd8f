import { anchorsIn, besideDates, type Anchor } from './anchors';
import { headingKinds } from '../vocabulary/headings';
import { onOneRow } from '../page/rows';
import type { Entry } from './experience';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import type { Section } from '../sections/section';
import { evidenceOf, factOf, foldedOf, textOf, trimSpan, type Span } from '../text/spans';
import { SCHOOL } from '../studies/studies';
import { saysStudies } from '../studies/study-words';
import { isComputingSkill } from '../vocabulary/skillnames';
import { namesPlace } from './titles';
import { letterCount, wordsOf } from '../text/words';

/** So many words what stands beside a date has at most where it is a title. */
const MOST_WORDS = 9;
const EDGE = /[\s:;,.–—-]/u;
const PROJECT = /(?<!\p{L})proje(?:ts?|cts?)(?!\p{L})/u;
/** So many lines below its title an entry is read for what else it says. */
const BELOW = 2;

interface Marked {
  at: number;
  x: number;
  title: Span;
  anchor: Anchor;
}

/** What is bold at the right of the dates that begin the line of `anchor`, on that line or on the next of its row. */
function titleBeside(spans: readonly Span[], anchor: Anchor): { title: Span; at: number } | null {
  const own = spans[anchor.line];
  const [date] = anchor.dates;
  if (!own || !date || letterCount(own.line.text.slice(own.start, date.start)) > 0) return null;
  const [beside] = besideDates(own, anchor.dates)
    .map((part) => trimSpan(part, EDGE))
    .filter((part) => letterCount(textOf(part)) > 0);
  if (beside) {
    const cell = own.line.cells.find(({ end }) => end > beside.start);
    return cell?.bold && cell.start > date.start ? { title: beside, at: anchor.line } : null;
  }
  const next = spans[anchor.line + 1];
  const isBeside = next && onOneRow(next.line, own.line) && next.line.x > own.line.x;
  return isBeside && next.line.bold ? { title: trimSpan(next, EDGE), at: anchor.line + 1 } : null;
}

function mayBeTitle(title: Span): boolean {
  const text = textOf(title);
  return (
    letterCount(text) > 3 &&
    wordsOf(text).length <= MOST_WORDS &&
    headingKinds(text).length === 0 &&
    !isComputingSkill(text) &&
    !namesPlace(text) &&
    !PROJECT.test(foldedOf(title))
  );
}

/**
 * The entries of a section that is not headed as work, which are set as those of a history are: ranges in one column at the
 * left, each beside a line in bold and over what it tells of that, none says anything of studies, and one has a role or an
 * employer: projects and stays have neither.
 */
export function markedEntries({ lines }: Section): Entry[] {
  const marked = anchorsIn(lines).flatMap((anchor): Marked[] => {
    const found = anchor.range ? titleBeside(lines, anchor) : null;
    const x = lines[anchor.line]?.line.x;
    if (!found || x === undefined || !mayBeTitle(found.title)) return [];
    return [{ ...found, x, anchor }];
  });
  const [first] = marked;
  const areInColumn = marked.every(({ x }) => Math.abs(x - (first?.x ?? x)) < 3);
  if (marked.length < 2 || !areInColumn) return [];
  const anchored = new Set(marked.map(({ anchor }) => anchor.line));
  const areTold = marked.every(({ at }) => at + 1 < lines.length && !anchored.has(at + 1));
  if (!areTold) return [];
  const said = marked.flatMap(({ at }) => lines.slice(at, at + 1 + BELOW));
  if (said.some((span) => SCHOOL.test(foldedOf(span)) || saysStudies(span))) return [];
  if (!said.some((span) => hasRole(textOf(span)) || namesEmployer(textOf(span)))) return [];
  return marked.flatMap(({ anchor, title }): Entry[] =>
    anchor.range
      ? [
          {
            range: {
              value: { from: anchor.range.from, to: anchor.range.to },
              evidence: anchor.evidence.length > 0 ? anchor.evidence : [evidenceOf(title)],
            },
            title: factOf(title),
          },
        ]
      : [],
  );
}
