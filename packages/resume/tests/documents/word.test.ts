import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/documents/read';
import { docOf } from '../../fixtures/documents/doc';
import { docxOf, paragraph, run, table, textBox } from '../../fixtures/documents/word';
import { linesOf } from './support';

const read = (...input: Parameters<typeof docxOf>) => linesOf(docxOf(...input), 'resume.docx');

const cell = (...texts: string[]) => texts.map((text) => paragraph(text)).join('');

/** A paragraph that is neither heading nor in a list. */
const unlisted = (...lines: number[]) =>
  ({ kind: 'paragraph', heading: null, listed: false, lines }) as const;

describe('DOCX', () => {
  it('reads header, body and footer, with tabs, line breaks and lists', async () => {
    const lines = await read(
      [
        paragraph(run('Amina Belkacem', { bold: true, size: 20 })),
        paragraph(run('Accountant\nAlgiers')),
        paragraph('Sonelgaz\t2019 - 2024'),
        paragraph('\u3161'),
        paragraph('Closed the books', '<w:numPr><w:numId w:val="1"/></w:numPr>'),
      ].join(''),
      { header: paragraph('amina@example.dz'), footer: paragraph('References on request') },
    );
    expect(lines).toEqual([
      '1.0 amina@example.dz',
      '1.0 Amina Belkacem',
      '1.0 Accountant',
      '1.0 Algiers',
      '1.0 Sonelgaz\t2019 - 2024',
      '1.0 -',
      '1.0 • Closed the books',
      '1.0 References on request',
    ]);
  });

  it('keeps how it is built: headings by their level, lists, and rows of cells', async () => {
    const outcome = await readDocument(
      docxOf(
        [
          paragraph('Experience', '<w:outlineLvl w:val="1"/>'),
          paragraph('Closed the books', '<w:numPr><w:numId w:val="1"/></w:numPr>'),
          paragraph(run('Both\nlines')),
          table([[paragraph('Accountant'), paragraph('2019 - 2024')]]),
          table([[cell('SKILLS', 'Excel'), cell('PROFILE', 'In industry')]]),
        ].join(''),
      ),
      'resume.docx',
    );
    expect(outcome).toMatchObject({
      document: {
        blocks: [
          { ...unlisted(0), heading: 2 },
          { ...unlisted(1), listed: true },
          unlisted(2, 3),
          { kind: 'table', rows: [{ lines: [4] }] },
          {
            kind: 'table',
            rows: [
              {
                cells: [
                  [unlisted(5), unlisted(6)],
                  [unlisted(7), unlisted(8)],
                ],
              },
            ],
          },
        ],
      },
    });
  });

  it('reads a table of short cells by row, and cells of several lines one by one', async () => {
    const lines = await read(
      [
        table([
          [paragraph('Accountant'), paragraph('2019 - 2024')],
          [paragraph('Assistant'), paragraph('2017 - 2019')],
        ]),
        table([
          [
            paragraph('SKILLS') + paragraph('Excel') + paragraph('Sage'),
            paragraph('PROFILE') + paragraph('Accountant in industry'),
          ],
        ]),
        paragraph('The end'),
      ].join(''),
    );
    expect(lines).toEqual([
      '1.0 Accountant\t2019 - 2024',
      '1.0 Assistant\t2017 - 2019',
      '1.1 SKILLS',
      '1.1 Excel',
      '1.1 Sage',
      '1.2 PROFILE',
      '1.2 Accountant in industry',
      '1.3 The end',
    ]);
  });

  it('reads the columns of a layout table one after the other', async () => {
    const lines = await read(
      table([
        [cell('CONTACT', 'amina@example.dz'), cell('EXPERIENCE', 'Accountant')],
        [cell('SKILLS', 'Excel'), cell('EDUCATION', 'Master')],
      ]),
    );
    expect(lines).toEqual([
      '1.0 CONTACT',
      '1.0 amina@example.dz',
      '1.0 SKILLS',
      '1.0 Excel',
      '1.1 EXPERIENCE',
      '1.1 Accountant',
      '1.1 EDUCATION',
      '1.1 Master',
    ]);
  });

  it('reads the short cells of a row in one line, and longer ones below it', async () => {
    const lines = await read(
      table([
        [
          paragraph('2019'),
          paragraph('2021'),
          cell('Closed the books', 'Paid wages'),
          paragraph('Clerk'),
        ],
        [paragraph('2016'), cell('Wrote letters', 'Kept files', 'Took calls')],
      ]),
    );
    expect(lines).toEqual([
      '1.0 2019\t2021\tClerk',
      '1.1 Closed the books',
      '1.1 Paid wages',
      '1.2 2016',
      '1.3 Wrote letters',
      '1.3 Kept files',
      '1.3 Took calls',
    ]);
  });

  it('reads cells of two lines across their row where the first has a date, and else one by one', async () => {
    const lines = await read(
      table([
        [cell('From', '03/2019'), cell('To', 'today')],
        [cell('Name', 'Amina'), cell('Born', '03/2001'), cell('Town', 'Oran')],
      ]),
    );
    expect(lines).toEqual([
      '1.0 From\tTo',
      '1.0 03/2019\ttoday',
      '1.1 Name',
      '1.1 Amina',
      '1.2 Born',
      '1.2 03/2001',
      '1.3 Town',
      '1.3 Oran',
    ]);
  });

  it('reads the two dates of one cell by themselves', async () => {
    const lines = await read(
      table([
        [paragraph('Time'), paragraph('Work')],
        [cell('2008', '2013'), cell('Clerk', 'Oran')],
        [paragraph('2014'), paragraph('Baker')],
        [paragraph('2015'), paragraph('Miller')],
      ]),
    );
    expect(lines).toEqual([
      '1.0 Time\tWork',
      '1.1 2008',
      '1.1 2013',
      '1.2 Clerk',
      '1.2 Oran',
      '1.3 2014\tBaker',
      '1.3 2015\tMiller',
    ]);
  });

  it('reads a text box once, after the paragraph that it hangs on', async () => {
    const box = textBox(paragraph('0550 12 34 56') + paragraph('Algiers'));
    expect(
      await read(paragraph(`${run('Amina Belkacem')}${box}`) + paragraph('Accountant')),
    ).toEqual(['1.0 Amina Belkacem', '1.1 0550 12 34 56', '1.1 Algiers', '1.2 Accountant']);
  });

  it('takes sizes and weight from styles, from what they are based on, and from the text itself', async () => {
    const styles = [
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>',
      '<w:style w:type="paragraph" w:styleId="Title"><w:rPr><w:b/><w:sz w:val="40"/></w:rPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="Name"><w:basedOn w:val="Title"/><w:rPr><w:sz w:val="48"/></w:rPr></w:style>',
    ].join('');
    const outcome = await readDocument(
      docxOf(
        paragraph('Amina', '<w:pStyle w:val="Name"/>') +
          paragraph(`${run('Accountant ')}${run('in Algiers', { bold: true })}`),
        { styles },
      ),
      'resume.docx',
    );
    const looks =
      outcome.outcome === 'read' &&
      outcome.document.lines.map(({ text, size, bold, runs }) => ({
        text,
        size,
        bold,
        runs: runs.map((each) => [text.slice(each.start, each.end), each.bold]),
      }));
    expect(looks).toEqual([
      { text: 'Amina', size: 24, bold: true, runs: [['Amina', true]] },
      {
        text: 'Accountant in Algiers',
        size: 11,
        bold: false,
        runs: [
          ['Accountant ', false],
          ['in Algiers', true],
        ],
      },
    ]);
  });

  it('sets apart what a reader does not see, but not white text on a dark cell', async () => {
    const lines = await read(
      [
        paragraph(`${run('Accountant')}${run(' python', { colour: 'FFFFFF' })}`),
        paragraph(run('java', { hidden: true })),
        paragraph(run('docker', { size: 1 })),
        table([
          [
            `<w:tcPr><w:shd w:fill="112233"/></w:tcPr>${paragraph(run('Skills', { colour: 'FFFFFF' }))}`,
          ],
        ]),
      ].join(''),
    );
    expect(lines).toEqual([
      '1.0 Accountant',
      '1.0 (white) python',
      '1.0 (white) java',
      '1.0 (tiny) docker',
      '1.0 Skills',
    ]);
  });

  it('counts pages by their breaks', async () => {
    const lines = await read(
      `${paragraph('First')}${paragraph('<w:r><w:br w:type="page"/></w:r>')}${paragraph('Second')}`,
    );
    expect(lines).toEqual(['1.0 First', '2.0 Second']);
  });
});

/** Properties of a text in a DOC, as they are packed. */
const BOLD = [0x35, 0x08, 1];
const SIZE = (points: number) => [0x43, 0x4a, points * 2, 0];
const STYLE = (index: number) => [0x30, 0x4a, index, 0];

describe('DOC', () => {
  it('reads text, tables, header and footer, and sets hidden text apart', async () => {
    const bytes = readFileSync(new URL('../../fixtures/documents/amina.doc', import.meta.url));
    expect(await linesOf(new Uint8Array(bytes), 'resume.doc')).toEqual([
      '1.0 amina@example.dz',
      '1.0 Amina Belkacem',
      '1.0 Comptable à Béjaïa, 7 ans d’expérience',
      '1.0 (white) python python python',
      '1.0 (white) kubernetes kubernetes',
      '1.0 Expérience',
      '1.0 Comptable, Sonelgaz\t2019 – 2024',
      '1.0 Assistante, Djezzy\t2017 – 2019',
      '1.0 Compétences',
      '1.0 Excel\tSage 100',
      '1.0 تحليل مالي',
      '1.0 Références sur demande',
    ]);
  });

  it('takes the look of a text from its character style, and what that is based on', async () => {
    const outcome = await readDocument(
      docOf({
        styles: [
          { kind: 'paragraph', properties: SIZE(11) },
          { kind: 'character', properties: SIZE(14) },
          { kind: 'character', base: 1, properties: BOLD },
        ],
        runs: [
          { text: 'Amina ' },
          { text: 'Belkacem', properties: STYLE(2) },
          { text: ' Algiers', properties: [...STYLE(2), ...SIZE(9)] },
          { text: '\r' },
        ],
      }),
      'resume.doc',
    );
    const runs =
      outcome.outcome === 'read' &&
      outcome.document.lines.map((line) =>
        line.runs.map(({ start, end, size, bold }) => [line.text.slice(start, end), size, bold]),
      );
    expect(runs).toEqual([
      [
        ['Amina ', 11, false],
        ['Belkacem', 14, true],
        [' Algiers', 9, true],
      ],
    ]);
  });
});
