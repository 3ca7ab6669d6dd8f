import type { Attachment } from '../../schemas/attachment';

/** A small text file as a link that downloads it, made in the page. */
export const textFile = (name: string, lines: string[]): Attachment => ({
  name,
  url: `data:text/plain;charset=utf-8,${encodeURIComponent(`${lines.join('\n')}\n`)}`,
});

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`);

/** A one-page A4 PDF of plain lines, the first one larger. Only ASCII text, since the font is not embedded. */
export function pdfFile(name: string, [title = '', ...lines]: string[]): Attachment {
  const text = [
    'BT /F1 18 Tf 72 770 Td',
    `(${escaped(title)}) Tj`,
    '/F1 11 Tf 0 -32 Td 18 TL',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  pdf += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, url: `data:application/pdf;base64,${btoa(pdf)}` };
}
