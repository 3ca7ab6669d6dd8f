import { spend } from '../unpacking';

/** A piece of a rich text file. `letters` are bytes of a code page, `letter` is a character of its own. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | null }
  | { kind: 'letters'; bytes: number[] }
  | { kind: 'letter'; text: string };

/** What a token costs, in units of effort. */
const COST = 20;
const [OPEN, CLOSE, BACKSLASH, APOSTROPHE] = [0x7b, 0x7d, 0x5c, 0x27];
const [CR, LF, SPACE, MINUS] = [13, 10, 32, 45];
/** No control word is longer. */
const LONGEST_WORD = 32;
/** Letters come in tokens of at most so many bytes. */
const LONGEST_LETTERS = 8192;

/** Control symbols, which are one sign after a backslash, and what they stand for. */
const SYMBOLS: Record<string, string> = {
  '~': '\u00A0',
  '-': '\u00AD',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

const isLetter = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

/** The tokens of a rich text file. Bytes that follow each other come as one token, since a letter may take two. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0;
  let letters: number[] = [];
  function* flushed(): Generator<RtfToken> {
    if (letters.length === 0) return;
    yield { kind: 'letters', bytes: letters };
    letters = [];
  }
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    spend(1);
    if (byte === CR || byte === LF || byte === 0) {
      at += 1;
      continue;
    }
    const sign = byte === BACKSLASH ? (bytes[at + 1] ?? SPACE) : 0;
    if (byte === BACKSLASH && sign === APOSTROPHE) {
      const code = Number.parseInt(String.fromCharCode(bytes[at + 2] ?? 0, bytes[at + 3] ?? 0), 16);
      if (!Number.isNaN(code)) letters.push(code);
      at += 4;
      continue;
    }
    if (byte !== BACKSLASH && byte !== OPEN && byte !== CLOSE) {
      letters.push(byte);
      at += 1;
      if (letters.length >= LONGEST_LETTERS) yield* flushed();
      continue;
    }
    yield* flushed();
    spend(COST);
    if (byte === OPEN || byte === CLOSE) {
      yield { kind: byte === OPEN ? 'open' : 'close' };
      at += 1;
    } else if (!isLetter(sign)) {
      const symbol = String.fromCharCode(sign);
      if (symbol === '*') yield { kind: 'word', word: '*', value: null };
      else if (sign === CR || sign === LF) yield { kind: 'word', word: 'par', value: null };
      else if (SYMBOLS[symbol] !== undefined) yield { kind: 'letter', text: SYMBOLS[symbol] };
      at += 2;
    } else {
      let end = at + 1;
      while (end < bytes.length && end - at <= LONGEST_WORD && isLetter(bytes[end] ?? 0)) end += 1;
      const word = String.fromCharCode(...bytes.subarray(at + 1, end));
      let digits = end;
      if (bytes[digits] === MINUS && isDigit(bytes[digits + 1] ?? 0)) digits += 1;
      while (digits - end < 11 && isDigit(bytes[digits] ?? 0)) digits += 1;
      const value =
        digits > end ? Number(String.fromCharCode(...bytes.subarray(end, digits))) : null;
      at = bytes[digits] === SPACE ? digits + 1 : digits;
      if (word === 'bin') at += Math.max(0, value ?? 0);
      else yield { kind: 'word', word, value };
    }
  }
  yield* flushed();
}

/** The code pages of the character sets that a font may state (`\fcharset`). */
const CHARSETS: Record<number, string> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
/** Code pages whose numbers are not their names. */
const PAGES: Record<number, string> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** The name of the code page of a character set; null where the document's own counts. */
export const pageOfCharset = (charset: number): string | null => CHARSETS[charset] ?? null;

/** The name of a code page by its number; Western European for one that is not known. */
export const pageOfNumber = (number: number): string =>
  PAGES[number] ?? (number >= 1250 && number <= 1258 ? `windows-${number}` : 'windows-1252');

const decoders = new Map<string, TextDecoder>();

/** Bytes of a code page as text. */
export function decoded(bytes: readonly number[], page: string): string {
  const decoder = decoders.get(page) ?? new TextDecoder(page);
  decoders.set(page, decoder);
  return decoder.decode(Uint8Array.from(bytes));
}
