import { OPS } from 'unpdf/pdfjs';
import type { DocumentLine, DocumentOutcome } from '../document';
import { hyphenates, withWholeWords } from '../layout/hyphenation';
import { pageLines } from '../layout/page-lines';
import { MAX_CHARACTERS, MAX_PAGES } from '../limits';
import { refused } from '../refusals';
import { UnpacksTooFar, spend } from '../unpacking';
import type { LoadedFont } from './fonts';
import { matrixOf } from './matrix';
import { type Drawing, pageText } from './page-text';
import { type PdfDocument, withPdf } from './parser';

/** Reads a PDF. Throws for one that is damaged, encrypted or unpacks too far. */
export function readPdf(bytes: Uint8Array): Promise<DocumentOutcome> {
  return withPdf(bytes, async (pdf) => {
    if (pdf.numPages > MAX_PAGES) return refused('tooManyPages');
    const lines: DocumentLine[] = [];
    for (let page = 1; page <= pdf.numPages; page += 1) {
      await readPage(pdf, page, lines);
      if (lengthOf(lines) > MAX_CHARACTERS) throw new UnpacksTooFar();
    }
    if (!lines.some((line) => line.hidden === null)) return refused('noText');
    const whole = withWholeWords(lines, hyphenates(await programOf(pdf)));
    return { outcome: 'read', document: { kind: 'pdf', pages: pdf.numPages, lines: whole } };
  });
}

/** What the file tells of the programs that made it. */
async function programOf(pdf: PdfDocument): Promise<string> {
  const { info } = await pdf.getMetadata();
  const { Creator, Producer } = info as { Creator?: unknown; Producer?: unknown };
  return `${String(Creator)} ${String(Producer)}`;
}

async function readPage(pdf: PdfDocument, number: number, lines: DocumentLine[]): Promise<void> {
  const page = await pdf.getPage(number);
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const box = { left: 0, top: 0, right: width, bottom: height };
  const fontOf = (name: string) =>
    page.commonObjs.has(name) ? (page.commonObjs.get(name) as LoadedFont) : null;
  const drawing = await page.getOperatorList();
  spendOnLetters(drawing);
  const setting = { base: matrixOf(transform), page: box, fontOf };
  const { directions, rules } = pageText(drawing, setting);
  for (const { turn, glyphs } of directions.toSorted(
    (a, b) => Math.abs(a.turn) - Math.abs(b.turn),
  )) {
    const first = (lines.at(-1)?.block ?? -1) + 1;
    for (const line of pageLines(glyphs, turn === 0 ? rules : [])) {
      lines.push({ ...line, page: number, block: first + line.block });
    }
  }
  page.cleanup();
}

const lengthOf = (lines: readonly DocumentLine[]) =>
  lines.reduce((sum, line) => sum + line.text.length, 0);

/** What a letter costs that is placed on a page, in units of effort. */
const LETTER = 50;

function spendOnLetters({ fnArray, argsArray }: Drawing): void {
  for (let index = 0; index < fnArray.length; index += 1) {
    if (fnArray[index] !== OPS.showText) continue;
    const [letters] = argsArray[index] as [unknown[]];
    spend(letters.length * LETTER);
  }
}
