import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type Page, test } from '@playwright/test';
import { pdfOf } from '@masar/resume/fixtures/documents/pdf';
import { docxOf, paragraph, run } from '@masar/resume/fixtures/documents/word';
import { onUnknownPicture, pdfResume as resumeWith } from '@masar/resume/fixtures/hidden/pdf-ways';

/** A file as a person would choose it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const chosen = (name: string, bytes: Uint8Array): ChosenFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/**
 * The paths of `files` in the folder of the test that runs. Megabytes in a message keep a busy machine for longer than a
 * page is waited for; a browser reads its disk by itself.
 */
export const onDisk = (files: readonly ChosenFile[]): Promise<string[]> =>
  Promise.all(
    files.map(async ({ name, buffer }) => {
      const path = test.info().outputPath(name);
      await writeFile(path, buffer);
      return path;
    }),
  );

const heading = (text: string, y: number) => ({
  text,
  x: 72,
  y,
  size: 14,
  bold: true,
});
const line = (text: string, y: number) => ({ text, x: 72, y, size: 11 });

/** A PDF resume of a frontend developer. */
export const pdfResume = chosen(
  'lydia.pdf',
  pdfOf([
    [
      { text: 'Lydia Ait Ahmed', x: 72, y: 72, size: 22, bold: true },
      line('Frontend Developer', 98),
      line('lydia@mail.example | +213 550 11 22 33 | Algiers, Algeria', 116),
      heading('Experience', 150),
      line('Frontend Developer, Atlas Digital', 170),
      line('January 2020 - January 2026', 186),
      line('Interfaces in React and TypeScript.', 202),
      heading('Education', 236),
      line('Bachelor in Computer Science, USTHB, 2016 - 2019', 256),
      heading('Skills', 290),
      line('JavaScript, TypeScript, React, HTML, CSS, Git', 310),
    ],
  ]),
);

/** A resume of a cashier with four lines of a Python developer that cannot be judged. */
export const unclearResume = chosen('salim.pdf', resumeWith(onUnknownPicture));

/** A resume with a certificate of a name longer than a phone is wide. */
export const longResume = chosen(
  'sabrina.docx',
  docxOf(
    [
      paragraph(run('Sabrina Ouali', { bold: true, size: 22 })),
      paragraph(run('Certificates', { bold: true, size: 14 })),
      paragraph('AWS Certified Solutions Architect for Machine Learning and Data Analytics, 2021'),
      paragraph('PRINCE2 Practitioner, 2020'),
    ].join(''),
  ),
);

/** Another resume of that developer, later and with another address. */
export const twinResume = chosen(
  'lydia-2.docx',
  docxOf(
    [
      paragraph(run('Lydia Aït Ahmed', { bold: true, size: 22 })),
      paragraph('Frontend Developer'),
      paragraph('ait.ahmed@work.example'),
      paragraph('0550 11 22 33'),
      paragraph(run('Skills', { bold: true, size: 14 })),
      paragraph('React, TypeScript'),
    ].join(''),
  ),
);

/** A DOCX resume of a backend engineer. */
export const docxResume = chosen(
  'idir.docx',
  docxOf(
    [
      paragraph(run('Idir Zerrouk', { bold: true, size: 22 })),
      paragraph('Backend Engineer'),
      paragraph('idir@mail.example'),
      paragraph(run('Experience', { bold: true, size: 14 })),
      paragraph('Backend Engineer, Cirta Pay'),
      paragraph('March 2021 – March 2026'),
      paragraph(run('Skills', { bold: true, size: 14 })),
      paragraph('Node.js, PostgreSQL, Docker'),
    ].join(''),
  ),
);

/** A Word 97 resume of an accountant. */
export const docResume = chosen(
  'amina.doc',
  readFileSync(new URL('../../../packages/resume/fixtures/documents/amina.doc', import.meta.url)),
);

/** So many short DOCX resumes, each of another person. */
export const manyResumes = (count: number): ChosenFile[] =>
  Array.from({ length: count }, (_, index) =>
    chosen(
      `person-${index}.docx`,
      docxOf(
        [
          paragraph(
            run(`Person Number${String.fromCodePoint(97 + (index % 26))}`, {
              bold: true,
              size: 22,
            }),
          ),
          paragraph(`person${index}@mail.example`),
          paragraph(run('Skills', { bold: true, size: 14 })),
          paragraph('Node.js, PostgreSQL, Docker'),
        ].join(''),
      ),
    ),
  );

/** Keeps the code that reads PDFs from arriving, so that a PDF is read for ever. */
export const hangPdfs = (page: Page) =>
  page.context().route(/assets\/(pdf|read-pdf|unpdf|pdfjs)[^/]*\.js/, () => undefined);
