import { givenNames } from '../lexicon/given-names';
import { languageNames } from '../lexicon/languages';
import {
  AREA,
  isCountryCode,
  isOfWork,
  isState,
  isStateInFull,
  isTownByForm,
  isWider,
  looksLikePlaceName,
  namesWider,
  placeOf,
  POSTCODE,
  STREET,
  townWithCode,
} from '../vocabulary/place-names';
import { SCORE } from './place-scores';
import { hasRole, namesEmployer } from '../vocabulary/roles';
import { isKnownSkill } from '../vocabulary/skillnames';
import { foldedOf, textOf, type Span } from '../text/spans';
import { fold, keyOf, wordsOf } from '../text/words';

/** A postcode that is no year, and a name after it: '33650 LA BREDE'. */
const TOWN_AFTER_POSTCODE =
  /(?<!\p{L}|\d|[-+/.])(?:[A-Z]{1,2}-)?(?!(?:19|20)\d\d\b)(?:\d{2} \d{3}|\d{4,6}|\d{4}-\d{3})\s+(?=\p{Lu}\p{L}+(?:[\s'’-]+\p{L}+){0,3}\s*$)/u;

export const POST_BOX = /^(?:b\.? ?p\.?|p\.? ?o\.? box|ص\.? ?ب) ?\d/u;

/** What an address has before its town. */
export const BUILDING =
  /^(?:residence|immeuble|batiment|bat\.|lotissement|quartier|hai|cite|appartement|appt?\.?|bloc|villa|building|tower|block|blk|flat|apartment|apt\.?|hay|douar|lot|brgy\.?|barangay|zone|secteur|sector|plot|phase|rue|avenue|av\.|bd|boulevard|route|allee|impasse|chemin|place|street|rua|calle|via|عماره|حي|شارع|مجمع|برج|شقه)(?!\p{L})|(?<!\p{L})(?:district|estate|nagar|colony|layout|extension)$/u;

/** A town of France and its department: 'Garéoult (83)', whatever follows. */
const TOWN_AND_DEPARTMENT =
  /^\p{Lu}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,4} ?\((?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-6])\d{0,3}\)/u;

/** What a street, a flat or a side of the town ends with before its town. */
const OF_STREET =
  /^(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|boulevard|way|pl|place|cir|circle|ter|terrace|pkwy|parkway|hwy|highway|apt|unit|suite|ste|floor|north|south|east|west|[nsew]|ne|nw|se|sw)\.?$/iu;

/** The longest known city that ends the text of `span`, as in '1234 Broadway New York' or '69003 Lyon'. */
function cityAtEnd(span: Span): Span | null {
  const text = textOf(span);
  const starts = [...text.matchAll(/[\p{L}][\p{L}'’.-]*/gu)].map((m) => m.index).slice(-6);
  for (const [i, start] of starts.entries()) {
    if (OF_STREET.test(text.slice(start).split(' ')[0] ?? '')) continue;
    if (placeOf(text.slice(start)) !== 'city') continue;
    const isRegion = isWider({ ...span, start: span.start + start });
    const city = starts
      .slice(0, i)
      .find((before) => isRegion && placeOf(text.slice(before, start)) === 'city');
    return { ...span, start: span.start + (city ?? start) };
  }
  return null;
}

/** A town with its state and its country without commas, whatever the town: 'Marlow MA USA', 'Marlow VD 1099 CH'. */
const TOWN_AND_STATE =
  /^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}) ([A-Z]{2,3}),? (?:USA|US|U\.S\.A?\.|\d{4,5}(?: ([A-Z]{2}))?)$/u;

const isCode = (text: string): boolean => /^[A-Z]{2}$/.test(text);

/** Whether `text` is a city and its region or country without a comma: 'Chicago Illinois', 'Brisbane AU'. */
function namesCityAndMore(text: string): boolean {
  const words = text.replace(POSTCODE, '').trim().split(/\s+/);
  return words.some((word, i) => {
    const city = words.slice(0, i).join(' ');
    if (i === 0 || placeOf(city) !== 'city') return false;
    const rest = words.slice(i).join(' ');
    const isCoded = rest === word && isCode(word) && !isOfWork(word, city);
    return isCoded || namesWider(rest) || keyOf(city) === keyOf(rest);
  });
}

/** A region that stands alone: in full, since short names are words too. */
const REGION = /^(?=.{8})\p{Lu}[\p{L}'’-]{2,}(?: \p{L}[\p{L}'’-]+)*$/u;

export interface Found {
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

const DEGREE = /^(?:ph\.? ?d|m\.?sc|b\.?sc|m\.?b\.?a|m\.?d|b\.?a|m\.?a|m\.?s|b\.?s)\.?$/iu;

/** Whether `part` may name a place that is not known, and names neither a role nor an employer. */
export const isOwnWord = (part: Span): boolean =>
  looksLikePlaceName(textOf(part)) &&
  !DEGREE.test(textOf(part)) &&
  !hasRole(textOf(part)) &&
  !namesEmployer(textOf(part));

const isQuarter = (part: Span): boolean =>
  isOwnWord(part) && !STREET.test(foldedOf(part)) && !BUILDING.test(foldedOf(part));

const MOST_TOWN_WORDS = 3;

const isOfTown = (word: string) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word) && !OF_STREET.test(word);

/** The town with its state and postcode that end a whole address: '4 Elm Road Apt 3 Marlow OH 44077'. */
function townBeforeState(part: Span): Span | null {
  const words = [...textOf(part).matchAll(/\S+/gu)];
  const [state, code] = [words.at(-2)?.[0] ?? '', words.at(-1)?.[0] ?? ''];
  if (!/^\d{5}(?:-\d{4})?$/.test(code) || !isState(state)) return null;
  const before = words.slice(0, -2);
  const last = before.findLastIndex(([word]) => !isOfTown(word));
  const town = before.slice(last + 1);
  if (last < 0 || town.length === 0 || town.length > MOST_TOWN_WORDS) return null;
  return { ...part, start: part.start + (town[0]?.index ?? 0) };
}

/** A state or a code that stands after a town. */
const isCoded = (part: Span): boolean =>
  isWider(part) || /^[A-Z]{2} \d{5}$/.test(textOf(part)) || /^\d{4,6}$/.test(textOf(part));

/** The town, whatever it is, that an address ends with behind a street and its number: '4 Mill Street, Marlow'. */
function townAfterStreet(parts: readonly Span[]): Span[] | null {
  const at = parts.findIndex((part) => /\d/.test(textOf(part)) && STREET.test(foldedOf(part)));
  if (at < 0) return null;
  const last = parts.findLastIndex((part) => !isCoded(part));
  const town = parts[last];
  return last > at && town && isQuarter(town) ? parts.slice(last) : null;
}

/** The words after which a street is called, so that its last word is no town: '8 rue de Paris'. */
const CALLED_AFTER =
  /(?:^|\s)(?:rue|avenue|av\.?|bd|boulevard|place|route|quai|chemin|allee|cours)(?: (?:de|du|des|de la|d'))?\s*$/u;

/** A town whose name is a word, which counts only with its county or its label. */
const WORD_TOO = /^(?:reading|split|bath|darwin|الوجه|الحاجب|المتن|الأبيض|سحاب|الكاف|المضيق)$/iu;

/** Where the cities end that stand beside city `at` with strokes between them: 'Dallas/Fort Worth'. */
function slashedCities(parts: readonly Span[], at: number): number {
  let last = at;
  for (const [i, part] of parts.entries()) {
    const before = parts[i - 1];
    if (i !== last + 1 || !before) continue;
    const isBeside = /^\s*\/\s*$/.test(part.line.text.slice(before.end, part.start));
    if (isBeside && placeOf(textOf(part)) === 'city') last = i;
  }
  return last;
}

/** A town with the code of its province, before its country: 'Marlow (MW) Italy'. */
const TOWN_AND_PROVINCE = /^\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,3} \([A-Z]{2}\) (?=\p{Lu})/u;
const isCountryAtEnd = (text: string): boolean =>
  placeOf(text.replace(TOWN_AND_PROVINCE, '')) === 'country';

/** A town and the full name of its state without a comma: 'Marlow Ohio'. */
function isTownAndState(part: Span): boolean {
  if (TOWN_AND_PROVINCE.test(textOf(part)) && isCountryAtEnd(textOf(part))) return true;
  const [first, ...rest] = textOf(part).split(' ');
  const state = rest.join(' ');
  return (
    first !== undefined &&
    isStateInFull(state) &&
    !givenNames.has(fold(state)) &&
    !givenNames.has(fold(first)) &&
    isQuarter(part)
  );
}

/** A number of an address: of a house before its street, a postcode. Other numbers count years of a course. */
const NUMBERED = /^\P{L}*\d|\d{3}|[°#]\s?\d/u;

/** Whether at least two of `parts` are skills or languages, so that the others are too: 'Docker, Kafka, Phoenix'. */
const isAmongSkills = (parts: readonly Span[]): boolean =>
  parts.map(textOf).filter((text) => isKnownSkill(text) || languageNames.has(fold(text))).length >
  1;

/** A town with its postcode and its country, without commas: 'Marlow 73190 France'. */
const TOWN_AND_CODE =
  /^(\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,3}) (?!(?:19|20)\d\d )\d{4,6} (\p{Lu}[\p{L} .'’-]+)$/u;

function isTownWithCode(part: Span): boolean {
  const [, town = '', country = ''] = TOWN_AND_CODE.exec(textOf(part)) ?? [];
  return placeOf(country) === 'country' && isQuarter({ ...part, end: part.start + town.length });
}

/** What of the country or region of a place stands in `parts` from `from` on. */
function widerFrom(parts: readonly Span[], from: number): Span[] {
  const rest: Span[] = [];
  for (const [i, span] of parts.slice(from, from + 2).entries()) {
    const before = parts[from + i - 1];
    const isCodeOf = from > 0 && before && isCountryCode(textOf(span), textOf(before));
    if (!isWider(span) && !isCodeOf) break;
    rest.push(span);
  }
  return rest;
}

/** What stands after a town and its comma up to the code of its country: 'CH', 'Vaud 1234 CH'. */
const UP_TO_CODE =
  /^(?:\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2} )?(?:[A-Z]{0,3} ?\d{4,6} )?([A-Z]{2})$/u;

/** An unknown town before the code of its country: 'Marlow, CH', 'Marlow, Vaud 1234 CH'. */
function townBeforeCode([part, next, ...rest]: readonly Span[]): Found | null {
  if (!part || !next || rest.length > 0 || !isQuarter(part)) return null;
  const [, code = ''] = UP_TO_CODE.exec(textOf(next)) ?? [];
  const name = textOf(part);
  const isName = wordsOf(name).length <= MOST_TOWN_WORDS && !isKnownSkill(name);
  return isName && isCountryCode(code, name)
    ? { score: SCORE.beforeCode, spans: [part, next] }
    : null;
}

/** A postcode alone. */
const isCodeAlone = (part: Span): boolean => /^\d{4,6}$/.test(textOf(part));

/** The unknown name that `parts` begin with, where what follows can only stand after a town. */
function unknownTown(parts: readonly Span[]): Found | null {
  const [part, next, last] = parts;
  if (!part || !next || placeOf(textOf(part)) !== null) return null;
  const wider = parts.slice(1);
  if (wider.length < 3 && wider.every(isWider) && isOwnWord(part))
    return { score: SCORE.known, spans: [...parts] };
  if (!isQuarter(part)) return null;
  const isInCity = placeOf(textOf(next)) === 'city';
  const isBeside = parts.length === 2 && isInCity && !WORD_TOO.test(textOf(next));
  if (isBeside && wordsOf(textOf(part)).length <= 2)
    return { score: SCORE.known, spans: [...parts] };
  if (parts.length === 2) return townBeforeCode(parts);
  const isCodedLast = last && isQuarter(next) && isCountryCode(textOf(last), textOf(part));
  if (parts.length === 3 && isCodedLast && !isAmongSkills(parts))
    return { score: SCORE.beforeCode, spans: [...parts] };
  if (parts.length !== 3 || !isCountry(last)) return null;
  if (isCodeAlone(next)) return { score: SCORE.withPostcode, spans: [...parts] };
  if (isCode(textOf(next))) return { score: SCORE.inRegion, spans: [...parts] };
  return isInCity ? { score: SCORE.cityWithMore, spans: [...parts] } : null;
}

/** How far or how long, which is no number of a street: '30 km', 'disponible 3 jours'. */
const HOW_FAR =
  /\d\s?(?:km|kms|miles?|mi|min|mn|minutes?|h|hours?|heures?|days?|jours?|weeks?|semaines?|months?|mois|years?|yrs?|ans)(?!\p{L})/u;

/** Whether `parts[i]` is called like a town and is a quarter: a street or another quarter and then the town follow. */
function isQuarterOfCity(parts: readonly Span[], i: number): boolean {
  const town = parts.findIndex((part, at) => at > i + 1 && placeOf(textOf(part)) === 'city');
  const between = parts.slice(i + 1, town);
  return (
    town > 0 &&
    between.every(
      (part) => !isCodeAlone(part) && !isWider(part) && !HOW_FAR.test(foldedOf(part)),
    ) &&
    between.some((part) => /\d/.test(textOf(part)) || BUILDING.test(foldedOf(part)))
  );
}

/** The known city that `parts[i]` is, with what stands beside it. */
function cityAt(all: readonly Span[], i: number, labelled: boolean): Found | null {
  if (isQuarterOfCity(all, i)) return null;
  const parts = all.filter((part, at) => at <= i || !isCodeAlone(part) || at === all.length - 1);
  const [part, next] = [parts[i], parts[i + 1]];
  if (!part || placeOf(textOf(part)) !== 'city') return null;
  const isPlain = !labelled && !isWider(next) && !(next && isCode(textOf(next)));
  if (isPlain && (isAmongSkills(parts) || WORD_TOO.test(textOf(part)))) return null;
  const slashed = slashedCities(parts, i);
  if (slashed > i) {
    const spans = [...parts.slice(i, slashed + 1), ...widerFrom(parts, slashed + 1)];
    return { score: SCORE.cityWithMore, spans };
  }
  const nextKind = next ? placeOf(textOf(next)) : null;
  const isInNext = next !== undefined && nextKind === 'city' && !isWider(next);
  if (isInNext && isWider(parts[i + 2])) return null;
  const isLast = parts.slice(i + 2).every((other) => /^\d[\d ]*$/.test(textOf(other)));
  if (isInNext && isLast) return { score: SCORE.cityWithMore, spans: [part, next] };
  const isAlone = i === parts.length - 1;
  return {
    score: isAlone ? SCORE.known : SCORE.cityWithMore,
    spans: [part, ...widerFrom(parts, i + 1)],
  };
}

/** The place that `parts[i]` has besides other words: a street before it, a state behind it. */
function placeWithin(parts: readonly Span[], i: number, labelled: boolean): Found | null {
  const [part, next] = [parts[i], parts[i + 1]];
  if (!part) return null;
  const text = textOf(part);
  const nextKind = next ? placeOf(textOf(next)) : null;
  const wider = widerFrom(parts, i + 1);
  if (namesCityAndMore(text)) return { score: SCORE.inRegion, spans: [part, ...wider] };
  const code = next && /^\d{5}(?:-\d{4})?$/.test(textOf(next)) ? ` ${textOf(next)}` : '';
  const [, name = '', state = '', country = ''] = TOWN_AND_STATE.exec(text + code) ?? [];
  if ((isState(state) || isCountryCode(country, name)) && looksLikePlaceName(name))
    return { score: SCORE.known, spans: [part, ...wider] };
  if (isTownWithCode(part)) return { score: SCORE.withPostcode, spans: [part] };
  const coded = townBeforeState(part);
  if (coded) return { score: SCORE.known, spans: [coded, ...wider] };
  const hasCityBehind = parts.slice(i + 1).some((other) => placeOf(textOf(other)) === 'city');
  const ending = hasCityBehind ? null : cityAtEnd(part);
  const hasStreet = STREET.test(fold(text));
  const before = ending ? part.line.folded.slice(part.start, ending.start).trim() : '';
  const isCalled = CALLED_AFTER.test(before) || (!before.includes(' ') && BUILDING.test(before));
  const isInWider = nextKind === 'country' || nextKind === 'region';
  const isNumbered = NUMBERED.test(text) || BUILDING.test(fold(text));
  if (ending && !isCalled && (hasStreet || isNumbered || labelled || isInWider)) {
    const whole = text.length <= 30 && !hasStreet ? part : ending;
    return { score: SCORE.known, spans: [whole, ...wider] };
  }
  if (!next || !isInWider || !isQuarter(part)) return null;
  const isSure = isState(textOf(next).replace(POSTCODE, '')) || nextKind === 'country';
  return { score: isSure ? SCORE.inRegion : SCORE.known, spans: [part, ...wider] };
}

/** The name behind a postcode in `parts`: '33650 LA BREDE'. */
function townAfterPostcode(parts: readonly Span[]): Span[] | null {
  for (const [i, part] of parts.entries()) {
    const [town, country] = parts.slice(i + 1);
    const isPostcode = /^(?!(?:19|20)\d\d$)\d{4,6}$/.test(textOf(part));
    if (isPostcode && i > 0 && town && isQuarter(town)) {
      if (country && isCountryCode(textOf(country), textOf(town))) return [town, country];
      if (placeOf(textOf(town)) === 'city') return [town];
    }
    const code = TOWN_AFTER_POSTCODE.exec(textOf(part));
    if (!code) continue;
    const coded = { ...part, start: part.start + code.index };
    const name = textOf(coded).slice(code[0].length);
    const next = parts[i + 1];
    const isStreet = OF_STREET.test(name.split(' ').at(-1) ?? '');
    if (looksLikePlaceName(name) && !isStreet && !hasRole(name) && !namesEmployer(name))
      return next && isWider(next) ? [coded, next] : [coded];
  }
  return null;
}

/** The country, region or area that `parts` name without a town. */
function widerPlace(parts: readonly Span[], labelled: boolean): Found | null {
  const [first] = parts;
  const isRegion =
    parts.length === 1 &&
    first !== undefined &&
    REGION.test(textOf(first)) &&
    placeOf(textOf(first)) === 'region';
  if (isRegion) return { score: SCORE.region, spans: [first] };
  const area = parts.find((part) => AREA.test(textOf(part)));
  if (area) return { score: SCORE.area, spans: [area] };
  const country = parts.find(isCountry);
  const isAlone = parts.length === 1 || labelled;
  return country
    ? { score: isAlone ? SCORE.country : SCORE.countryAmongOthers, spans: [country] }
    : null;
}

/** The place named by consecutive comma-parted `parts` of one cell, if they name one. */
export function placeIn(parts: readonly Span[], labelled: boolean): Found | null {
  const town = townIn(parts[0]);
  if (town) return { score: SCORE.withDepartment, spans: [town] };
  const unknown = unknownTown(parts);
  if (unknown) return unknown;
  for (const [i, part] of parts.entries()) {
    const isCity = placeOf(textOf(part)) === 'city';
    const place = isCity ? cityAt(parts, i, labelled) : placeWithin(parts, i, labelled);
    if (place) return place;
  }
  const withCode = townWithCode(parts);
  if (withCode) return { score: SCORE.known, spans: withCode };
  const coded = townAfterPostcode(parts);
  if (coded) return { score: SCORE.withPostcode, spans: coded };
  const afterStreet = townAfterStreet(parts);
  if (afterStreet) return { score: SCORE.behindStreet, spans: afterStreet };
  const named = parts.filter((part) => /\p{L}/u.test(textOf(part)));
  const [alone] = named.length === 1 ? named : [];
  if (alone && isTownAndState(alone)) return { score: SCORE.beforeState, spans: [alone] };
  const formed = parts.find((part) => isTownByForm(textOf(part)));
  return formed ? { score: SCORE.byForm, spans: [formed] } : widerPlace(parts, labelled);
}
