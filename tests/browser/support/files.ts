import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF file, its white space as single blanks. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/gu, ' ');
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
