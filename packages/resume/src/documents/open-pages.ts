import type { DocumentBlock, DocumentLine } from './document';
import type { PageSize, PdfPages } from './pdf/draw-pdf';
import { loadPdfReader, readDocument } from './read';
import { contentOf } from './sniff';

/**
 * What a document looks like. A PDF has pages to be drawn, with its lines in points of them. Other documents have
 * blocks of their lines. For what cannot be read there is nothing to show.
 */
export type Look =
  | { kind: 'pages'; sizes: PageSize[]; lines: DocumentLine[] }
  | { kind: 'blocks'; blocks: DocumentBlock[]; lines: DocumentLine[] }
  | { kind: 'none' };

/**
 * Reads what a document looks like, and opens a PDF to be drawn. One that holds no readable text is drawn too. Rejects
 * where a PDF cannot be opened, or the reader's code did not load.
 */
export async function openPages(
  bytes: Uint8Array,
  fileName: string,
): Promise<{ look: Look; draw: PdfPages['draw'] | null }> {
  const outcome = await readDocument(bytes, fileName);
  const document = outcome.outcome === 'read' ? outcome.document : null;
  const lines = document?.lines ?? [];
  if (contentOf(bytes) === 'pdf') {
    await loadPdfReader();
    const { pdfPages } = await import('./pdf/draw-pdf');
    const { sizes, draw } = await pdfPages(bytes);
    return { look: { kind: 'pages', sizes, lines }, draw };
  }
  return document?.blocks === undefined
    ? { look: { kind: 'none' }, draw: null }
    : { look: { kind: 'blocks', blocks: document.blocks, lines }, draw: null };
}
