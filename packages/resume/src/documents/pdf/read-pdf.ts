import { OPS } from 'unpdf/pdfjs';
import type { DocumentLine, DocumentOutcome } from '../document';
import { hyphenates, withWholeWords } from '../layout/hyphenation';
import { pageLines } from '../layout/page-lines';
import { MAX_CHARACTERS, MAX_LINES, MAX_PAGES } from '../../limits';
import { refused } from '../unreadable';
import { UnpacksTooFar, allowance, spend } from '../unpacking';

import type { LoadedFont } from './fonts';
import { matrixOf } from './matrix';
import type { Drawing } from './page-setting';
import { scaleOf } from './page-scale';
import { type PageText, pageText } from './page-text';
import { type PdfDocument, type PdfPage, withPdf } from './parser';

/** Reads a PDF. Throws for one that is damaged, encrypted or unpacks too far. */
export function readPdf(bytes: Uint8Array): Promise<DocumentOutcome> {
  return withPdf(bytes, async (pdf) => {
    if (pdf.numPages > MAX_PAGES) return refused('tooManyPages');
    const pages: PageText[] = [];
    let letters = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await readPage(pdf, number, false);
      letters += lengthOf(page);
      if (letters > MAX_CHARACTERS) throw new UnpacksTooFar();
      pages.push(page);
    }
    await addPictures(bytes, pages);
    const lines: DocumentLine[] = [];
    for (const [index, page] of pages.entries()) addLines(page, index + 1, lines);
    if (lines.length > MAX_LINES) throw new UnpacksTooFar();
    if (!lines.some((line) => line.hidden === null)) return refused('noText');
    const whole = withWholeWords(lines, hyphenates(await programOf(pdf)));
    return {
      outcome: 'read',
      document: { kind: 'pdf', pages: pdf.numPages, lines: whole },
    };
  });
}

/** The names of the programs that made the file. */
async function programOf(pdf: PdfDocument): Promise<string> {
  const { info } = await pdf.getMetadata();
  const { Creator, Producer } = info as {
    Creator?: unknown;
    Producer?: unknown;
  };
  return `${String(Creator)} ${String(Producer)}`;
}

async function readPage(pdf: PdfDocument, number: number, pictures: boolean): Promise<PageText> {
  const page = await pdf.getPage(number);
  const scale = scaleOf(page.getViewport({ scale: 1 }));
  const { transform, width, height } = page.getViewport({ scale });
  const drawing = await page.getOperatorList();
  spendOnLetters(drawing);
  const layers = await pdf.getOptionalContentConfig();
  if (pictures) await arrived(page, drawing);
  const read = pageText(drawing, {
    base: matrixOf(transform),
    page: { left: 0, top: 0, right: width, bottom: height },
    scale,
    fontOf: (name) => known(page.commonObjs, name) as LoadedFont | null,
    objectOf: (name) => known(name.startsWith('g_') ? page.commonObjs : page.objs, name),
    isShown: (layer) => layers.isVisible(layer) !== false,
    pictures,
  });
  page.cleanup();
  return read;
}

type Objects = PdfPage['objs'];

const known = (objects: Objects, name: string): unknown =>
  objects.has(name) ? objects.get(name) : null;

/** Resolves once the pictures that a drawing paints are decoded. */
async function arrived(page: PdfPage, { fnArray, argsArray }: Drawing): Promise<void> {
  for (let index = 0; index < fnArray.length; index += 1) {
    if (fnArray[index] !== OPS.dependency) continue;
    for (const name of argsArray[index] as string[]) {
      const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
      await new Promise((resolve) => void objects.get(name, resolve));
    }
  }
}

/** Reads pages again, now with pictures, where only the pictures tell what a reader sees. */
async function addPictures(bytes: Uint8Array, pages: PageText[]): Promise<void> {
  if (!pages.some((page) => page.needsPictures)) return;
  allowance.pictures = true;
  await withPdf(
    bytes,
    async (pdf) => {
      for (const [index, page] of pages.entries()) {
        if (page.needsPictures) pages[index] = await readPage(pdf, index + 1, true);
      }
    },
    true,
  );
}

function addLines({ directions, rules }: PageText, page: number, lines: DocumentLine[]): void {
  const level = directions.toSorted((a, b) => Math.abs(a.turn) - Math.abs(b.turn));
  for (const { turn, glyphs } of level) {
    const first = (lines.at(-1)?.block ?? -1) + 1;
    for (const line of pageLines(glyphs, turn === 0 ? rules : [])) {
      lines.push({ ...line, page, block: first + line.block });
    }
  }
}

const lengthOf = ({ directions }: PageText) =>
  directions.reduce((sum, { glyphs }) => sum + glyphs.length, 0);

/** What placing a letter on a page costs, in units of effort. */
const LETTER = 50;

function spendOnLetters({ fnArray, argsArray }: Drawing): void {
  for (let index = 0; index < fnArray.length; index += 1) {
    if (fnArray[index] !== OPS.showText) continue;
    const [letters] = argsArray[index] as [unknown[]];
    spend(letters.length * LETTER);
  }
}
