import type { jsPDF } from 'jspdf';

/** The page's margin and its inner width, in points, on A4. */
export const margin = 40;
export const innerWidth = 515;

export const ink = '#1b2430';
export const muted = '#55606e';
export const brand = '#0f5c5c';
export const line = '#e2dfd6';
export const bar = '#0f766e';

/** A text cut to one line of `width` points in the current font size. '…' stands for the rest. */
export function clipped(pdf: jsPDF, text: string, width: number): string {
  const letters = Array.from(text);
  let shown = text;
  while (letters.length > 0 && pdf.getTextWidth(shown) > width) {
    letters.pop();
    shown = `${letters.join('')}…`;
  }
  return shown;
}
