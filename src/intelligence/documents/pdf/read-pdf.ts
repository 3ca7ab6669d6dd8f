import { OPS, getDocument } from 'unpdf/pdfjs';
import type { DocumentLine, DocumentOutcome } from '../document';
import { hyphenates, withWholeWords } from '../layout/hyphenation';
import { pageLines } from '../layout/page-lines';
import { MAX_CHARACTERS, MAX_PAGES } from '../limits';
import { refused } from '../refusals';
import { IsEncrypted, UnpacksTooFar } from '../unpacking';
import { type Mark, actualTexts } from './actual-text';
import type { LoadedFont } from './fonts';
import { matrixOf } from './matrix';
import { type Drawing, pageText } from './page-text';
import { streamMarks } from './streams';
import { provideTransfer } from './transfer';

/** Neither pictures nor the shapes of letters are needed to read. */
const OPTIONS = {
  disableFontFace: true,
  isEvalSupported: false,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  maxImageSize: 0,
  stopAtErrors: false,
  useSystemFonts: false,
  useWasm: false,
  verbosity: 0,
};

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

/** Reads a PDF. Throws what the parser throws for a file that it cannot open. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentOutcome> {
  provideTransfer();
  const streams = streamMarks(bytes);
  const task = getDocument({ ...OPTIONS, data: bytes.slice() });
  try {
    const pdf = await opened(task);
    if (pdf.numPages > MAX_PAGES) return refused('tooManyPages');
    const lines: DocumentLine[] = [];
    for (let page = 1; page <= pdf.numPages; page += 1) {
      await readPage(pdf, page, streams, lines);
      if (lengthOf(lines) > MAX_CHARACTERS) throw new UnpacksTooFar();
    }
    if (!lines.some((line) => line.hidden === null)) return refused('noText');
    const whole = withWholeWords(lines, hyphenates(await programOf(pdf)));
    return { outcome: 'read', document: { kind: 'pdf', pages: pdf.numPages, lines: whole } };
  } finally {
    await task.destroy();
  }
}

/** The document, once it is open. A file that only its owner's password protects opens without one. */
async function opened(task: ReturnType<typeof getDocument>): Promise<PdfDocument> {
  try {
    return await task.promise;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new IsEncrypted();
    throw error;
  }
}

/** What the file tells of the programs that made it. */
async function programOf(pdf: PdfDocument): Promise<string> {
  const { info } = await pdf.getMetadata();
  const { Creator, Producer } = info as { Creator?: unknown; Producer?: unknown };
  return `${String(Creator)} ${String(Producer)}`;
}

async function readPage(
  pdf: PdfDocument,
  number: number,
  streams: Mark[][],
  lines: DocumentLine[],
): Promise<void> {
  const page = await pdf.getPage(number);
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const box = { left: 0, top: 0, right: width, bottom: height };
  const fontOf = (name: string) =>
    page.commonObjs.has(name) ? (page.commonObjs.get(name) as LoadedFont) : null;
  const drawing = await page.getOperatorList();
  const texts = streams.length === 0 ? [] : actualTexts(marksOf(drawing), streams);
  const setting = { base: matrixOf(transform), page: box, fontOf, texts };
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

/** The marked stretches of a drawing, in order. */
function marksOf({ fnArray, argsArray }: Drawing): Pick<Mark, 'tag' | 'id'>[] {
  const marks: Pick<Mark, 'tag' | 'id'>[] = [];
  for (let index = 0; index < fnArray.length; index += 1) {
    if (fnArray[index] !== OPS.beginMarkedContentProps) continue;
    const [tag, id] = argsArray[index] as [string, unknown];
    marks.push({ tag, id: typeof id === 'number' || id === null ? id : undefined });
  }
  return marks;
}
