import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/documents/read';
import { pdfOf } from '../../fixtures/documents/pdf';
import * as refused from '../../fixtures/documents/refused';
import { docxOf, paragraph } from '../../fixtures/documents/word';
import { linesOf } from './support';

const pdf = () => pdfOf([[{ text: 'Amina Belkacem', x: 72, y: 72 }]]);
const docx = () => docxOf(paragraph('Amina Belkacem'));
/** A PDF that other programs take for what stands before it. */
const pdfBehind = (before: string) => () => new Uint8Array([...strToU8(before, true), ...pdf()]);

const encrypted = { kind: 'encrypted', message: 'The file is protected by a password.' };
const damaged = { kind: 'damaged', message: 'The file is damaged and cannot be opened.' };
const tooFar = {
  kind: 'unpacksTooFar',
  message:
    'The file unpacks to more than is safe to open (50 MB, 500 parts or the text of a thick book).',
};
const noText = {
  kind: 'noText',
  message: 'The file has no text that can be read: it may be a scan or a picture.',
};
/** The largest of these take a busy machine a while, in milliseconds. */
const PATIENCE = 60_000;

const wrongType = (message: string) => ({ kind: 'wrongType', message });

describe('a file that cannot be read is refused with its reason', () => {
  it.each([
    ['an encrypted PDF', refused.encryptedPdf, 'cv.pdf', encrypted],
    ['an encrypted DOCX', refused.encryptedDocx, 'cv.docx', encrypted],
    ['an encrypted DOC', refused.encryptedDoc, 'cv.doc', encrypted],
    ['a damaged PDF', refused.damagedPdf, 'cv.pdf', damaged],
    ['a damaged DOCX', refused.damagedDocx, 'cv.docx', damaged],
    ['a damaged DOC', refused.damagedDoc, 'cv.doc', damaged],
    [
      'an empty file',
      () => new Uint8Array(),
      'cv.pdf',
      { kind: 'damaged', message: 'The file is empty.' },
    ],
    ['a PDF of 300 MB in small', refused.pdfBomb, 'cv.pdf', tooFar],
    ['a DOCX of 60 MB in small', refused.docxBomb, 'cv.docx', tooFar],
    ['a DOCX that unpacks to more than it says', refused.lyingDocxBomb, 'cv.docx', tooFar],
    ['a DOCX of too many parts', refused.docxOfManyEntries, 'cv.docx', tooFar],
    ['a DOCX of too many paragraphs', refused.docxOfManyParagraphs, 'cv.docx', tooFar],
    [
      'a PDF of too many pages',
      refused.manyPages,
      'cv.pdf',
      { kind: 'tooManyPages', message: 'The file has more than 60 pages.' },
    ],
    [
      'a file that is too large',
      refused.tooLargePdf,
      'cv.pdf',
      { kind: 'tooLarge', message: 'The file is larger than 20 MB.' },
    ],
    ['a scanned PDF', refused.scannedPdf, 'cv.pdf', noText],
    ['a DOCX without text', refused.emptyDocx, 'cv.docx', noText],
    ['a PDF named .docx', pdf, 'cv.docx', wrongType('The file is named .docx, but it is a PDF.')],
    [
      'a DOCX named .pdf',
      docx,
      'cv.PDF',
      wrongType('The file is named .pdf, but it is a Word document (DOCX).'),
    ],
    [
      'a DOCX named .doc',
      docx,
      'cv.doc',
      wrongType('The file is named .doc, but it is a Word document (DOCX).'),
    ],
    [
      'a web page named .doc',
      () => strToU8('<html><body>Amina</body></html>'),
      'cv.doc',
      wrongType('The file is named .doc, but it is a web page (HTML).'),
    ],
    [
      'a picture named .pdf',
      () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]),
      'cv.pdf',
      wrongType('The file is named .pdf, but it is a picture.'),
    ],
    [
      'an Excel workbook named .docx',
      () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }),
      'cv.docx',
      wrongType('The file is named .docx, but it is an Excel workbook.'),
    ],
    [
      'plain text named .pdf',
      () => strToU8('Amina Belkacem'),
      'cv.pdf',
      wrongType('The file is named .pdf, but its content is not a PDF.'),
    ],
    [
      'a PDF behind a web page',
      pdfBehind('<!doctype html><html><body>Amina</body></html>\n'),
      'cv.pdf',
      wrongType('The file is named .pdf, but it is a web page (HTML).'),
    ],
    [
      'a PDF behind the start of a program',
      pdfBehind('MZ\u0090\0'),
      'cv.pdf',
      wrongType('The file is named .pdf, but it is a program or a script.'),
    ],
    [
      'a PDF behind a script',
      pdfBehind('#!/bin/sh\nexit\n'),
      'cv.pdf',
      wrongType('The file is named .pdf, but it is a program or a script.'),
    ],
    [
      'a PDF behind a line of other text',
      pdfBehind('echo amina; exit\n'),
      'cv.pdf',
      wrongType('The file is named .pdf, but its content is not a PDF.'),
    ],
    [
      'a file of another type',
      pdf,
      'cv.txt',
      wrongType('Only PDF, DOCX, DOC, RTF and ODT files can be read.'),
    ],
  ])(
    '%s',
    async (_, make, fileName, reason) => {
      expect(await readDocument(make(), fileName)).toEqual({ outcome: 'refused', reason });
    },
    PATIENCE,
  );
});

it('reads a PDF that only its owner may change', async () => {
  expect(await linesOf(refused.ownerLockedPdf(), 'cv.pdf')).toEqual(['1.0 Amina Belkacem']);
});

it('reads a PDF behind blanks, a mark of byte order and commands for a printer', async () => {
  const before = '\u00EF\u00BB\u00BF\u001B%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n\0 \n';
  expect(await linesOf(pdfBehind(before)(), 'cv.pdf')).toEqual(['1.0 Amina Belkacem']);
});

it('leaves the bytes that it was given as they were', async () => {
  const bytes = pdf();
  await readDocument(bytes, 'cv.pdf');
  expect(bytes).toEqual(pdf());
});
