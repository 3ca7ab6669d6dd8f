import { readDocument } from '../../src/documents/read';

/** A document's lines, each as its page and block, why it is hidden if it is, and its text. */
export async function linesOf(bytes: Uint8Array, fileName: string): Promise<string[]> {
  const outcome = await readDocument(bytes, fileName);
  if (outcome.outcome === 'refused') return [`refused: ${outcome.reason.message}`];
  return outcome.document.lines.map(
    ({ page, block, hidden, text }) => `${page}.${block}${hidden ? ` (${hidden})` : ''} ${text}`,
  );
}
