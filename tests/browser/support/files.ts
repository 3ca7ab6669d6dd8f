import { strFromU8, unzipSync, unzlibSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF file, its white space as single blanks. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/gu, ' ');
}

/** The operators that a PDF's pages draw with, one a line, read without the library that wrote them. */
export const pdfOperators = (bytes: Uint8Array): string[] =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/stream\r?\n(.*?)\r?\nendstream/gs),
  ]
    .map(([, stream = '']) => strFromU8(unzlibSync(Buffer.from(stream, 'latin1')), true))
    .filter((stream) => stream.includes('BT\n'))
    .flatMap((stream) => stream.split('\n'));

/** The widths, in points, of the rectangles that a PDF fills in a chart's colour, in the order drawn. */
export function barWidths(bytes: Uint8Array): number[] {
  const operators = pdfOperators(bytes);
  return operators.flatMap((operator, index) => {
    const isBar = operator === '0.06 0.46 0.43 rg' && operators[index + 2] === 'f';
    const rectangle = /^[\d.]+ [\d.]+ ([\d.]+) -?[\d.]+ re$/.exec(operators[index + 1] ?? '');
    return isBar && rectangle !== null ? [Number(rectangle[1])] : [];
  });
}

/** A workbook as its parts say it: each sheet's name, and its cells by their place. */
export interface Workbook {
  sheets: { name: string; cells: Record<string, string | number> }[];
  formulas: number;
}

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const textOf = (xml: string) =>
  [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => decoded(text ?? '')).join('');

/** Reads a workbook's XML without the library that wrote it. */
export function readWorkbook(bytes: Uint8Array): Workbook {
  const parts = unzipSync(bytes);
  const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text]) =>
    textOf(text ?? ''),
  );
  const names = [...part('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)];
  const pages = names.map((_, index) => part(`xl/worksheets/sheet${index + 1}.xml`));
  const cellsOf = (xml: string) =>
    Object.fromEntries(
      [...xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/gs)].map(([, at, marks, inner]) => {
        const value = /<v>([^<]*)<\/v>/.exec(inner ?? '')?.[1] ?? '';
        if (marks?.includes('t="s"')) return [at, shared[Number(value)] ?? ''];
        return [at, marks?.includes('t="inlineStr"') ? textOf(inner ?? '') : Number(value)];
      }),
    );
  return {
    sheets: names.map(([, name], index) => ({
      name: decoded(name ?? ''),
      cells: cellsOf(pages[index] ?? ''),
    })),
    formulas: pages.filter((xml) => xml.includes('<f')).length,
  };
}
