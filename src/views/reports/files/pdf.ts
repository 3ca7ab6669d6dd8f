import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { cellText } from '../cell-text';
import { eachTable, type MakeOptions, type ReportDocument } from './report-file';
import { fontFor } from './font';

const margin = 40;
const ink = '#1b2430';
const muted = '#55606e';
const head = '#0f5c5c';

/** A report as a PDF on A4, with selectable text and page numbers. */
export async function pdfOf(document: ReportDocument, options: MakeOptions): Promise<Blob> {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
  const font = await fontFor(pdf, JSON.stringify(document));
  pdf.setProperties({ title: document.title, creator: 'Masar' });
  pdf.setFont(font).setTextColor(ink).setFontSize(20);
  pdf.text(document.title, margin, 60);
  pdf.setTextColor(muted).setFontSize(10).text(document.period, margin, 78);
  let top = 104;
  await eachTable(document, options, ({ title, columns, rows }) => {
    pdf.setTextColor(ink).setFontSize(12);
    autoTable(pdf, {
      startY: top + 10,
      margin,
      head: [
        [
          {
            content: title,
            colSpan: columns.length,
            styles: { fillColor: false, textColor: ink, fontSize: 12 },
          },
        ],
        columns.map(({ label }) => label),
      ],
      body: rows.map((row) => columns.map((column, index) => cellText(row[index] ?? null, column))),
      styles: { font, fontSize: 9, textColor: ink, cellPadding: 4 },
      headStyles: { font, fontStyle: 'normal', fillColor: head, textColor: '#ffffff' },
      columnStyles: Object.fromEntries(
        columns.map(({ kind }, index) => [index, { halign: kind === 'text' ? 'left' : 'right' }]),
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
