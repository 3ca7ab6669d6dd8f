import type { ReportChart } from '@/data/schemas/report';
import { figure } from '@/intelligence/number-text';
import type { jsPDF } from 'jspdf';
import { bar, clipped, ink, innerWidth, line, margin, muted } from './pdf-style';

const labelWidth = 130;
/** Room for a bar's number beyond the end of the axis. */
const valueWidth = 40;
const rowHeight = 20;
const barHeight = 12;
const ticks = 5;

/**
 * Draws a chart as horizontal bars. Each bar has its label on the left and its number at its end. The figures of
 * the axis are below the bars.
 * @returns the vertical position at which the chart ends, in points.
 */
export function drawChart(
  pdf: jsPDF,
  { title, axis: [least, most], unit, points }: ReportChart,
  top: number,
): number {
  pdf
    .setTextColor(ink)
    .setFontSize(12)
    .text(clipped(pdf, title, innerWidth), margin, top);
  pdf.setFontSize(9);
  if (points.length === 0) {
    pdf.setTextColor(muted).text('No data yet', margin, top + rowHeight);
    return top + rowHeight;
  }
  const [left, width] = [margin + labelWidth, innerWidth - labelWidth - valueWidth];
  const [first, last] = [top + 14, top + 14 + points.length * rowHeight];
  const lengthOf = (value: number) =>
    (Math.max(0, Math.min(1, (value - least) / (most - least))) || 0) * width;
  const steps = Array.from(
    { length: ticks },
    (_, index) => least + ((most - least) * index) / (ticks - 1),
  );
  pdf.setDrawColor(line).setLineWidth(0.75);
  for (const step of steps) {
    const x = left + lengthOf(step);
    pdf.line(x, first, x, last);
  }
  for (const [index, { label, value }] of points.entries()) {
    const y = first + index * rowHeight;
    const baseline = y + rowHeight / 2 + 3;
    pdf.setTextColor(ink).text(clipped(pdf, label, labelWidth - 10), margin, baseline);
    pdf.text(figure(value, unit), left + lengthOf(value) + 5, baseline);
    // Text and shapes share one fill colour in a PDF, so it is set again for each bar.
    pdf.setFillColor(bar);
    pdf.rect(left, y + (rowHeight - barHeight) / 2, lengthOf(value), barHeight, 'F');
  }
  pdf.setTextColor(muted).setFontSize(8);
  for (const step of steps) {
    pdf.text(figure(step, unit), left + lengthOf(step), last + 12, { align: 'center' });
  }
  return last + 12;
}
