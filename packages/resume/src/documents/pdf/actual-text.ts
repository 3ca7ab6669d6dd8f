/** Decodes a PDF text string: two bytes for each character after a byte order mark, otherwise one. */
export function decodedText(bytes: string): string {
  if (!bytes.startsWith('\u00FE\u00FF')) return bytes;
  return bytes
    .slice(2)
    .replace(/([\s\S])([\s\S])/g, (_, high: string, low: string) =>
      String.fromCharCode(high.charCodeAt(0) * 256 + low.charCodeAt(0)),
    );
}
