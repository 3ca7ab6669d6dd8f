import { Refused } from '@/data/schemas/refused';
import fontUrl from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import type { jsPDF, TextOptionsLight } from 'jspdf';

/** The characters of the PDF's built-in fonts: Latin-1, and the punctuation that Windows-1252 adds to it. */
const BUILT_IN =
  /^[\n\u0020-\u007e\u00a0-\u00ff\u20ac\u2013\u2014\u2018-\u201e\u2022\u2026\u0152\u0153]*$/u;

/** The characters converted at once. A longer argument list would overflow the stack. */
const chunk = 0x80_00;

async function base64Of(url: string): Promise<string> {
  const response = await fetch(url).catch(() => null);
  if (response?.ok !== true) {
    const sentence = 'The font of the file could not be loaded. Please try again.';
    throw new Refused({ code: 'partMissing', sentence });
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunk) {
    binary += String.fromCharCode(...bytes.subarray(at, at + chunk));
  }
  return btoa(binary);
}

/**
 * Arabic ligatures that jsPDF makes but the font has no glyph for. Each is mapped to the shaped letters that it
 * was made of.
 */
const JOINED: Record<string, string> = {
  '\uFDF2': '\uFE8D\uFEDF\uFEE0\uFEEA',
  '\uFC5E': '\u0651\u064C',
  '\uFC5F': '\u0651\u064D',
  '\uFC60': '\u0651\u064E',
  '\uFC61': '\u0651\u064F',
  '\uFC62': '\u0651\u0650',
};

/** Replaces a character that the font has no glyph for. jsPDF would draw nothing for it, or two halves. */
const box = '□';

/**
 * How jsPDF treats right-to-left text. It gets the letters in reading order, which it calls visual, on lines
 * from left to right. By default, jsPDF expects Hebrew lines to be reversed already, and autotable expects that
 * of all lines.
 */
const order = { isInputVisual: true, isInputRtl: false, isOutputRtl: false };

/** A text as jsPDF passes it to its plugins: a line, lines, or lines with their positions. */
type Written = string | number | Written[];

/**
 * The name of a font that can write a text: the built-in one, or else one that is loaded and embedded.
 * Rejects with a `Refused` when that font cannot be loaded.
 */
export async function fontFor(pdf: jsPDF, text: string): Promise<string> {
  if (BUILT_IN.test(text)) return 'helvetica';
  const file = await base64Of(fontUrl);
  pdf.addFileToVFS('DejaVuSans.ttf', file).addFont('DejaVuSans.ttf', 'DejaVuSans', 'normal');
  const { codeMap }: { codeMap: object } = pdf.setFont('DejaVuSans').getFont().metadata
    .cmap.unicode;
  const isKnown = (letter: string) => letter.length === 1 && letter.charCodeAt(0) in codeMap;
  const signs = (line: string) =>
    Array.from(line, (letter) => JOINED[letter] ?? (isKnown(letter) ? letter : box)).join('');
  const written = (part: Written): Written =>
    Array.isArray(part) ? part.map(written) : typeof part === 'string' ? signs(part) : part;
  pdf.internal.events.subscribe(
    'preProcessText',
    (drawn: { text: Written; options?: TextOptionsLight }) => {
      drawn.text = written(drawn.text);
      drawn.options = { ...drawn.options, ...order };
    },
  );
  return 'DejaVuSans';
}
