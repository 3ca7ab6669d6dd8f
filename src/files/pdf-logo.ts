import type { jsPDF } from 'jspdf';
import { brand } from './pdf-style';

/** The side of the square that the logo is designed on, as on the screen (views/shared/ui/Logo). */
const square = 32;

/** Draws the logo: a bent path through its nodes, and an arrow. @param size the side of the logo, in points. */
export function drawLogo(pdf: jsPDF, left: number, top: number, size: number): void {
  const unit = size / square;
  const at = (...units: number[]) =>
    units.map((value, index) => (index % 2 === 0 ? left : top) + value * unit);
  pdf
    .setDrawColor(brand)
    .setFillColor(brand)
    .setLineWidth(3.2 * unit);
  pdf.setLineCap('round').setLineJoin('round');
  pdf
    .path([
      { op: 'm', c: at(5, 25) },
      { op: 'l', c: at(5, 14) },
      { op: 'c', c: at(5, 7, 15, 7, 15, 14) },
      { op: 'l', c: at(15, 18) },
      { op: 'c', c: at(15, 25, 25, 25, 25, 18) },
      { op: 'l', c: at(25, 9) },
      { op: 'm', c: at(20.5, 12) },
      { op: 'l', c: at(25, 6.5) },
      { op: 'l', c: at(29.5, 12) },
    ])
    .stroke();
  for (const [x, y] of [
    [5, 25],
    [15, 16],
  ] as const) {
    pdf.circle(left + x * unit, top + y * unit, 3.2 * unit, 'F');
  }
}
