import fontUrl from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import type { jsPDF } from 'jspdf';

/** What the PDF's own fonts can write: Latin-1, and the marks that Windows-1252 adds to it. */
const BUILT_IN =
  /^[\n\u0020-\u007e\u00a0-\u00ff\u20ac\u2013\u2014\u2018-\u201e\u2022\u2026\u0152\u0153]*$/u;

/** btoa takes so many characters at once without overflowing the stack. */
const chunk = 0x80_00;

async function base64Of(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('The font of the file could not be loaded. Please try again.');
  const bytes = new Uint8Array(await response.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunk) {
    binary += String.fromCharCode(...bytes.subarray(at, at + chunk));
  }
  return btoa(binary);
}

/** The name of a font that can write a text: the PDF's own, or one that is loaded and embedded for it. */
export async function fontFor(pdf: jsPDF, text: string): Promise<string> {
  if (BUILT_IN.test(text)) return 'helvetica';
  pdf.addFileToVFS('DejaVuSans.ttf', await base64Of(fontUrl));
  pdf.addFont('DejaVuSans.ttf', 'DejaVuSans', 'normal');
  return 'DejaVuSans';
}
