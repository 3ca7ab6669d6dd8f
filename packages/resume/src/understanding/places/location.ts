import { matchesIn } from '../text/matches';
import type { Fact } from '../../schemas/resume';
import { wholeRange } from '../dates/date-cells';
import { rangesIn } from '../dates/dates';
import { isDetailLabel } from '../page/column-labels';
import { headingKinds } from '../vocabulary/headings';
import { languageNames } from '../lexicon/languages';
import { wordsOfNoName } from '../lexicon/no-names';
import type { ResumeLine } from '../text/layout';
import { isPersonLabel } from '../vocabulary/person-labels';
import { startBehindIcon } from './place-cells';
import { joinedLines } from './place-flow';
import { HOME_LABEL, HOME_LABEL_ALONE, OTHER_PLACE_ALONE } from './place-labels';
import { EDGE, joined, placeNamed } from './place-named';
import {
  isState,
  isWider,
  looksLikePlaceName,
  placeOf,
  standsRightBelow,
  STREET,
  townAbove,
  townOfStack,
  STREET_ALONE,
} from '../vocabulary/place-names';
import { BUILDING, isOwnWord, POST_BOX, type Found } from './place-parts';
import { SCORE } from './place-scores';
import { onOneRow } from '../page/rows';
import { isKnownSkill } from '../vocabulary/skillnames';
import {
  evidenceOf,
  foldedOf,
  splitSpan,
  textOf,
  trimSpan,
  wholeLine,
  type Span,
} from '../text/spans';
import { SCHOOL } from '../studies/studies';
import { fold, keyOf } from '../text/words';

/** How much more a place counts that stands among ways to reach the person. */
const NEAR_CONTACT = 0.05;

const REACHED = /\S@\S|(?:\d[\s().-]{0,3}){9}|(?:linkedin|github)\.com/u;
const isReached = (line: ResumeLine | undefined): boolean =>
  line !== undefined && REACHED.test(line.text);

/** Whether running text ends here: 'Monitoring Mission to' over 'Ukraine.' */
const endsSentence = ({ text, folded }: ResumeLine, end: number): boolean =>
  end === text.length &&
  /\p{Ll}{3}\.\s*$/u.test(text) &&
  !isState(/[^,\s]+\s*$/.exec(text)?.[0] ?? '') &&
  !(STREET.test(folded) && /\d/.test(folded));

/** How far from each other, in points, two cells of one column begin or end. */
const IN_COLUMN = 3;

type Cell = ResumeLine['cells'][number];

/** Where the value of the label of a place begins, behind its colon or in the next cell. Null where there is none. */
function startBehindLabel({ cells, folded }: ResumeLine): number | null {
  const label = matchesIn(folded, HOME_LABEL).at(-1);
  if (label) return label.index + label[0].length;
  const at = cells.findIndex(({ start, end }) =>
    HOME_LABEL_ALONE.test(folded.slice(start, end).trim()),
  );
  const value = at < 0 ? undefined : cells[at + 1];
  return value && !isDetailLabel(folded.slice(value.start, value.end)) ? value.start : null;
}

/** Whether two cells begin, end or are centred in one place. */
const areInOneColumn = (a: Cell, b: Cell): boolean =>
  Math.abs(a.x - b.x) < IN_COLUMN ||
  Math.abs(a.right - b.right) < IN_COLUMN ||
  Math.abs(a.x + a.right - b.x - b.right) < 2 * IN_COLUMN;

/** So many lines of other columns may stand between a row of labels and the row of their values. */
const MOST_BETWEEN = 2;

/** The value of the label of a place in a row of labels above a row of their values: 'Address  Phone' over 'Marlow  0551 …'. */
function spanUnderLabel(line: ResumeLine, below: readonly ResumeLine[]): Span | null {
  const { cells, folded } = line;
  if (cells.length < 2) return null;
  const next = below.find(
    (other) =>
      other.page === line.page &&
      other.y > line.y &&
      (isReached(other) || other.cells.length === cells.length),
  );
  if (!next) return null;
  const isHome = ({ start, end }: Cell) => HOME_LABEL_ALONE.test(folded.slice(start, end).trim());
  const areLabels = cells.every(
    (cell) => isHome(cell) || isDetailLabel(folded.slice(cell.start, cell.end)),
  );
  const label = areLabels ? cells.find(isHome) : undefined;
  const cell = label && next.cells.find((under) => areInOneColumn(under, label));
  return cell ? { line: next, start: cell.start, end: cell.end } : null;
}

/** Whether the cell before `start` labels a place where the person does not live. */
function isBehindOther({ cells, folded }: ResumeLine, start: number): boolean {
  const before = cells.findLast(({ end }) => end <= start);
  return (
    before !== undefined && OTHER_PLACE_ALONE.test(folded.slice(before.start, before.end).trim())
  );
}

/** So many lines away a label may stand in the order of the lines that it shares a row with. */
const MOST_APART = 3;

/** The label of a place beside or over line `at`: whether it is of where the person lives; null without one. */
function labelOf(at: number, lines: readonly ResumeLine[]): 'home' | 'other' | null {
  const line = lines[at];
  if (!line) return null;
  const onRow = lines
    .slice(Math.max(0, at - MOST_APART), at + MOST_APART)
    .filter((other) => other.x < line.x - 4 && onOneRow(line, other));
  const above = lines[at - 1];
  const labels = above ? [...onRow, above] : onRow;
  if (labels.some(({ folded }) => OTHER_PLACE_ALONE.test(folded.trim()))) return 'other';
  return labels.some(({ folded }) => HOME_LABEL_ALONE.test(folded.trim())) ? 'home' : null;
}

const MOST_LINES = 4;

/** The lines that an address goes on with below `span`: up to the next label, number or e-mail address. */
function goesOn(span: Span, at: number, lines: readonly ResumeLine[]): Span[] {
  const spans = [span];
  for (const [i, line] of lines.slice(at + 1, at + MOST_LINES).entries()) {
    const above = lines[at + i];
    if (!above || !standsRightBelow(line, above)) break;
    if (isReached(line) || /:|\t/.test(line.text) || headingKinds(line.text).length > 0) break;
    spans.push(wholeLine(line));
  }
  return spans;
}

const MOST_LETTERS = 40;
const MOST_PIECES = 3;
/** What a menu has behind a picture of a house. */
const OF_MENU = /^(?:home(?: ?page)?|accueil|menu|about(?: me)?|blog|portfolio|contact|الرييسيه)$/u;

/** A town in brackets behind its postcode: '1364 (Marlow)'. */
const IN_BRACKETS = /^(\d{4,6} ?\()([^()]+)\)$/u;

/** What an address in Arabic has behind its town: a quarter, a block, a street. */
const QUARTER_BEHIND =
  /\s*[–—,،-]\s+(?:ال)?(?:حي|حاره|شارع|مربع|قطعه|محله|زنقه|بلوك|عماره|منزل|شقه)(?=\s).*$/u;

/** What 'السكن' tells of a dwelling and not of where it is. */
const OF_DWELLING =
  /^(?:ملك|(?:ب?ال)?ايجار|مستاجره?|مستقله?|مشتركه?|متوفره?|(?:ت|ي)?وفره?|مومنه?|خاصه?|عايلي|شقه|منزل|بيت|فيلا|مع (?:ال)?(?:اهل|عايله|اسره)|غير|لا|لا يوجد|نعم)(?!\p{L})/u;

/** The value of a label, where it reads like the name of a place, which need not be known. */
function ownNameOf(span: Span): Span | null {
  const [all] = splitSpan(span, /\s*[|•·\t]\s*|\s{3,}|\s*\p{Co}\s*/gu);
  const quarter = all ? QUARTER_BEHIND.exec(foldedOf(all)) : null;
  const value = all && quarter ? { ...all, end: all.start + quarter.index } : all;
  if (!value || textOf(value).length > MOST_LETTERS) return null;
  if (TOWN_AND_CODE.test(textOf(value))) return value;
  const [, code = '', named = ''] = IN_BRACKETS.exec(textOf(value)) ?? [];
  if (looksLikePlaceName(named) && named !== '') {
    const start = value.start + code.length;
    return { ...value, start, end: start + named.length };
  }
  const pieces = splitSpan(value, /\s*[,،]\s*/gu).map(textOf);
  const isNamed =
    pieces.length <= MOST_PIECES &&
    pieces.every((text) => looksLikePlaceName(text)) &&
    headingKinds(textOf(value)).length === 0 &&
    !OF_MENU.test(foldedOf(value)) &&
    !OF_DWELLING.test(foldedOf(value)) &&
    !BUILDING.test(foldedOf(value)) &&
    !POST_BOX.test(foldedOf(value));
  return isNamed ? value : null;
}

/** The place that the value of a label names. */
function placeIn(span: Span, own: string): Fact<string> | null {
  const place = placeNamed(span, true, own);
  if (place) return joined(place.spans);
  const named = ownNameOf(span);
  return named ? joined([named]) : null;
}

/** The place behind a label that ends before `start` in line `at`. */
function placeBehind(
  at: number,
  start: number,
  lines: readonly ResumeLine[],
  own: string,
): Fact<string> | null {
  const line = lines[at];
  if (!line) return null;
  const span = trimSpan({ line, start, end: line.text.length }, EDGE);
  const place = placeIn(span, own);
  return place ?? placeOver(goesOn({ ...span, end: line.text.length }, at, lines), own);
}

/** The place that an address over several lines has: in one of them where that names it better than all together. */
function placeOver(spans: readonly Span[], own: string): Fact<string> | null {
  const whole = spans.length > 1 ? joinedLines(spans) : null;
  const place = whole && placeNamed(whole.span, true, own);
  const [line] = spans
    .slice(1)
    .flatMap((span) => placeNamed(span, true, own) ?? [])
    .toSorted((a, b) => b.score - a.score);
  if (line && place && line.score > place.score) return joined(line.spans);
  const [first, last] = [place?.spans[0], place?.spans.at(-1)];
  return whole && first && last ? whole.factOf(first, last) : null;
}

/** What else is said of a person beside a number: 'Single, Male', 'Tunisienne, Mariée'. */
const OF_PERSON =
  /^(?:single|married|divorced|widow(?:ed)?|(?:fe)?male|woman|man|celibataire|mari[eé]+e?|divorcee?|homme|femme|husband|wife|father|mother|parent|member|fellow|class|permis|vehicul\p{L}*|driv\p{L}+|licen[cs]e|clean|own|full|part|open|available|immediate\p{L}*|disponible|freelance|nationality|citizen|us citizen|chess|bridge|poker|football|soccer|hockey|golf|tennis|rugby|cricket|basketball|baseball|yoga|guitar|piano|music|reading|travel|cooking|data|cloud|web|mobile|echecs|musique|lecture|voyages?|cuisine|randonnee|natation)(?!\p{L})|(?:ian|ienne?|aise?|ish|ese|ed|ous|ive|euse|eux|ful|ing)$/u;

const isNoPlace = (text: string): boolean =>
  OF_PERSON.test(fold(text)) ||
  isKnownSkill(text) ||
  languageNames.has(fold(text)) ||
  headingKinds(text).length > 0;

/** Two names with a comma between them in a row with an address or a number: 'Marlow, Cloudland'. */
function pairIn(line: ResumeLine, own: string): Found | null {
  if (!isReached(line)) return null;
  for (const cell of splitSpan(wholeLine(line), /\s*[|•·◆⋄◇∙⋅\t]\s*|\s{3,}|\s\/\/?\s/gu)) {
    const pair = splitSpan(trimSpan(cell, EDGE), /\s*[,،]\s*/gu);
    const keys = pair.map((part) => keyOf(textOf(part)));
    const isPair =
      pair.length === 2 &&
      pair.every((part) => isOwnWord(part) && !isNoPlace(textOf(part))) &&
      !keys.every((key) => own.includes(key)) &&
      !keys.includes(own);
    if (isPair) return { score: SCORE.pair, spans: pair };
  }
  return null;
}

/** A town and the code of its state: 'Marlow TX', 'Marlow - SP'. Codes that are degrees too are left out. */
const TOWN_AND_CODE =
  /^(\p{Lu}\p{Ll}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3})(?: (?!M[ADS]|PA)([A-Z]{2})| [-–/] ([A-Z]{2}))$/u;
const STATES_OF_BRAZIL = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
);

/** A town and the code of its state in a row with an address or a number. */
function townAndCodeIn(line: ResumeLine, own: string): Found | null {
  if (!isReached(line)) return null;
  for (const cell of splitSpan(wholeLine(line), /\s*[|•·◆⋄◇∙⋅\t]\s*|\s{3,}|\s\/\/?\s/gu)) {
    const span = trimSpan(cell, EDGE);
    const [, town = '', state = '', behind = ''] = TOWN_AND_CODE.exec(textOf(span)) ?? [];
    const isCode = isState(state) || STATES_OF_BRAZIL.has(behind);
    const isTown =
      isOwnWord({ ...span, end: span.start + town.length }) &&
      !isNoPlace(town) &&
      !isPersonLabel(town) &&
      !wordsOfNoName.has(fold(town));
    if (isCode && isTown && !own.includes(keyOf(town)))
      return { score: SCORE.beforeState, spans: [span] };
  }
  return null;
}

/** Whether line `at` is one of those by which the person is reached, or stands right above or below one. */
const isNearContact = (at: number, lines: readonly ResumeLine[]): boolean =>
  [lines[at - 1], lines[at], lines[at + 1]].some(
    (line) => line?.block === lines[at]?.block && isReached(line),
  );

/** Whether `line` belongs to an entry of a history, which has its dates: '2019 – 2021: Mill Lane College, Lyon'. */
const isDated = (line: ResumeLine): boolean =>
  !isReached(line) &&
  !OF_WISH.test(line.folded) &&
  (rangesIn(line.folded).length > 0 || BEGINS_DATED.test(line.folded));

const BEGINS_DATED = /^\P{L}*(?:\d{1,2}\/)?(?:19|20)\d\d\s*:/u;
/** What dates when somebody would begin, not what they did. */
const OF_WISH =
  /(?<!\p{L})(?:disponib\p{L}*|availab\p{L}*|recherche\p{L}*|seeking|looking)(?!\p{L})|متاح|متوفر/u;

/** What a label lists between signs, which are no places: 'Security tools: Splunk | Nmap | Palo Alto'. */
const LISTED = /^\P{L}*\p{L}[^:|•·\t]{1,40}:\s[^|•·:]+(?:[|•·][^|•·:]+){2,}$/u;

/** Whether a place is that of the school which stands before it: 'Mill Lane College, Lyon'. */
function isOfSchool({ line, start }: Span, { spans: [place] }: Found): boolean {
  const before = line.text.slice(start, place?.start ?? start);
  return SCHOOL.test(fold(before)) && !/\d/.test(before) && !STREET_ALONE.test(fold(before));
}

/** The place that line `at` has in one of its cells, or that ends there. */
function placeAt(at: number, lines: readonly ResumeLine[], own: string): Found | null {
  const line = lines[at];
  const label = labelOf(at, lines);
  if (!line || label === 'other' || (label === null && isDated(line))) return null;
  if (LISTED.test(line.text) && !isReached(line)) return null;
  const found: Found[] = [];
  for (const cell of line.cells) {
    const span = trimSpan({ line, start: cell.start, end: cell.end }, EDGE);
    if (isBehindOther(line, cell.start) || endsSentence(line, cell.end)) continue;
    const place = placeNamed(span, label === 'home', own);
    if (place && !isOfSchool(span, place)) found.push(place);
  }
  const town = townOfStack(at, lines);
  if (town) found.push({ score: SCORE.stacked, spans: [town] });
  const pair = townAndCodeIn(line, own) ?? pairIn(line, own);
  if (pair) found.push(pair);
  const [best] = found.toSorted((a, b) => b.score - a.score);
  const more = best && isNearContact(at, lines) ? NEAR_CONTACT : 0;
  return best ? { ...best, score: best.score + more } : null;
}

/** Whether `line` stands over the dates of an entry, which a column of places and dates has. */
const isOfEntry = (line: ResumeLine, next: ResumeLine | undefined): boolean =>
  next !== undefined &&
  next.page === line.page &&
  next.y > line.y &&
  next.y - line.y < 1.8 * line.size &&
  (Math.abs(next.x - line.x) < 2 || Math.abs(next.right - line.right) < 2) &&
  wholeRange(next.folded.trim()) !== null;

/**
 * Where the person lives, as 'city, region or country' the way it is printed, without the street. `lines`
 * are those of the header and of the contact details: places of employers do not count. Null where there is none.
 * @param name of the person, which is no place whatever stands after it.
 */
export function locationIn(lines: readonly ResumeLine[], name: string): Fact<string> | null {
  const own = keyOf(name);
  let best: Found | null = null;
  let country: Fact<string> | null = null;
  for (const [i, line] of lines.entries()) {
    if (labelOf(i, lines) === 'other' || isOfEntry(line, lines[i + 1])) continue;
    const under = spanUnderLabel(line, lines.slice(i + 1, i + 2 + MOST_BETWEEN));
    const start = startBehindLabel(line) ?? startBehindIcon(line.text);
    const labelled = under
      ? placeIn(under, own)
      : start === null
        ? null
        : placeBehind(i, start, lines, own);
    if (labelled && placeOf(labelled.value) !== 'country') return labelled;
    country ??= labelled;
    const place = placeAt(i, lines, own);
    const isOver = labelOf(i, lines) === 'home' && (!place || place.score < SCORE.stacked);
    const over = isOver ? placeOver(goesOn(wholeLine(line), i, lines), own) : null;
    if (over) return over;
    if (place && (!best || place.score > best.score)) best = place;
  }
  if (country) return country;
  const found = best && joined(best.spans);
  if (!best || !found || !/\p{L}{3}/u.test(found.value)) return null;
  const [first] = best.spans;
  const town = first && best.spans.every(isWider) ? townAbove(first.line, lines) : null;
  if (!town) return found;
  return {
    value: `${textOf(town)}, ${found.value}`,
    evidence: [evidenceOf(town), ...found.evidence],
  };
}
