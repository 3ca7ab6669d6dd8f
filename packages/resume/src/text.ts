const same: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  '،': ',',
  '؛': ';',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '─': '-',
  '⁃': '-',
  '﹣': '-',
  '－': '-',
  '➞': '→',
  '➡': '→',
  '⮕': '→',
  '➜': '→',
  '➔': '→',
  '➝': '→',
  '⟶': '→',
  '⇒': '→',
  ß: 's',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'o',
  æ: 'a',
};

const foldedCharacters = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  let result = same[character] ?? character;
  const code = character.charCodeAt(0);
  if (code >= 0x660 && code <= 0x669) result = String(code - 0x660);
  else if (code >= 0x6f0 && code <= 0x6f9) result = String(code - 0x6f0);
  else if (/\s/.test(character)) result = ' ';
  else if (result === character) {
    const base = character.normalize('NFD').charAt(0).toLowerCase();
    result = same[base] ?? (base.length === 1 ? base : character);
  }
  foldedCharacters.set(character, result);
  return result;
}

/** ASCII but for the grave accent, which folds to an apostrophe, and blanks other than a space. */
const PLAIN = /^[ -_a-~]*$/;

/** Put together anew: an engine keeps what has no wide character in half the room, and patterns are asked of that sooner. */
function foldEach(text: string): string {
  let result = '';
  for (let i = 0; i < text.length; i += 1) result += foldCharacter(text.charAt(i));
  return result;
}

/**
 * `text` in the form that the rules compare: lower case, no accents, one form of each Arabic letter, Latin
 * digits, plain dashes, quotes and spaces. It has the same length, so that offsets into it are offsets into
 * `text`.
 */
export const fold = (text: string): string =>
  (PLAIN.test(text) ? text : foldEach(text)).toLowerCase();

/**
 * `text` as a search compares it: folded, without marks that stand apart from their letter, the joining line and
 * repeated blanks. It holds no line break.
 */
export const searchKey = (text: string): string =>
  fold(PLAIN.test(text) ? text : text.normalize('NFKC').replaceAll(/[\p{M}ـ]/gu, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Only the letters and digits of `text`, folded: two spellings of one thing have the same key. */
export function keyOf(text: string): string {
  const folded = fold(text);
  return folded.replace(PLAIN.test(folded) ? /[^a-z\d]+/g : /[^\p{L}\p{N}]+/gu, '');
}

/** The words of `text`, folded. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded.match(PLAIN.test(folded) ? /[a-z\d'+#]+/g : /[\p{L}\p{N}'+#]+/gu) ?? [];
}

const isSmall = (code: number): boolean => code >= 97 && code <= 122;
const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/** Whether `code` is that of a letter from A to Z or a to z. */
export const isAsciiLetter = (code: number): boolean => isSmall(code) || isCapital(code);

/** How many letters `text` has. */
export function letterCount(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code > 127) return text.match(/\p{L}/gu)?.length ?? 0;
    if (isAsciiLetter(code)) count += 1;
  }
  return count;
}

/** Whether the cased letters of `text` are all capitals. False where there are fewer than two. */
export function isCapitals(text: string): boolean {
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (isSmall(code)) return false;
    if (code > 127) return !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= 2;
    if (isCapital(code)) count += 1;
  }
  return count >= 2;
}
