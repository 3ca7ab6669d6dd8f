/** What a PDF's text string says: its bytes are characters, or in pairs where a mark at its start says so. */
export function decodedText(bytes: string): string {
  if (!bytes.startsWith('\u00FE\u00FF')) return bytes;
  return bytes
    .slice(2)
    .replace(/([\s\S])([\s\S])/g, (_, high: string, low: string) =>
      String.fromCharCode(high.charCodeAt(0) * 256 + low.charCodeAt(0)),
    );
}
