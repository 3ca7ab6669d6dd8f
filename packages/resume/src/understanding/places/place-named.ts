import type { Fact } from '../../schemas/resume';
import { placeCells } from './place-cells';
import { OTHER_PLACE } from './place-labels';
import { isPersonLabel } from '../vocabulary/person-labels';
import { placesListed } from './place-lists';
import { afterStreet, isState, placeOf } from '../vocabulary/place-names';
import { isOwnWord, placeIn, type Found } from './place-parts';
import { SCORE } from './place-scores';
import { evidenceOf, foldedOf, splitSpan, textOf, trimSpan, type Span } from '../text/spans';
import { keyOf, wordsOf } from '../text/words';

/** How somebody says before a place that they live there. */
const LIVES_IN =
  /^(?:(?:i(?: am|['’]m)? )?(?:(?:currently|presently|present|now) )?(?:based|living|located|situated|residing|resident|resides?|lives?|living) (?:out of|in|at|near|around)|(?:currently|now) in|j['’]habite|(?:actuellement )?(?:(?:j['’]|je )?(?:habit(?:e|ant)|rési(?:de|dant)|vi[st]|vivant|demeur(?:e|ant)|loge)|résident?(?:e)?|resident?(?:e)?|domicili[ée](?:e|\(e\)|\.e)?|bas[ée](?:e|\(e\)|\.e)?|install[ée](?:e|\(e\)|\.e)?|situé(?:e)?|localisé(?:e)?) (?:actuellement )?(?:à|a|sur|dans|en|près de|aux alentours de)|wohnhaft in|(?:مقيم|مقيمة|أقيم|أسكن|ساكن|ساكنة|يقيم|تقيم|أعيش)(?: حاليا| حالياً)?(?: في| ب(?=ال)))\s*(?:the\s+)?(?=[\p{Lu}\p{Script=Arabic}\d])/iu;

/** A name of what follows within an address: 'Dist: Jaunpur', 'Wilaya de Batna'. */
const PART_LABEL =
  /^(?:dist(?:rict|t)?|city|town|tehsil|taluka?|wilaya|commune|ville|province|w)\.?\s*[:.]\s*/iu;

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
  const whole = trimSpan(
    unbracketed({ line: first.line, start: first.start, end: last.end }),
    /[\s–-]/u,
  );
  const isStopped = /\p{Ll}{3}\.$/u.test(textOf(whole)) && !isState(textOf(last));
  const shown = isStopped ? { ...whole, end: whole.end - 1 } : whole;
  return { value: textOf(shown).replace(/\s+/g, ' '), evidence: [evidenceOf(shown)] };
};

const NO_PLACE =
  /@|\b(?:born|nee?\b.{0,4} le|nee? en|geboren)\b|مواليد|https?:|www\.|\.(?:com|org|net|io|dev)\b|(?!\d{4}-\d{3}(?![\d-]))(?:\d[\s().-]*){7}/i;

/** Folded `text` without the postcode before a town, which with the number of a flat is no number of a phone. */
const withoutPostcode = (text: string): string =>
  text.replaceAll(/(?<!\d)\d{5}(?= \p{L}{2})/gu, '');

/** Where somebody comes from. */
const BORN = /^\P{L}*(?:born|nee?(?:\(e\))?|geboren|originally from|originaire)(?!\p{L})/u;

/** A place of an entry: 'Atlanta, GA 2002', 'Acme College, Oman (2021)'. */
const DATED = /\b[A-Z]{2} (?:19|20)\d\d\s*$|\((?:19|20)\d\d\s?\)/u;

export const EDGE = /[\s\p{Co}\p{So}\p{Cs}\ufe0f\p{Sk}›»,;:|/•·–—\u200e\u200f-]/u;

const without =
  (pattern: RegExp) =>
  (part: Span): Span => ({
    ...part,
    start: part.start + (pattern.exec(textOf(part))?.[0].length ?? 0),
  });

/** More letters no address has. */
const MOST_LETTERS = 200;

/** 'Douala-Cameroun', or 'Batna/Algérie', in its parts. */
function knownParts(span: Span): Span[] {
  const parts = splitSpan(span, /\s*\/\s*|-/gu);
  const [first, ...rest] = parts.map((part) => placeOf(textOf(part)));
  const areKnown =
    first === 'city' && rest.length === 1 && /^(?:country|region)$/.test(rest[0] ?? '');
  const isSlashed = textOf(span).includes('/') && parts.every((part) => placeOf(textOf(part)));
  return areKnown || (parts.length > 1 && isSlashed) ? parts : [span];
}

/** Whether the name of a place stands behind the words that somebody lives there. */
export const saysToLive = (text: string): boolean => LIVES_IN.test(text);

/** The place that `span` names, beside the name of the person, which is `own`. */
export function placeNamed(span: Span, labelled: boolean, own: string): Found | null {
  const found: Found[] = [];
  const whole = placesListed(span);
  if (whole) return whole;
  for (const cell of placeCells(span)) {
    const listed = placesListed(cell);
    if (listed) found.push(listed);
    if (
      listed ||
      textOf(cell).length > MOST_LETTERS ||
      DATED.test(textOf(cell)) ||
      BORN.test(foldedOf(cell)) ||
      OTHER_PLACE.test(foldedOf(cell))
    )
      continue;
    const pieces = splitSpan(cell, /\s*[,،]\s*|\s+[–—-]\s+/gu)
      .flatMap(knownParts)
      .map((part) => trimSpan(part, EDGE));
    const parts = pieces
      .map(unbracketed)
      .map(without(LIVES_IN))
      .map(without(PART_LABEL))
      .map(afterStreet)
      .filter((part) => part.end > part.start && !NO_PLACE.test(withoutPostcode(foldedOf(part))))
      .filter((part) => own === '' || keyOf(textOf(part)) !== own)
      .filter((part, i) => i === 0 || !isPersonLabel(textOf(part)));
    if (parts.length > 8 || wordsOf(parts.map(textOf).join(' ')).length > 16) continue;
    const [first] = parts;
    const isLivedIn = first && pieces[0] && saysToLive(textOf(pieces[0]));
    const lived = isLivedIn && isOwnWord(first) ? { score: SCORE.livedIn, spans: [first] } : null;
    const place = placeIn(parts, labelled) ?? lived;
    if (place) found.push(place);
  }
  return found.toSorted((a, b) => b.score - a.score)[0] ?? null;
}
