/** Characters that draw nothing: controls, direction marks, joiners, and characters that were not decoded. */
const INVISIBLE = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF0-\uFFFF]/gu;
/** The vowel marks and the stretching stroke of Arabic. Searching and comparing ignore them. */
const ARABIC_MARKS = /\u0640|(?=\p{Script_Extensions=Arabic})\p{Mn}/gu;
/** Ligatures, shaped Arabic and Hebrew letters, mathematical and full-width letters. NFKC gives the plain letters. */
const COMPATIBLE = /[\uFB00-\uFDFF\uFE70-\uFEFC\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu;
const PRIVATE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;
const SPACES = /[\t\n\v\f\r\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;
/** Hyphens, and a letter that a template of text documents sets as a stroke before its headings. */
const HYPHENS = /[\u2010\u2011\u2212\uFE63\u3161]/gu;

/**
 * A text in plain letters. Ligatures and shaped letters are spelled out, spaces and hyphens are of one kind each, and
 * characters that draw nothing are removed. Private-use characters, such as icons, become `ornament`. Soft hyphens
 * stay, since only their place in a line tells whether they show.
 */
export const plainText = (text: string, ornament = ''): string =>
  withoutMarks(plainLetters(text, ornament));

/** The same for a letter on its own. Marks stay, since the gaps around them are still to be measured. */
export function plainLetters(text: string, ornament = ''): string {
  if (/^[\u0020-\u007E]*$/.test(text)) return text;
  return text
    .replace(COMPATIBLE, (letter) => letter.normalize('NFKC').trim())
    .replace(PRIVATE, ornament)
    .replace(SPACES, ' ')
    .replace(HYPHENS, '-')
    .replace(INVISIBLE, '');
}

/** A text without the vowel marks and the stretching stroke of Arabic. */
export const withoutMarks = (text: string): string => text.replace(ARABIC_MARKS, '');

/** Accents that old fonts draw as letters of their own, and the combining mark each stands for. */
const ACCENTS: Record<string, string> = {
  '`': '\u0300',
  '\u00B4': '\u0301',
  '\u02C6': '\u0302',
  '^': '\u0302',
  '\u02DC': '\u0303',
  '~': '\u0303',
  '\u00AF': '\u0304',
  '\u02D8': '\u0306',
  '\u02D9': '\u0307',
  '\u00A8': '\u0308',
  '\u02DA': '\u030A',
  '\u02DD': '\u030B',
  '\u02C7': '\u030C',
  '\u00B8': '\u0327',
  '\u02DB': '\u0328',
};

/** The letter with the accent drawn over it; null where the two make no letter. */
export function accented(letter: string, accent: string): string | null {
  const mark = ACCENTS[accent] ?? (/^\p{M}$/u.test(accent) ? accent : null);
  if (mark === null || !/^\p{L}$/u.test(letter)) return null;
  const base = letter === '\u0131' ? 'i' : letter;
  const composed = (base + mark).normalize('NFC');
  return composed.length === 1 ? composed : null;
}
