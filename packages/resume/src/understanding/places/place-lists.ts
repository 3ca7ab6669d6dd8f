import { isWider, placeOf } from '../vocabulary/place-names';
import { isOwnWord, type Found } from './place-parts';
import { SCORE } from './place-scores';
import { splitSpan, textOf, type Span } from '../text/spans';

/** What stands between two places in which somebody lives or works. */
const BETWEEN = /\s+(?:et|and|ou|or|und|&)\s+|\s*\/\s*|\s+و\s?/giu;
const MOST_PLACES = 3;

/**
 * Several places with a word or a stroke between them, which are one answer: 'Paris et Lyon', 'France and Luxembourg'. One of
 * them need not be known where their country follows: 'Marlow / Dakar, Sénégal'.
 */
export function placesListed(cell: Span): Found | null {
  if (placeOf(textOf(cell)) !== null) return null;
  const [list, country, ...more] = splitSpan(cell, /\s*[,،]\s*/gu);
  const parts = list ? splitSpan(list, BETWEEN) : [];
  if (!list || more.length > 0 || parts.length < 2 || parts.length > MOST_PLACES) return null;
  if (country && !isWider(country)) return null;
  const kinds = parts.map((part) => placeOf(textOf(part)));
  const isCity = kinds.includes('city');
  const areKnown = kinds.every((kind) => kind !== null);
  const areNamed = isCity && country !== undefined && parts.every(isOwnWord);
  if (!areKnown && !areNamed) return null;
  const score = country ? SCORE.cityWithMore : isCity ? SCORE.known : SCORE.country;
  return { score, spans: country ? [list, country] : [list] };
}
