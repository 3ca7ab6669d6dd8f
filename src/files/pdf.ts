import type { ReportColumn, ReportFigure } from '@/data/schemas/report';
import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { cellText } from '@/intelligence/number-text';
import { fontFor } from './font';
import { drawChart } from './pdf-chart';
import { drawLogo } from './pdf-logo';
import { brand, clipped, ink, innerWidth, margin, muted } from './pdf-style';
import { eachTable, inLines, type MakeOptions, type ReportDocument } from './report-file';

const logoSize = 26;
/** The width, in points, that keeps a number on one line beside a long name. */
const minCellWidth = 64;

const sideOf = (kind: ReportColumn['kind']) => (kind === 'text' ? 'left' : 'right');

/** Draws the logo, the company, the title and the period. Returns the vertical position at which they end. */
function drawHead(pdf: jsPDF, { company = '', title, period }: ReportDocument): number {
  drawLogo(pdf, margin, 30, logoSize);
  const beside = margin + logoSize + 8;
  pdf.setTextColor(ink).setFontSize(12);
  pdf.text(clipped(pdf, company, innerWidth + margin - beside), beside, 48);
  pdf.setFontSize(20).text(clipped(pdf, title, innerWidth), margin, 90);
  pdf
    .setTextColor(muted)
    .setFontSize(10)
    .text(clipped(pdf, period, innerWidth), margin, 108);
  return 108;
}

/** Draws key figures side by side, each below its name. Returns the vertical position at which they end. */
function drawFigures(pdf: jsPDF, figures: readonly ReportFigure[], top: number): number {
  const width = innerWidth / figures.length;
  for (const [index, { value, ...column }] of figures.entries()) {
    const left = margin + index * width;
    pdf.setTextColor(muted).setFontSize(9);
    pdf.text(clipped(pdf, column.label, width - 8), left, top);
    pdf.setTextColor(ink).setFontSize(16);
    pdf.text(clipped(pdf, cellText(value, column), width - 8), left, top + 18);
  }
  return top + 18;
}

/** A report as an A4 PDF with selectable text, vector lines and page numbers. */
export async function pdfOf(given: ReportDocument, options: MakeOptions): Promise<Blob> {
  const document = inLines(given);
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
  const { title: name, company, figures = [], chart } = document;
  const font = await fontFor(pdf, JSON.stringify(document));
  pdf.setProperties({ title: name, creator: 'Masar', ...(company && { author: company }) });
  pdf.setFont(font);
  let top = drawHead(pdf, document) + 26;
  if (figures.length > 0) top = drawFigures(pdf, figures, top) + 30;
  if (chart !== undefined) top = drawChart(pdf, chart, top) + 20;
  await eachTable(document, options, ({ title, columns, rows }) => {
    pdf.setTextColor(ink).setFontSize(12);
    autoTable(pdf, {
      startY: top,
      margin,
      head: [
        [
          {
            content: title,
            colSpan: columns.length,
            styles: {
              fillColor: false,
              textColor: ink,
              fontSize: 12,
              cellPadding: { vertical: 4 },
            },
          },
        ],
        columns.map(({ label, kind }) => ({ content: label, styles: { halign: sideOf(kind) } })),
      ],
      body: rows.map((row) => columns.map((column, index) => cellText(row[index] ?? null, column))),
      styles: { font, fontSize: 9, textColor: ink, cellPadding: 4, minCellWidth },
      headStyles: { font, fontStyle: 'normal', fillColor: brand, textColor: '#ffffff' },
      columnStyles: Object.fromEntries(
        columns.map(({ kind }, index) => [index, { halign: sideOf(kind) }]),
      ),
      didDrawPage: ({ cursor }) => {
        top = (cursor?.y ?? top) + 20;
      },
    });
  });
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    const { width, height } = pdf.internal.pageSize;
    pdf.setPage(page).setFontSize(9).setTextColor(muted);
    pdf.text(`Masar · ${page} / ${pages}`, width - margin, height - 24, { align: 'right' });
  }
  return pdf.output('blob');
}
