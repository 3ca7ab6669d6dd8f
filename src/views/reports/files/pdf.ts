import type { ReportColumn, ReportFigure } from '@/data/schemas/report';
import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { cellText } from '../cell-text';
import { fontFor } from './font';
import { drawChart } from './pdf-chart';
import { drawLogo } from './pdf-logo';
import { brand, ink, innerWidth, margin, muted } from './pdf-style';
import { eachTable, type MakeOptions, type ReportDocument } from './report-file';

const logoSize = 26;

const sideOf = (kind: ReportColumn['kind']) => (kind === 'text' ? 'left' : 'right');

/** Draws the logo, the company, the title and the period. Returns the height at which they end. */
function drawHead(pdf: jsPDF, { company = '', title, period }: ReportDocument): number {
  drawLogo(pdf, margin, 30, logoSize);
  pdf
    .setTextColor(ink)
    .setFontSize(12)
    .text(company, margin + logoSize + 8, 48);
  pdf.setFontSize(20).text(title, margin, 90);
  pdf.setTextColor(muted).setFontSize(10).text(period, margin, 108);
  return 108;
}

/** Draws key figures side by side, each below its name. Returns the height at which they end. */
function drawFigures(pdf: jsPDF, figures: readonly ReportFigure[], top: number): number {
  for (const [index, { value, ...column }] of figures.entries()) {
    const left = margin + (index * innerWidth) / figures.length;
    pdf.setTextColor(muted).setFontSize(9).text(column.label, left, top);
    pdf
      .setTextColor(ink)
      .setFontSize(16)
      .text(cellText(value, column), left, top + 18);
  }
  return top + 18;
}

/** A report as a PDF on A4, with selectable text, drawn in lines and page numbers. */
export async function pdfOf(document: ReportDocument, options: MakeOptions): Promise<Blob> {
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
      styles: { font, fontSize: 9, textColor: ink, cellPadding: 4 },
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
