import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/documents/read';
import { type PdfPage, type PdfText, pdfOf } from '../../fixtures/documents/pdf';
import { PdfBuilder, textOf } from '../../fixtures/hidden/builder';
import { loneDash, texDots } from '../../fixtures/hidden/fonts';
import { linesOf } from './support';

/** Lines of text, one below the other, 14 points apart. */
const column = (x: number, y: number, texts: string[], look: Partial<PdfText> = {}): PdfText[] =>
  texts.map((text, index) => ({ text, x, y: y + index * 14, ...look }));

const read = (page: PdfPage, options = {}) => linesOf(pdfOf([page], options), 'resume.pdf');

/** A title with its date at the right margin, and a place below. */
const entry = (y: number, title: string, place: string, date: string, right = 572): PdfText[] => [
  { text: title, x: 40, y },
  { text: date, x: right - date.length * 5, y },
  { text: place, x: 40, y: y + 14 },
];

/** Right-to-left text as it is drawn, from left to right. */
const drawn = (text: string) => Array.from(text).toReversed().join('');

const atRight = (text: string, y: number) => ({ text, x: 572 - text.length * 5, y });

describe('reading order', () => {
  it('reads a sidebar, then the main column, below the header', async () => {
    const lines = await read([
      { text: 'AMINA BELKACEM', x: 200, y: 60, size: 24, bold: true },
      ...column(40, 120, ['CONTACT', 'amina@example.dz', '0550 12 34 56']),
      ...column(40, 190, ['SKILLS', 'Excel', 'Sage 100', 'SAP']),
      ...column(220, 125, [
        'EXPERIENCE',
        'Accountant, Sonelgaz',
        'January 2019 to March 2024',
        'Closed the books of three companies every month',
        'and led a team of five',
        'EDUCATION',
        'Master of Accounting, Algiers',
      ]),
    ]);
    expect(lines).toEqual([
      '1.0 AMINA BELKACEM',
      '1.1 CONTACT',
      '1.1 amina@example.dz',
      '1.1 0550 12 34 56',
      '1.1 SKILLS',
      '1.1 Excel',
      '1.1 Sage 100',
      '1.1 SAP',
      '1.2 EXPERIENCE',
      '1.2 Accountant, Sonelgaz',
      '1.2 January 2019 to March 2024',
      '1.2 Closed the books of three companies every month',
      '1.2 and led a team of five',
      '1.2 EDUCATION',
      '1.2 Master of Accounting, Algiers',
    ]);
  });

  it('reads the name, then the contact details beside it', async () => {
    const lines = await read([
      { text: 'Marc Dubois', x: 40, y: 60, size: 20, bold: true },
      { text: 'DevOps engineer', x: 40, y: 76 },
      ...['12 rue Victor Hugo, Toulouse', '06 12 34 56 78', 'marc@example.fr'].map(
        (text, index) => ({
          text,
          x: 572 - text.length * 5,
          y: 52 + index * 12,
        }),
      ),
      { box: [40, 90, 532, 1], colour: '888888' },
      ...entry(110, 'Engineer', 'Airbus', '2019 - 2024'),
      ...entry(150, 'Administrator', 'Thales', '2015 - 2019'),
      ...entry(190, 'Trainee', 'Orange', '2014 - 2015'),
    ]);
    expect(lines).toEqual([
      '1.0 Marc Dubois',
      '1.0 DevOps engineer',
      '1.1 12 rue Victor Hugo, Toulouse',
      '1.1 06 12 34 56 78',
      '1.1 marc@example.fr',
      '1.2 Engineer\t2019 - 2024',
      '1.2 Airbus',
      '1.2 Administrator\t2015 - 2019',
      '1.2 Thales',
      '1.2 Trainee\t2014 - 2015',
      '1.2 Orange',
    ]);
  });

  it('keeps dates and places with their lines, though contact details stand over them and a foot below', async () => {
    const lines = await read([
      { text: 'Nadia Ferhat', x: 40, y: 58, size: 20 },
      { text: 'Accountant', x: 40, y: 76 },
      ...['nadia@example.dz', '0550 12 34 56', 'Oran'].map((text, i) => atRight(text, 50 + 12 * i)),
      { text: 'Work', x: 40, y: 110, size: 13 },
      ...entry(130, 'Sonelgaz', 'Head of accounts', 'Blida').map((text) => ({
        ...text,
        bold: true,
      })),
      atRight('2019 - 2024', 144),
      { text: 'Djezzy', x: 40, y: 170, bold: true },
      atRight('Mila', 170),
      { text: 'Clerk', x: 40, y: 184 },
      atRight('2016 - 2019', 184),
      { text: 'Languages', x: 40, y: 220, size: 13 },
      ...column(40, 240, ['Arabic', 'French']),
      atRight('Page 1', 760),
    ]);
    expect(lines).toEqual([
      '1.0 Nadia Ferhat',
      '1.0 Accountant',
      '1.1 nadia@example.dz',
      '1.1 0550 12 34 56',
      '1.1 Oran',
      '1.2 Work',
      '1.2 Sonelgaz\tBlida',
      '1.2 Head of accounts\t2019 - 2024',
      '1.2 Djezzy\tMila',
      '1.2 Clerk\t2016 - 2019',
      '1.2 Languages',
      '1.2 Arabic',
      '1.2 French',
      '1.3 Page 1',
    ]);
  });

  it('keeps dates at the right margin with their lines', async () => {
    const lines = await read([
      ...entry(60, 'Accountant', 'Sonelgaz', '2019 - 2024'),
      ...entry(100, 'Assistant accountant', 'Djezzy', 'May 2017 - 2019'),
      ...entry(140, 'Trainee', 'Cevital', '2016'),
    ]);
    expect(lines).toEqual([
      '1.0 Accountant\t2019 - 2024',
      '1.0 Sonelgaz',
      '1.0 Assistant accountant\tMay 2017 - 2019',
      '1.0 Djezzy',
      '1.0 Trainee\t2016',
      '1.0 Cevital',
    ]);
  });

  it('puts a label in the left margin before the lines beside it', async () => {
    const lines = await read([
      { text: 'PROFILE', x: 40, y: 60, bold: true },
      ...column(160, 60, ['Accountant with seven years in industry', 'and in audit', 'in Algiers']),
      { text: 'EXPERIENCE', x: 40, y: 130, bold: true },
      ...column(160, 130, ['Accountant, Sonelgaz', 'Closing', 'Tax returns', 'Audit']),
      { text: 'SKILLS', x: 40, y: 220, bold: true },
      ...column(160, 220, ['Excel', 'Sage', 'SAP']),
    ]);
    expect(lines).toEqual([
      '1.0 PROFILE',
      '1.1 Accountant with seven years in industry',
      '1.1 and in audit',
      '1.1 in Algiers',
      '1.2 EXPERIENCE',
      '1.3 Accountant, Sonelgaz',
      '1.3 Closing',
      '1.3 Tax returns',
      '1.3 Audit',
      '1.4 SKILLS',
      '1.5 Excel',
      '1.5 Sage',
      '1.5 SAP',
    ]);
  });

  it('reads a column of short lines with years by itself, since they are more than dates', async () => {
    const skills = ['Sage', 'Excel', 'Word', 'Access', 'Outlook', 'Trello'];
    const jobs = [
      'Chief accountant at Marlow Mills 2022',
      'Payroll controller at Lindqvist 2019',
      'Stock controller at Brask Foods 2017',
      'Senior night porter at Hotel Orla 2015',
      'Machine foreman at Marlow Mills 2013',
      'Assistant barman at The Otter Inn 2011',
    ];
    const lines = await read([...column(30, 110, skills), ...column(390, 110, jobs)]);
    expect(lines).toEqual([
      ...skills.map((skill) => `1.0 ${skill}`),
      ...jobs.map((job) => `1.1 ${job}`),
    ]);
  });

  it('reads two entries side by side one after the other, and the next section after both', async () => {
    const lines = await read([
      { text: 'PROJECTS', x: 40, y: 60, bold: true },
      ...column(40, 80, ['Ledger', 'Lead', 'A ledger in the browser', 'for five shops']),
      ...column(320, 80, ['Payroll', 'Author', 'Payslips for a school', 'of forty teachers']),
      { text: 'AWARDS', x: 40, y: 150, bold: true },
      ...column(40, 170, ['Best paper', 'University', 'in 2019', 'Algiers']),
      ...column(320, 170, ['Second place', 'Hackathon', 'in 2018', 'Oran']),
    ]);
    expect(lines).toEqual([
      '1.0 PROJECTS',
      '1.0 Ledger',
      '1.0 Lead',
      '1.0 A ledger in the browser',
      '1.0 for five shops',
      '1.1 Payroll',
      '1.1 Author',
      '1.1 Payslips for a school',
      '1.1 of forty teachers',
      '1.2 AWARDS',
      '1.2 Best paper',
      '1.2 University',
      '1.2 in 2019',
      '1.2 Algiers',
      '1.3 Second place',
      '1.3 Hackathon',
      '1.3 in 2018',
      '1.3 Oran',
    ]);
  });

  it('keeps dates with their lines where a sidebar stands beyond them', async () => {
    const lines = await read([
      { text: 'An accountant who closes the books of three firms', x: 40, y: 80 },
      ...entry(114, 'Accountant', 'Acme, Oran', '2019 - 2024', 380),
      ...entry(152, 'Auditor', 'Sarl Amel, Blida', '2016 - 2019', 380),
      ...entry(190, 'Clerk', 'Sonelgaz, Algiers', '2014 - 2016', 380),
      ...column(410, 73, ['SKILLS', 'Excel', 'Sage 100', 'SAP', 'Tally', 'Word', 'Access']),
    ]);
    expect(lines).toEqual([
      '1.0 An accountant who closes the books of three firms',
      '1.0 Accountant\t2019 - 2024',
      '1.0 Acme, Oran',
      '1.0 Auditor\t2016 - 2019',
      '1.0 Sarl Amel, Blida',
      '1.0 Clerk\t2014 - 2016',
      '1.0 Sonelgaz, Algiers',
      '1.1 SKILLS',
      '1.1 Excel',
      '1.1 Sage 100',
      '1.1 SAP',
      '1.1 Tally',
      '1.1 Word',
      '1.1 Access',
    ]);
  });

  it('leaves the heading below columns to the text that it heads', async () => {
    const contact = ['12 Mill Lane', 'Leeds', '0113 496 0123', 'oldacre@example.com'];
    const jobs = [
      'Night porter at the Lakeside Hotel, on the north shore of the lake, 2019 - 2023',
      'Day porter at the Harbour Hotel, on the south shore of the lake, 2016 - 2019',
    ];
    const pdf = pdfOf([
      [
        { text: 'Wrenna Oldacre', x: 40, y: 60, size: 20 },
        { text: 'Porter', x: 40, y: 80 },
        ...contact.map((text, i) => ({ text, x: 360, y: 56 + i * 12 })),
        { text: 'Experience', x: 40, y: 120, size: 14 },
        ...jobs.map((text, i) => ({ text, x: 40, y: 140 + i * 14 })),
      ],
    ]);
    expect(await linesOf(pdf, 'resume.pdf')).toEqual([
      '1.0 Wrenna Oldacre',
      '1.0 Porter',
      ...contact.map((text) => `1.1 ${text}`),
      '1.2 Experience',
      ...jobs.map((text) => `1.2 ${text}`),
    ]);
  });

  it('ends columns at a line drawn across them', async () => {
    const lines = await read([
      ...column(40, 60, ['Phone', 'Mail', 'Town']),
      ...column(320, 66, ['Born', 'Married', 'Driver']),
      { box: [40, 102, 530, 1], colour: '888888' },
      ...column(40, 120, ['Accountant', 'Auditor', 'Trainee']),
      ...column(320, 126, ['Excel', 'Sage', 'SAP']),
    ]);
    expect(lines).toEqual([
      '1.0 Phone',
      '1.0 Mail',
      '1.0 Town',
      '1.1 Born',
      '1.1 Married',
      '1.1 Driver',
      '1.2 Accountant',
      '1.2 Auditor',
      '1.2 Trainee',
      '1.3 Excel',
      '1.3 Sage',
      '1.3 SAP',
    ]);
  });

  it('reads a ruled table row by row', async () => {
    const edges = [50, 70, 90, 110].flatMap((y): PdfPage => [
      { box: [36, y, 200, 1], colour: '000000' },
      { box: [236, y, 300, 1], colour: '000000' },
    ]);
    const labels = column(40, 64, ['Languages', 'Tools', 'Interests']);
    const values = column(240, 64, ['French', 'Excel', 'Chess']);
    const rows = [...labels, ...values].map((cell) => ({
      ...cell,
      y: 64 + ((cell.y - 64) / 14) * 20,
    }));
    expect(await read([...edges, ...rows])).toEqual([
      '1.0 Languages\tFrench',
      '1.1 Tools\tExcel',
      '1.1 Interests\tChess',
    ]);
  });

  it('reads text that runs upwards after the rest', async () => {
    const lines = await read([
      { text: 'Curriculum vitae', x: 30, y: 400, turn: -90 },
      { text: 'Amina Belkacem', x: 60, y: 60 },
    ]);
    expect(lines).toEqual(['1.0 Amina Belkacem', '1.1 Curriculum vitae']);
  });

  it('tells where a line stands, how large it is and what is bold in it', async () => {
    const outcome = await readDocument(
      pdfOf([
        [
          { text: 'Accountant', x: 40, y: 60, size: 12, bold: true },
          { text: '2019', x: 300, y: 60, size: 12 },
        ],
      ]),
      'resume.pdf',
    );
    const rounded = JSON.parse(
      JSON.stringify(outcome, (_, value: unknown) =>
        typeof value === 'number' ? Math.round(value) : value,
      ),
    ) as unknown;
    expect(rounded).toEqual({
      outcome: 'read',
      document: {
        kind: 'pdf',
        pages: 1,
        lines: [
          {
            page: 1,
            block: 0,
            text: 'Accountant\t2019',
            x: 40,
            y: 60,
            width: 287,
            size: 12,
            bold: true,
            hidden: null,
            runs: [
              { start: 0, end: 10, x: 40, width: 66, size: 12, bold: true },
              { start: 11, end: 15, x: 300, width: 27, size: 12, bold: false },
            ],
          },
        ],
      },
    });
  });
});

describe('letters', () => {
  it('joins letters that are spread out, by spacing or by spaces', async () => {
    const lines = await read([
      { text: 'EXPERIENCE', x: 40, y: 60, spacing: 4 },
      { text: 'WORK HISTORY', x: 40, y: 90, spacing: 4 },
      { text: 'E D U C A T I O N', x: 40, y: 120 },
      { text: 'A plan in 3 parts', x: 40, y: 150 },
    ]);
    expect(lines).toEqual([
      '1.0 EXPERIENCE',
      '1.0 WORK HISTORY',
      '1.0 EDUCATION',
      '1.0 A plan in 3 parts',
    ]);
  });

  it('spells ligatures out, drops icons and gives what glyphs stand for', async () => {
    const lines = await read([
      { text: '\uF095 \uFB01nance and o\uFB03ce', x: 40, y: 60, unicode: true },
      { text: 'Certi', x: 40, y: 90, unicode: true },
      { text: '\uE000', x: 65, y: 90, unicode: true, actualText: 'fi' },
      { text: 'cates', x: 70, y: 90, unicode: true },
    ]);
    expect(lines).toEqual(['1.0 finance and office', '1.0 Certificates']);
  });

  it('puts accents that are drawn over a letter on it', async () => {
    const lines = await read([
      { text: 'Re', x: 40, y: 60, unicode: true },
      { text: '\u00B4', x: 45, y: 60, unicode: true },
      { text: 'sume', x: 50, y: 60, unicode: true },
    ]);
    expect(lines).toEqual(['1.0 Résume']);
  });

  it('reads letters drawn twice once, as bold', async () => {
    const lines = await read([
      { text: 'Skills', x: 40, y: 60 },
      { text: 'Skills', x: 40.3, y: 60 },
    ]);
    expect(lines).toEqual(['1.0 Skills']);
  });

  it('puts words together that a line end broke, where the program breaks words', async () => {
    const page = column(40, 60, ['Led the manage-', 'ment of cross-', 'functional teams']);
    expect(await read(page, { producer: 'pdfTeX-1.40' })).toEqual([
      '1.0 Led the management',
      '1.0 of cross-functional',
      '1.0 teams',
    ]);
    expect(
      await read(column(40, 60, ['Built a full-', 'stack site']), { producer: 'Word' }),
    ).toEqual(['1.0 Built a full-stack', '1.0 site']);
  });

  it('puts words together at soft hyphens, and drops those that do not show', async () => {
    const page = column(40, 60, ['Conso\u00ADlida\u00AD', 'tion of accounts'], { unicode: true });
    expect(await read(page)).toEqual(['1.0 Consolidation', '1.0 of accounts']);
  });
});

describe('right-to-left text', () => {
  it('reads it in the order of speech, in plain letters, with Latin words and numbers in place', async () => {
    const lines = await read([
      { text: drawn('لىلى منصور'), x: 400, y: 60, unicode: true },
      { text: `Python${drawn('باستخدام ')}`, x: 380, y: 90, unicode: true },
      { text: `2019${drawn('منذ عام ')}`, x: 380, y: 120, unicode: true },
      { text: `+213 550 12 34 56${drawn('هاتف: ')}`, x: 300, y: 150, unicode: true },
      { text: drawn('\uFEE3\uFEA4\uFE8E\uFEB3\uFE90'), x: 400, y: 180, unicode: true },
      { text: drawn('مُحَمَّد الـــعربي'), x: 400, y: 210, unicode: true },
      { text: drawn(')محاسب('), x: 400, y: 240, unicode: true },
      { text: drawn('(محاسب)'), x: 400, y: 270, unicode: true },
    ]);
    expect(lines).toEqual([
      '1.0 لىلى منصور',
      '1.0 باستخدام Python',
      '1.0 منذ عام 2019',
      '1.0 هاتف: +213 550 12 34 56',
      '1.0 محاسب',
      '1.0 محمد العربي',
      '1.0 (محاسب)',
      '1.0 (محاسب)',
    ]);
  });

  it('reads the right column first', async () => {
    const lines = await read([
      ...column(60, 60, ['المهارات', 'اكسل', 'محاسبة', 'تدقيق'].map(drawn), { unicode: true }),
      ...column(400, 66, ['الخبرات', 'محاسب', 'سونلغاز', 'الجزائر'].map(drawn), { unicode: true }),
    ]);
    expect(lines).toEqual([
      '1.0 الخبرات',
      '1.0 محاسب',
      '1.0 سونلغاز',
      '1.0 الجزائر',
      '1.1 المهارات',
      '1.1 اكسل',
      '1.1 محاسبة',
      '1.1 تدقيق',
    ]);
  });
});

describe('what a reader does not see', () => {
  it('is set apart: white on white, off the page, tiny, and drawn without ink', async () => {
    const lines = await read([
      { text: 'Amina Belkacem', x: 40, y: 60 },
      { text: 'python', x: 40, y: 90, colour: 'FFFFFF' },
      { text: 'java', x: 40, y: 120, colour: 'FDFDFD' },
      { text: 'kubernetes', x: 700, y: 150 },
      { text: 'docker', x: 40, y: 180, size: 1 },
      { text: 'terraform', x: 40, y: 210, mode: 3 },
    ]);
    expect(lines).toEqual([
      '1.0 Amina Belkacem',
      '1.1 (white) python',
      '1.1 (white) java',
      '1.1 (white) terraform',
      '1.2 (offPage) kubernetes',
      '1.3 (tiny) docker',
    ]);
  });

  it('is told by what is behind it: a dark bar shows white letters and hides dark ones', async () => {
    const lines = await read([
      { box: [0, 0, 612, 80], colour: '112233' },
      { text: 'Amina Belkacem', x: 40, y: 60, colour: 'FFFFFF' },
      { text: 'hidden', x: 300, y: 60, colour: '112233' },
      { box: [0, 100, 612, 80] },
      { text: 'On a picture', x: 40, y: 140, colour: 'FFFFFF' },
    ]);
    expect(lines).toEqual(['1.0 Amina Belkacem', '1.0 On a picture', '1.1 (white) hidden']);
  });

  it('is not the text of a scanned page, which is drawn without ink over its picture', async () => {
    const lines = await read([
      { text: 'Amina Belkacem', x: 40, y: 60, mode: 3 },
      { box: [0, 0, 612, 792], scanned: [60, 90] },
      { text: 'Accountant', x: 40, y: 90, mode: 3 },
    ]);
    expect(lines).toEqual(['1.0 Amina Belkacem', '1.0 Accountant']);
  });
});

/** A line in the codes of TeX. */
const write = (line: string) => `(${line.replace('fi', '\\034').replace('–', '\\025')})`;

it('reads letters that TeX drew as pictures of dots, at the codes that only TeX gives them', async () => {
  const pdf = new PdfBuilder();
  const texts = ['profil fini', 'juin 2019 – mai 2021'];
  const page = textOf(texts, { font: texDots(pdf), write });
  expect(await linesOf(pdf.bytes(page), 'cv.pdf')).toEqual([
    '1.0 profil fini',
    '1.0 juin 2019 – mai 2021',
  ]);
});

it('gives letters that TeX drew the size of their font, whatever the box of those used', async () => {
  const pdf = new PdfBuilder();
  const page = textOf(['profil'], { font: texDots(pdf), size: 15, write });
  const outcome = await readDocument(pdf.bytes(page), 'cv.pdf');
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  expect(outcome.document.lines.map(({ size }) => size)).toEqual([15]);
});

it('sees a dash that is alone in its font, whose box is as low as the dash', async () => {
  const pdf = new PdfBuilder();
  const years = textOf(['2017'], { x: 60 }) + textOf(['2020'], { x: 94 });
  const page = years + textOf(['-'], { x: 85, font: loneDash(pdf) });
  expect(await linesOf(pdf.bytes(page), 'cv.pdf')).toEqual(['1.0 2017 – 2020']);
});

it('draws a bullet for each letter of a font of signs', async () => {
  const pdf = new PdfBuilder();
  const name = '/ABCDEE+Wingdings-Regular';
  const font = pdf.use(
    'Font',
    `<< /Type /Font /Subtype /TrueType /BaseFont ${name} /Encoding /WinAnsiEncoding >>`,
  );
  const page = ['v', '\u00A7', '\u00D8', '\u00FC']
    .map((sign, i) => textOf([sign], { x: 40, y: 700 - i * 20, font }))
    .join('\n');
  expect(await linesOf(pdf.bytes(page), 'cv.pdf')).toEqual(['1.0 •', '1.0 •', '1.0 •', '1.0 •']);
});

describe('what fills a margin up to the text beside it', () => {
  it('is a heading in letters of another size', async () => {
    const lines = await read([
      { text: 'Appointments', x: 40, y: 60, size: 9 },
      ...column(94, 60, ['Leeds', '2014 Lecturer', '2011 Fellow', '2008 Associate']),
    ]);
    expect(lines).toEqual([
      '1.0 Appointments\tLeeds',
      '1.0 2014 Lecturer',
      '1.0 2011 Fellow',
      '1.0 2008 Associate',
    ]);
  });

  it('is dates, which bold titles touch', async () => {
    const rows = [60, 90, 120].flatMap((y) => [
      { text: '2015-2019', x: 40, y },
      { text: 'Baker', x: 85, y, bold: true },
    ]);
    expect(await read(rows)).toEqual([
      '1.0 2015-2019\tBaker',
      '1.0 2015-2019\tBaker',
      '1.0 2015-2019\tBaker',
    ]);
  });
});

/** Items that hang from a sign, as Word sets them. */
const items = (sign: string, y: number, texts: string[]) =>
  texts.flatMap((text, i) => [
    { text: sign, x: 58, y: y + i * 14 },
    { text, x: 76, y: y + i * 14 },
  ]);

describe('what hangs in a list or behind a label is in its line', () => {
  it('behind bullets of Word, one of which is the letter o', async () => {
    const lines = await read([
      ...items('\u2022', 60, ['Rope access', 'Weaving', 'Looms']),
      ...items('o', 160, ['Nets', 'Knots', 'Yarn']),
    ]);
    expect(lines).toEqual([
      '1.0 • Rope access',
      '1.0 • Weaving',
      '1.0 • Looms',
      '1.0 o Nets',
      '1.0 o Knots',
      '1.0 o Yarn',
    ]);
  });

  it('behind labels, whose values begin with colons', async () => {
    const lines = await read([
      ...column(40, 60, ['Date of Birth', 'Gender', 'Nationality', 'Languages']),
      ...column(180, 60, [': 18-04-1995', ': Female', ': Maltese', ': English, French']),
    ]);
    expect(lines).toEqual([
      '1.0 Date of Birth\t: 18-04-1995',
      '1.0 Gender\t: Female',
      '1.0 Nationality\t: Maltese',
      '1.0 Languages\t: English, French',
    ]);
  });
});
