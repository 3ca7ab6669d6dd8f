import type { Fact } from '../schemas/resume';
import type { ResumeLine } from './layout';
import { wholeRange } from './date-cells';
import { HOME_LABEL, HOME_LABEL_ALONE, OTHER_PLACE, OTHER_PLACE_ALONE } from './place-labels';
import {
  afterStreet,
  AREA,
  isState,
  isWider,
  looksLikePlaceName,
  placeOf,
  POSTCODE,
  STREET,
  townAbove,
  townOfStack,
  townWithCode,
} from './place-names';
import { hasRole, namesEmployer } from './roles';
import { sharesRow } from './rows';
import { evidenceOf, splitSpan, textOf, trimSpan, type Span } from './spans';
import { fold, keyOf, wordsOf } from '../text';

/** A postcode that is no year, and a name after it: '33650 LA BREDE'. */
const TOWN_AFTER_POSTCODE =
  /(?<!\p{L}|\d|[-+/.])(?:[A-Z]{1,2}-)?(?!(?:19|20)\d\d\b)(?:\d{2} \d{3}|\d{4,6}|\d{4}-\d{3})\s+(?=\p{Lu}\p{L}+(?:[\s'’-]+\p{L}+){0,3}\s*$)/u;

const LIVES_IN =
  /^(?:(?:i )?(?:currently )?(?:based|living|located|residing|lives?) in|(?:currently|now) in|(?:j['’])?habite (?:à|sur)|j['’]habite|(?:je )?vi[st] (?:à|sur)|habitant à|résident?(?:e)? [aà]|resident?(?:e)? [aà]|domicilié(?:e)? à|basé(?:e)? à|wohnhaft in|مقيم(?:ة)? في)\s+/iu;

const POST_BOX = /^(?:b\.? ?p\.?|p\.? ?o\.? box|ص\.? ?ب) ?\d/u;

/** What an address has before its town. */
const BUILDING =
  /^(?:residence|immeuble|batiment|bat\.|lotissement|quartier|hai|cite|appartement|appt?\.?|bloc|villa|building|tower|block|blk|flat|apartment|apt\.?|hay|douar|lot|brgy\.?|barangay|zone|secteur|sector|plot|phase|rue|avenue|av\.|bd|boulevard|route|allee|impasse|chemin|place|street|rua|calle|via|عماره|حي|شارع|مجمع|برج|شقه)(?!\p{L})|(?<!\p{L})(?:district|estate|nagar|colony|layout|extension)$/u;

/** A town of France and its department: 'Garéoult (83)', whatever follows. */
const TOWN_AND_DEPARTMENT =
  /^\p{Lu}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,4} ?\((?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-6])\d{0,3}\)/u;

/** The longest known city that ends the text of `span`, as in '1234 Broadway New York' or '69003 Lyon'. */
function cityAtEnd(span: Span): Span | null {
  const text = textOf(span);
  const starts = [...text.matchAll(/[\p{L}][\p{L}'’.-]*/gu)].map((m) => m.index).slice(-6);
  for (const [i, start] of starts.entries()) {
    if (placeOf(text.slice(start)) !== 'city') continue;
    const isRegion = isWider({ ...span, start: span.start + start });
    const city = starts
      .slice(0, i)
      .find((before) => isRegion && placeOf(text.slice(before, start)) === 'city');
    return { ...span, start: span.start + (city ?? start) };
  }
  return null;
}

/** A town with its state and its country without commas, whatever the town: 'Marlow MA USA'. */
const TOWN_AND_STATE =
  /^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}) ([A-Z]{2,3}),? (?:USA|US|U\.S\.A?\.|\d{4,5})$/u;

const COUNTRY_CODE = /^[A-Z]{2}$/;

/** Whether `text` is a city and its region or country without a comma: 'Chicago Illinois', 'Brisbane AU'. */
function namesCityAndMore(text: string): boolean {
  const words = text.replace(POSTCODE, '').trim().split(/\s+/);
  return words.some(
    (_, i) =>
      i > 0 &&
      placeOf(words.slice(0, i).join(' ')) === 'city' &&
      (['region', 'country'].includes(placeOf(words.slice(i).join(' ')) ?? '') ||
        keyOf(words.slice(0, i).join('')) === keyOf(words.slice(i).join('')) ||
        (i === words.length - 1 && COUNTRY_CODE.test(words[i] ?? ''))),
  );
}

/** A region that stands alone: in full, since short names are words too. */
const REGION = /^\p{Lu}[\p{L}'’-]{7,}(?: \p{L}[\p{L}'’-]+)*$/u;

interface Found {
  score: number;
  spans: Span[];
}

/** The town of France that `span` begins with, with its department. */
function townIn(span: Span | undefined): Span | null {
  const town = span && TOWN_AND_DEPARTMENT.exec(textOf(span))?.[0];
  if (!town || !looksLikePlaceName(town.replace(/ ?\(.*/u, ''))) return null;
  return { ...span, end: span.start + town.length };
}

const isCountry = (part: Span | undefined) =>
  part !== undefined && placeOf(textOf(part)) === 'country';

/** Whether `part` may name a place that is not known, and names neither a role nor an employer. */
const isOwnWord = (part: Span): boolean =>
  looksLikePlaceName(textOf(part)) && !hasRole(textOf(part)) && !namesEmployer(textOf(part));

const isQuarter = (part: Span): boolean =>
  isOwnWord(part) && !STREET.test(fold(textOf(part))) && !BUILDING.test(fold(textOf(part)));

/** The words after which a street is called, so that its last word is no town: '8 rue de Paris'. */
const CALLED_AFTER =
  /(?:^|\s)(?:rue|avenue|av\.?|bd|boulevard|place|route|quai|chemin|allee|cours)(?: (?:de|du|des|de la|d'))?\s*$/u;

/** The place named by consecutive comma-parted `parts` of one cell, if they name one. */
function placeIn(parts: readonly Span[], labelled: boolean): Found | null {
  const town = townIn(parts[0]);
  if (town) return { score: 3.2, spans: [town] };
  for (const [i, part] of parts.entries()) {
    const kind = placeOf(textOf(part));
    const next = parts[i + 1];
    const nextKind = next ? placeOf(textOf(next)) : null;
    const tail = (from: number) => {
      const rest: Span[] = [];
      for (const span of parts.slice(from, from + 2)) {
        if (!isWider(span)) break;
        rest.push(span);
      }
      return rest;
    };
    const wider = parts.slice(i + 1);
    const isTown = i === 0 && wider.length > 0 && wider.length < 3 && wider.every(isWider);
    if (kind === null && isTown && isOwnWord(part)) return { score: 3, spans: [part, ...wider] };
    const isInKnown = parts.length === 2 && i === 0 && nextKind === 'city' && isQuarter(part);
    if (kind === null && isInKnown && wordsOf(textOf(part)).length <= 2)
      return { score: 3, spans: [...parts] };
    const isInCity = parts.length === 3 && i === 0 && nextKind === 'city' && isCountry(parts[2]);
    if (kind === null && isInCity && isQuarter(part)) return { score: 4, spans: [...parts] };
    if (kind === 'city' && nextKind === 'city' && !isWider(next) && isWider(parts[i + 2])) continue;
    if (kind === 'city') {
      const isOfNext = next && nextKind === 'city' && !isWider(next) && i + 2 === parts.length;
      if (isOfNext) return { score: 4, spans: [part, next] };
      const alone = parts.length === 1 || i === parts.length - 1;
      return { score: alone && !nextKind ? 3 : 4, spans: [part, ...tail(i + 1)] };
    }
    if (namesCityAndMore(textOf(part))) return { score: 3.5, spans: [part, ...tail(i + 1)] };
    const code = next && /^\d{5}(?:-\d{4})?$/.test(textOf(next)) ? ` ${textOf(next)}` : '';
    const [, name = '', state = ''] = TOWN_AND_STATE.exec(textOf(part) + code) ?? [];
    if (isState(state) && looksLikePlaceName(name))
      return { score: 3, spans: [part, ...tail(i + 1)] };
    const ending = cityAtEnd(part);
    const street = STREET.test(fold(textOf(part))) || /\d/.test(textOf(part));
    const isCalled =
      ending && CALLED_AFTER.test(fold(part.line.text.slice(part.start, ending.start)));
    if (
      ending &&
      !isCalled &&
      (street || labelled || nextKind === 'country' || nextKind === 'region')
    ) {
      const isShort = textOf(part).length <= 30 && !STREET.test(fold(textOf(part)));
      const whole = isShort ? part : ending;
      return { score: 3, spans: [whole, ...tail(i + 1)] };
    }
    if (next && (nextKind === 'region' || nextKind === 'country') && isQuarter(part)) {
      return {
        score: isState(textOf(next).replace(POSTCODE, '')) || nextKind === 'country' ? 3.5 : 3,
        spans: [part, ...tail(i + 1)],
      };
    }
  }
  const withCode = townWithCode(parts);
  if (withCode) return { score: 3, spans: withCode };
  for (const [i, part] of parts.entries()) {
    const code = TOWN_AFTER_POSTCODE.exec(textOf(part));
    if (!code) continue;
    const coded = { ...part, start: part.start + code.index };
    const name = textOf(coded).slice(code[0].length);
    const next = parts[i + 1];
    if (looksLikePlaceName(name) && !hasRole(name) && !namesEmployer(name))
      return { score: 2.8, spans: next && isWider(next) ? [coded, next] : [coded] };
  }
  const only = parts.find((part) => placeOf(textOf(part)) === 'country');
  const region = parts.length === 1 && parts[0] && REGION.test(textOf(parts[0])) ? parts[0] : null;
  if (region && placeOf(textOf(region)) === 'region') return { score: 1.5, spans: [region] };
  const area = parts.find((part) => AREA.test(textOf(part)));
  if (area) return { score: 2, spans: [area] };
  if (only) return { score: parts.length === 1 || labelled ? 2 : 1, spans: [only] };
  return null;
}

/** `span` without an unmatched bracket at its end. */
function unbracketed(span: Span): Span {
  const text = textOf(span);
  if (text.includes('(') === text.includes(')')) return span;
  return trimSpan(span, /[()\s]/u);
}

/** What `spans` of one line name together. */
export const joined = (spans: readonly Span[]): Fact<string> | null => {
  const first = spans[0];
  const last = spans.at(-1);
  if (!first || !last) return null;
  const whole = unbracketed({ line: first.line, start: first.start, end: last.end });
  return { value: textOf(whole).replace(/\s+/g, ' '), evidence: [evidenceOf(whole)] };
};

const NO_PLACE =
  /@|\b(?:born|nee?\b.{0,4} le|nee? en|geboren)\b|مواليد|https?:|www\.|\.(?:com|org|net|io|dev)\b|(?!\d{4}-\d{3}(?![\d-]))(?:\d[\s().-]*){7}/i;
/** What parts a place from what stands beside it: bars, icons, addresses, numbers of phones. */
const APART =
  /\s(?:(?:currently )?(?:based|living|located|residing) in|basée? à)\s+|\s*[|;•·●⋄◇∙⋅\uf0b7\t]\s*|\s\/\/?\s|\s{3,}|\s+-\s+(?=\D)|[\p{Co}\p{So}\p{Cs}\ufe0f]+|\S+@\S+|(?:https?:|www\.)\S+|(?<!\S)(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|fr|ai|app|info)(?:\/\S*)?(?!\S)|\+?\(?\d(?:[\d\s().-]*\d){7,}/gu;

/** A place of an entry: 'Atlanta, GA 2002'. */
const DATED = /\b[A-Z]{2} (?:19|20)\d\d\s*$/u;

const EDGE = /[\s\p{Co}\p{So}\p{Cs}\ufe0f\p{Sk}›»,;:|•·–—\u200e\u200f-]/u;

/** What somebody says after a place, of other places: 'Lille (open to relocation)', 'Lille or remote'. */
const ELSEWHERE =
  /\s+(?:or|ou|and|et|\/|\+)\s+(?:remote(?:ly)?|télétravail|à distance|hybrid)$|\s*\((?:open|willing|ready|available|remote|hybrid|mobile|relocat|ouvert|disponible|télétravail|prête?|flexible)[^()]*\)$/iu;

const beforeElsewhere = (part: Span): Span => ({
  ...part,
  end: part.end - (ELSEWHERE.exec(textOf(part))?.[0].length ?? 0),
});

const withoutLivesIn = (part: Span): Span => ({
  ...part,
  start: part.start + (LIVES_IN.exec(textOf(part))?.[0].length ?? 0),
});

/** 'Douala-Cameroun' in its two parts. */
function cityAndCountry(span: Span): Span[] {
  const parts = splitSpan(span, /-/gu);
  const [city, country] = parts.map((part) => placeOf(textOf(part)));
  return parts.length === 2 && city === 'city' && country === 'country' ? parts : [span];
}

/** The place that `span` names, beside the name of the person, which is `own`. */
export function placeNamed(span: Span, labelled: boolean, own: string): Found | null {
  const found: Found[] = [];
  for (const cell of splitSpan(span, APART)) {
    if (DATED.test(textOf(cell)) || OTHER_PLACE.test(fold(textOf(cell)))) continue;
    const parts = splitSpan(cell, /\s*[,،]\s*|\s+[–—-]\s+/gu)
      .flatMap(cityAndCountry)
      .map((part) => trimSpan(part, EDGE))
      .map(withoutLivesIn)
      .map(beforeElsewhere)
      .map(afterStreet)
      .filter((part) => part.end > part.start && !NO_PLACE.test(fold(textOf(part))))
      .filter((part) => own === '' || keyOf(textOf(part)) !== own);
    if (parts.length > 7 || wordsOf(parts.map(textOf).join(' ')).length > 14) continue;
    const [first] = parts;
    const isLivedIn = first && first.start > cell.start && LIVES_IN.test(textOf(cell));
    const lived = isLivedIn && isOwnWord(first) ? { score: 2.5, spans: [first] } : null;
    const place = placeIn(parts, labelled) ?? lived;
    if (place) found.push(place);
  }
  return found.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

/** How much the town of an address over several lines counts: less than a place that is known. */
const OF_STACK = 2.9;

/** Whether running text ends here: 'Monitoring Mission to' over 'Ukraine.' */
const endsSentence = ({ text }: ResumeLine, end: number): boolean =>
  end === text.length && /\p{Ll}{3}\.\s*$/u.test(text);

/** Where the value of the label of a place begins, behind its colon or in the next cell. Null where there is none. */
function startBehindLabel({ cells, folded }: ResumeLine): number | null {
  const label = [...folded.matchAll(HOME_LABEL)].at(-1);
  if (label) return label.index + label[0].length;
  const at = cells.findIndex(({ start, end }) =>
    HOME_LABEL_ALONE.test(folded.slice(start, end).trim()),
  );
  return (at < 0 ? undefined : cells[at + 1])?.start ?? null;
}

/** Whether the cell before `start` labels a place where the person does not live. */
function isBehindOther({ cells, folded }: ResumeLine, start: number): boolean {
  const before = cells.findLast(({ end }) => end <= start);
  return (
    before !== undefined && OTHER_PLACE_ALONE.test(folded.slice(before.start, before.end).trim())
  );
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
  for (const [i, line] of lines.entries()) {
    const beside = lines[i - 1];
    const isOfOther =
      beside && OTHER_PLACE_ALONE.test(beside.folded.trim()) && sharesRow(line, beside);
    if (isOfOther || isOfEntry(line, lines[i + 1])) continue;
    const start = startBehindLabel(line);
    if (start !== null) {
      const span = trimSpan({ line, start, end: line.text.length }, EDGE);
      const place = placeNamed(span, true, own);
      if (place) return joined(place.spans);
      const [value] = splitSpan(span, /\s*[|•·\t]\s*|\s{3,}/gu);
      const named =
        value &&
        looksLikePlaceName(textOf(value)) &&
        textOf(value).length <= 40 &&
        !BUILDING.test(fold(textOf(value))) &&
        !POST_BOX.test(fold(textOf(value)));
      if (value && named) return joined([value]);
    }
    const isLabelled = beside !== undefined && HOME_LABEL_ALONE.test(beside.folded.trim());
    for (const cell of line.cells) {
      const span = trimSpan({ line, start: cell.start, end: cell.end }, EDGE);
      if (isBehindOther(line, cell.start)) continue;
      const found = placeNamed(span, isLabelled, own);
      const place = endsSentence(line, cell.end) ? null : found;
      if (place && (!best || place.score > best.score)) best = place;
    }
    const town = townOfStack(i, lines);
    if (town && (best?.score ?? 0) < OF_STACK) best = { score: OF_STACK, spans: [town] };
  }
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
