import { strToU8 } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { flatDocxOf, odtOf, rtfOf, wordXmlOf } from '../../fixtures/documents/other-formats';
import { docxOf, paragraph, run, table } from '../../fixtures/documents/word';
import { readDocument } from '../../src/documents/read';
import { readResume } from '../../src/read-resume';
import { linesOf } from './support';

const looksOf = async (bytes: Uint8Array) => {
  const outcome = await readDocument(bytes, 'cv.doc');
  return outcome.outcome === 'refused'
    ? outcome.reason.message
    : outcome.document.lines.map(({ text, size, bold }) => `${text} ${size}${bold ? ' bold' : ''}`);
};

describe('rich text (RTF)', () => {
  test.each<[string, string, string[]]>([
    [
      'code pages',
      String.raw`\f0 Am\'e9lie \f1\'e3\'cd\'e3\'cf \f2\'ef\'ee\par`,
      ['Amélie محمد по'],
    ],
    [
      'Unicode, with the letters that stand for it',
      String.raw`\u1605?\u1581\'3f\u1605? {\uc2\u1583\'c7\'cf} \uc0\u-10179\u-8704.\par`,
      ['محم د 😀.'],
    ],
    [
      'signs',
      String.raw`A\~B\emdash C\rquote s \{x\} \bullet\par D\line E\tab F\par`,
      ['A B—C’s {x} •', 'D', 'E\tF'],
    ],
    [
      'a list',
      String.raw`{\listtext\'b7\tab}\ls1 Excel\par{\pntext\f3\'b7\tab} SAP\par`,
      ['• Excel', '• SAP'],
    ],
    [
      'a table',
      String.raw`\trowd\cellx1\cellx2\pard\intbl Nurse\cell 2019 - 2022\cell\row\pard\intbl Cook\cell 2015\cell\row\pard After\par`,
      ['Nurse\t2019 - 2022', 'Cook\t2015', 'After'],
    ],
    [
      'a field',
      String.raw`{\field{\*\fldinst HYPERLINK "mailto:a@b.dz"}{\fldrslt a@b.dz}} here\par`,
      ['a@b.dz here'],
    ],
    [
      'what is no text',
      String.raw`{\pict\pngblip 89504e47}{\*\bkmkstart x}{\object{\*\objdata 00}{\result no}}{\bin3 }}}Yes\par`,
      ['Yes'],
    ],
  ])('%s', async (_, content, lines) => {
    const text = (await linesOf(rtfOf(content), 'cv.rtf')).map((line) => line.replace(/^\S+ /, ''));
    expect(text).toEqual(lines);
  });

  it('keeps headers, boxes, looks and what is hidden apart', async () => {
    const content = String.raw`{\header Oran\par}\b\fs48 Amina\par\plain\fs20 Nurse{\v secret}{\cf1 white}\par{\shp{\*\shpinst{\sp{\sn a}{\sv b}}{\shptxt Box\par}}}\pard{\footer 0550\par}`;
    expect(await linesOf(rtfOf(content), 'cv.rtf')).toEqual([
      '1.0 Oran',
      '1.0 Amina',
      '1.0 Nurse',
      '1.0 (white) secretwhite',
      '1.1 Box',
      '1.2 0550',
    ]);
    expect(await looksOf(rtfOf(String.raw`\b\fs48 Amina\par\plain\fs20 Nurse\par`))).toEqual([
      'Amina 24 bold',
      'Nurse 10',
    ]);
  });

  it('is refused where it has no text, or nests too deep', async () => {
    expect(await linesOf(rtfOf(''), 'cv.rtf')).toEqual([
      'refused: The file has no text that can be read: it may be a scan or a picture.',
    ]);
    expect(await linesOf(rtfOf('{'.repeat(5000)), 'cv.rtf')).toEqual([
      expect.stringMatching(/^refused: The file unpacks to more/),
    ]);
  });
});

const odtParagraph = (text: string, style = 'P1') =>
  `<text:p text:style-name="${style}">${text}</text:p>`;

describe('OpenDocument text (ODT)', () => {
  const styles = `<style:style style:name="P1" style:family="paragraph"><style:text-properties fo:font-size="10pt"/></style:style><style:style style:name="P2" style:family="paragraph" style:parent-style-name="P1"><style:text-properties fo:font-weight="bold" fo:font-size="200%"/></style:style><style:style style:name="T1" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style>`;

  it('reads headers, lists, tables, boxes and what is hidden', async () => {
    const body = `${odtParagraph('Amina  <text:s text:c="2"/>Belkacem<text:tab/>Oran', 'P2')}<text:list><text:list-item>${odtParagraph('Excel')}</text:list-item></text:list><table:table><table:table-row><table:table-cell>${odtParagraph('Nurse')}</table:table-cell><table:table-cell>${odtParagraph('2019')}</table:table-cell></table:table-row></table:table>${odtParagraph('Seen<text:span text:style-name="T1">white</text:span><office:annotation><text:p>no</text:p></office:annotation><draw:frame><draw:text-box><text:p>Box</text:p></draw:text-box></draw:frame>')}`;
    const bytes = odtOf(body, { styles, header: odtParagraph('0550 12 34 56') });
    expect(await linesOf(bytes, 'cv.doc')).toEqual([
      '1.0 0550 12 34 56',
      '1.0 Amina\tBelkacem\tOran',
      '1.0 • Excel',
      '1.0 Nurse\t2019',
      '1.0 Seen',
      '1.0 (white) white',
      '1.1 Box',
    ]);
    expect((await looksOf(bytes))[1]).toBe('Amina\tBelkacem\tOran 20 bold');
  });

  it('is refused where it is locked, damaged or no text', async () => {
    const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>';
    expect([
      await linesOf(odtOf(odtParagraph('Amina'), { manifest }), 'cv.odt'),
      await linesOf(odtOf('<text:p>'), 'cv.odt'),
      await linesOf(odtOf('', { type: 'spreadsheet' }), 'cv.docx'),
    ]).toEqual([
      ['refused: The file is protected by a password.'],
      ['refused: The file is damaged and cannot be opened.'],
      ['refused: The file is named .docx, but it is an OpenDocument file.'],
    ]);
  });
});

describe('the XML of Word 2003', () => {
  const header = '<w:hdr w:type="odd"><w:p><w:r><w:t>Oran</w:t></w:r></w:p></w:hdr>';
  const style =
    '<w:style w:type="paragraph" w:styleId="Big"><w:rPr><w:b/><w:sz w:val="48"/></w:rPr></w:style>';
  const body = `${paragraph('Amina', '<w:pStyle w:val="Big"/>')}${paragraph('Excel', '<w:listPr><w:ilvl w:val="0"/><w:ilfo w:val="1"/></w:listPr>')}${table([[paragraph('Nurse'), paragraph('2019')]])}${paragraph(run('secret', { hidden: true }))}<w:sectPr>${header}</w:sectPr>`;
  const lines = ['1.0 Oran', '1.0 Amina', '1.0 • Excel', '1.0 Nurse\t2019', '1.0 (white) secret'];

  it('reads headers, styles, lists and tables, in both kinds of Unicode', async () => {
    const text = wordXmlOf(body, style);
    const wide = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    expect(await linesOf(strToU8(text), 'cv.xml')).toEqual(lines);
    expect(await linesOf(wide, 'cv.doc')).toEqual(lines);
    expect((await looksOf(strToU8(text)))[1]).toBe('Amina 24 bold');
  });

  it('is refused where it is malformed, or other XML', async () => {
    expect([
      await linesOf(strToU8(wordXmlOf('<w:p>')), 'cv.doc'),
      await linesOf(strToU8('<?xml version="1.0"?><resume>Amina</resume>'), 'cv.doc'),
    ]).toEqual([
      ['refused: The file is damaged and cannot be opened.'],
      ['refused: The file is named .doc, but its content is not a Word document (DOC).'],
    ]);
  });
});

describe('a DOCX in one XML text', () => {
  const docx = docxOf(
    paragraph(run('Amina', { bold: true, size: 24 })) +
      table([[paragraph('Nurse'), paragraph('2019')]]) +
      paragraph(run('secret', { hidden: true })),
    { header: paragraph('Oran'), footer: paragraph('0550 11 22 33') },
  );

  it('is read as the DOCX is', async () => {
    const lines = await linesOf(docx, 'cv.docx');
    expect(lines.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'Oran',
      'Amina',
      'Nurse\t2019',
      '(white) secret',
      '0550 11 22 33',
    ]);
    expect(await linesOf(strToU8(flatDocxOf(docx)), 'cv.xml')).toEqual(lines);
    expect((await looksOf(strToU8(flatDocxOf(docx))))[1]).toBe('Amina 24 bold');
  });

  it('is refused where its parts do not end, or hold no document', async () => {
    const flat = flatDocxOf(docx);
    expect([
      await linesOf(strToU8(flat.slice(0, flat.indexOf('</w:body>'))), 'cv.doc'),
      await linesOf(
        strToU8(flat.replace('pkg:name="/word/document.xml', 'pkg:name="/word/other.xml')),
        'cv.doc',
      ),
    ]).toEqual([
      ['refused: The file is damaged and cannot be opened.'],
      ['refused: The file is damaged and cannot be opened.'],
    ]);
  });
});

test.each([
  ['rtf', rtfOf(String.raw`\b\fs48 Amina Belkacem\b0\fs20\par amina@example.dz\par`)],
  ['odt', odtOf('<text:p>Amina Belkacem</text:p><text:p>amina@example.dz</text:p>')],
  ['xml', strToU8(flatDocxOf(docxOf(paragraph('Amina Belkacem'))))],
  ['xml', strToU8(wordXmlOf(paragraph('Amina Belkacem') + paragraph('amina@example.dz')))],
])('%s is read under any name', async (kind, bytes) => {
  const read = async (ending: string) => {
    const outcome = await readResume(bytes, `cv.${ending}`, { asOf: '2026-11' });
    return outcome.outcome === 'read' && outcome.reading.facts.name?.value;
  };
  const endings = [kind, 'doc', 'docx', 'pdf', 'odt'];
  expect(await Promise.all(endings.map(read))).toEqual(endings.map(() => 'Amina Belkacem'));
});
