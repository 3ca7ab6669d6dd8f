import type { ReportTable } from '@/data/schemas/report';
import { cellText } from '@/intelligence/number-text';
import { pdfOf } from '@/files/pdf';
import { type MakeOptions, type ReportDocument } from '@/files/report-file';
import { workbookOf } from '@/files/workbook';
import { readFile } from 'node:fs/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { barWidths, pdfOperators, pdfText, readWorkbook } from '../../browser/support/files';
import { aReport } from '../../fixtures/report';

const table = (title: string, rows: ReportTable['rows']): ReportTable => ({
  title,
  columns: [
    { label: 'Employee', kind: 'text' },
    { label: 'Tasks', kind: 'number' },
    { label: 'Completion rate', kind: 'percent' },
    { label: 'Average score', kind: 'score' },
    { label: 'Last rating', kind: 'rating' },
  ],
  rows,
});
const report: ReportDocument = {
  title: 'Étude de l’équipe',
  period: '2026-06 to 2026-11',
  tables: [
    table('Completion [rate]: by employee and by more', [
      ['Éloïse Çelik', 5, 60, 97.25, 4.6],
      ['=HYPERLINK("http://x")', 0, 0, null, null],
    ]),
    table('Second', [['Zoé', 1, 100, 88, 4]]),
  ],
};
const watched = () => {
  const seen: number[] = [];
  const ending = new AbortController();
  const options: MakeOptions = {
    signal: ending.signal,
    onProgress: (progress) => void seen.push(progress),
  };
  return { seen, ending, options };
};
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

describe('the PDF of a report', () => {
  test('has its text, accents included, and says how far it is', async () => {
    const { seen, options } = watched();
    expect(await pdfText(await bytesOf(await pdfOf(report, options)))).toBe(
      [
        'Étude de l’équipe 2026-06 to 2026-11',
        'Completion [rate]: by employee and by more',
        'Employee Tasks Completion rate Average score Last rating',
        'Éloïse Çelik 5 60% 97.3 4.6 / 5',
        '=HYPERLINK("http://x") 0 0% — —',
        'Second',
        'Employee Tasks Completion rate Average score Last rating',
        'Zoé 1 100% 88.0 4.0 / 5',
        'Masar · 1 / 1',
      ].join(' '),
    );
    expect(seen).toEqual([1 / 3, 2 / 3]);
  });

  test('numbers its pages', async () => {
    const long = table(
      'Long',
      Array.from({ length: 80 }, (_, index) => [`Person ${index}`, index, 0, 0, 0]),
    );
    const text = await pdfText(
      await bytesOf(await pdfOf({ ...report, tables: [long] }, watched().options)),
    );
    expect(text.match(/Masar · \d \/ \d/g)).toEqual([
      'Masar · 1 / 3',
      'Masar · 2 / 3',
      'Masar · 3 / 3',
    ]);
    expect(text.match(/Person \d+/g)).toHaveLength(80);
  });
});

/** Hands out the font as the page's server does. */
function serveFont() {
  vi.stubGlobal(
    'fetch',
    async () => new Response(await readFile('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}
const lettersOf = async (document: ReportDocument) =>
  (await pdfText(await bytesOf(await pdfOf(document, watched().options)))).normalize('NFKC');
const rowsOf = (...names: string[]): ReportTable => ({
  title: names[0] ?? '',
  columns: [
    { label: names[0] ?? '', kind: 'text' },
    { label: 'N', kind: 'number' },
  ],
  rows: names.map((name, index) => [name, index]),
});
/** Names that are meant to be taken for something else. */
const hostile = [
  '=HYPERLINK("http://x")',
  '<script>alert(1)</script>',
  'Nul\0Bell\u0007Turned\u202EIsolated\u2066Half\uD800',
  'Two\nlines\u2028and\ta tab',
  'L'.repeat(500),
];

describe('a PDF of names', () => {
  test('has Arabic and Hebrew in the order read, in its title and its tables', async () => {
    serveFont();
    const arabic = ['أمينة بوزيد', 'عبد الله بن محمد', 'Ali علي Ben'];
    const hebrew = 'לאה כהן';
    expect(
      await lettersOf({
        title: `أداء ${arabic[0]}`,
        period: hebrew,
        tables: [rowsOf(...arabic, hebrew)],
      }),
    ).toBe(
      `أداء ${arabic[0]} ${hebrew} ${arabic[0]} ${arabic[0]} N ${arabic[0]} 0 ${arabic[1]} 1 ${arabic[2]} 2 ${hebrew} 3 Masar · 1 / 1`,
    );
  });

  test('has a box for a letter that its font has no sign for', async () => {
    serveFont();
    expect(await lettersOf({ title: 'Zoé 漢 👩', period: '', tables: [] })).toBe(
      'Zoé □ □ Masar · 1 / 1',
    );
  });

  test('shows any name as text that stays in its place', async () => {
    const [long = ''] = hostile.slice(-1);
    const text = await lettersOf({
      ...aReport({ company: long, title: long, period: long }),
      figures: [{ label: long, kind: 'number', value: 8 }],
      tables: [rowsOf(...hostile)],
    });
    expect(text).toContain(
      ' N =HYPERLINK("http://x") 0 <script>alert(1)</script> 1 NulBellTurnedIsolatedHalf 2 Two lines and a tab 3 L',
    );
    const lines = text.split(' ').filter((word) => /^L+(\.{3})?$/.test(word));
    // An L is 0.556 of a font's size wide, and the page 515 points: 44 letters and '…' fit at 20 points.
    const [heading, ...cell] = [[74, 47, 94, 103], 89, 89, 89, 35];
    expect(lines.map(({ length }) => length)).toEqual([heading, cell].flat());
    expect(text).toMatch(/Masar · 1 \/ 1$/);
  });
});

const drawn = async (changes: Parameters<typeof aReport>[0] = {}) =>
  bytesOf(await pdfOf(aReport(changes), watched().options));

describe('the drawing of a report', () => {
  test('says the company, the figures and the chart in text', async () => {
    expect(await pdfText(await drawn())).toBe(
      [
        'Atlas Services Completion Rate Tasks of active employees up to 2026-11-21',
        'Tasks 8',
        'Completion rate by department',
        'Engineering 60% Finance 30%',
        '0% 25% 50% 75% 100%',
        'Masar · 1 / 1',
      ].join(' '),
    );
  });

  test('has the bars of its chart as long as their values are', async () => {
    // The axis is 345 points long: 60 and 30 percent of it.
    expect(barWidths(await drawn())).toEqual([207, 103.5]);
    const { chart } = aReport();
    const points = [
      { label: 'As good as can be', value: 5 },
      { label: 'Half way', value: 3 },
      { label: 'Below the axis', value: 0 },
      { label: 'Beyond it', value: 6 },
    ];
    const rated = { ...chart, axis: [1, 5] as [number, number], unit: '', points };
    const bytes = await drawn({ chart: rated, figures: [] });
    expect(barWidths(bytes)).toEqual([345, 172.5, 0, 345]);
    expect(await pdfText(bytes)).toContain('As good as can be 5 Half way 3 ');
  });

  test('says so where there is nothing to draw', async () => {
    const bytes = await drawn({ chart: { ...aReport().chart, points: [] } });
    expect(barWidths(bytes)).toEqual([]);
    expect(await pdfText(bytes)).toContain('Completion rate by department No data yet');
  });

  test('has the logo: one path of two bends, and two nodes of four curves each', async () => {
    const operators = pdfOperators(await drawn());
    expect(
      operators.slice(0, operators.indexOf('BT')).filter((one) => one.endsWith(' c')),
    ).toHaveLength(10);
  });
});

describe('the workbook of a report', () => {
  test('has typed cells, no formula and names that Excel takes', async () => {
    const { seen, options } = watched();
    expect(readWorkbook(await bytesOf(await workbookOf(report, options)))).toEqual({
      formulas: 0,
      sheets: [
        {
          name: 'Completion  rate   by employee ',
          cells: {
            A1: 'Employee',
            B1: 'Tasks',
            C1: 'Completion rate',
            D1: 'Average score',
            E1: 'Last rating',
            A2: 'Éloïse Çelik',
            B2: 5,
            C2: 0.6,
            D2: 97.25,
            E2: 4.6,
            A3: '=HYPERLINK("http://x")',
            B3: 0,
            C3: 0,
          },
        },
        {
          name: 'Second',
          cells: {
            A1: 'Employee',
            B1: 'Tasks',
            C1: 'Completion rate',
            D1: 'Average score',
            E1: 'Last rating',
            A2: 'Zoé',
            B2: 1,
            C2: 1,
            D2: 88,
            E2: 4,
          },
        },
      ],
    });
    expect(seen).toEqual([1 / 3, 2 / 3]);
  });

  test('shows any name as text, on one line and of 300 letters at most', async () => {
    const document = { title: '', period: '', tables: [rowsOf(...hostile)] };
    const bytes = await bytesOf(await workbookOf(document, watched().options));
    expect(readWorkbook(bytes)).toEqual({
      formulas: 0,
      sheets: [
        {
          name: '=HYPERLINK("http   x")',
          cells: {
            A1: hostile[0],
            B1: 'N',
            A2: hostile[0],
            B2: 0,
            A3: hostile[1],
            B3: 1,
            A4: 'NulBellTurnedIsolatedHalf',
            B4: 2,
            A5: 'Two lines and a tab',
            B5: 3,
            A6: `${'L'.repeat(299)}…`,
            B6: 4,
          },
        },
      ],
    });
  });

  test('is not made to its end once its making is ended', async () => {
    const { seen, ending, options } = watched();
    ending.abort(new Error('left'));
    await expect(workbookOf(report, options)).rejects.toThrow('left');
    expect(seen).toEqual([]);
  });
});

test('a cell is said with its unit, a missing one as a dash', () => {
  expect([
    cellText(null, { label: '', kind: 'score' }),
    cellText('a', { label: '', kind: 'text' }),
    cellText(5, { label: '', kind: 'number' }),
    cellText(60, { label: '', kind: 'percent' }),
    cellText(97, { label: '', kind: 'score' }),
    cellText(4.6, { label: '', kind: 'rating' }),
  ]).toEqual(['—', 'a', '5', '60%', '97.0', '4.6 / 5']);
});
