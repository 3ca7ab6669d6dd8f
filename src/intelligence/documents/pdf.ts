import { getDocumentProxy } from 'unpdf';
import type { DocumentLine, DocumentOutcome } from './document';
import { MAX_PAGES } from './limits';
import { refused } from './refusals';

interface Item {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
}

/** Reads a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentOutcome> {
  const pdf = await getDocumentProxy(bytes.slice(), { disableFontFace: true, verbosity: 0 });
  try {
    if (pdf.numPages > MAX_PAGES) return refused('tooManyPages');
    const lines: DocumentLine[] = [];
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const proxy = await pdf.getPage(page);
      const height = proxy.getViewport({ scale: 1 }).height;
      const content = await proxy.getTextContent();
      const items = content.items.filter((i) => 'str' in i && i.str.trim() !== '') as Item[];
      const rows: { y: number; items: Item[] }[] = [];
      for (const item of items) {
        const y = height - (item.transform[5] ?? 0);
        const row = rows.find((r) => Math.abs(r.y - y) < 3);
        if (row) row.items.push(item);
        else rows.push({ y, items: [item] });
      }
      rows.sort((a, b) => a.y - b.y);
      for (const row of rows) {
        row.items.sort((a, b) => (a.transform[4] ?? 0) - (b.transform[4] ?? 0));
        let text = '';
        let end = 0;
        const runs: DocumentLine['runs'] = [];
        for (const item of row.items) {
          const x = item.transform[4] ?? 0;
          const size = Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0);
          if (text !== '' && x - end > size * 0.15) text += ' ';
          const start = text.length;
          text += item.str;
          end = x + item.width;
          runs.push({ start, end: text.length, x, width: item.width, size, bold: false });
        }
        const first = runs[0];
        if (!first) continue;
        lines.push({
          page,
          block: page,
          text,
          x: first.x,
          y: row.y,
          width: end - first.x,
          size: Math.max(...runs.map((r) => r.size)),
          bold: false,
          hidden: null,
          runs,
        });
      }
    }
    if (lines.length === 0) return refused('noText');
    return { outcome: 'read', document: { kind: 'pdf', pages: pdf.numPages, lines } };
  } finally {
    await pdf.destroy();
  }
}
