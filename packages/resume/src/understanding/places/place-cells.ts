import { headingKinds } from '../vocabulary/headings';
import { placeOf } from '../vocabulary/place-names';
import { splitSpan, textOf, type Span } from '../text/spans';

/** Pictures that stand before a place: pins, maps and houses, as emoji or letters of an icon font. */
const PLACE_ICON =
  /[\u{1F4CD}\u{1F3E0}\u{1F3E1}\u{1F5FA}\u{1F30D}-\u{1F30F}\u2302\uf041\uf3c5\uf276\uf279\uf015\uf124\uf5a0\uf59f\ue0c8\ue55f\uf3e7\uf3e8]\ufe0f?\s*/gu;

/** What stands beside a place and is none: 'Remote (', '(open to relocation)', 'or remote'. */
const BESIDE = String.raw`\s*\((?:open|willing|happy|ready|remote|hybrid|relocat|available|can|will|mobile|mobilité|disponible|télétravail|permis|véhicul)[^()]{0,40}\)?|(?:\s(?:or|ou|and|et|&|\+)\s)?(?<!\p{L})(?:fully )?(?:remote(?:ly)?|hybrid|télétravail|à distance)(?!\p{L})\s?[(:]?`;

/** What parts a place from what stands beside it: bars, icons, addresses, numbers of phones. */
const APART = new RegExp(
  String.raw`\s(?:(?:currently )?(?:based|living|located|residing) in|basée? à)\s+|\s*[|;•·●⋄◇∙⋅\uf0b7\t]\s*|\s{3,}|(?:(?!°)[\p{Co}\p{So}\p{Cs}\ufe0f])+|\S+@\S+|(?:https?:|www\.)\S+|(?<!\S)(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|fr|ai|app|info)(?:\/\S*)?(?!\S)|\+?\(?\d(?:[\d\s().-]*\d){7,}|${BESIDE}`,
  'giu',
);
const SLASHED = /\s\/\/?\s|\s+-\s+(?=\D)|\s[–—]\s/gu;
const MOST_PLACES = 4;

/** The last name between commas. */
const lastOf = (text: string): string => text.split(/[,،]/u).at(-1) ?? '';

/** The cells of `span`, of which one may name a place; places beside each other stay together: 'Lyon / Toulon'. */
export function placeCells(span: Span): Span[] {
  return splitSpan(span, APART).flatMap((cell) => {
    const pieces = splitSpan(cell, SLASHED);
    const areTogether =
      pieces.length > 1 &&
      pieces.length <= MOST_PLACES &&
      pieces.every((piece) => placeOf(lastOf(textOf(piece))) !== null);
    return areTogether ? [cell] : splitSpan(cell, /\s\/\/?\s|\s+-\s+(?=\D)/gu);
  });
}

/** Where the value of a picture of a place begins. */
export function startBehindIcon(text: string): number | null {
  for (const icon of text.matchAll(PLACE_ICON)) {
    const start = icon.index + icon[0].length;
    if (/^\p{L}|^\d/u.test(text.slice(start)) && headingKinds(text.slice(start)).length === 0)
      return start;
  }
  return null;
}
