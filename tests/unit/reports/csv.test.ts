import type { RiskEmployee } from '@/data/schemas/risk';
import { csv } from '@/intelligence/reports/csv';
import { riskCsv, riskCsvName } from '@/intelligence/reports/risk-csv';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const mark = '\uFEFF';

test('a file starts with a byte order mark, and its lines end as RFC 4180 says', () => {
  expect(
    csv(
      ['Name', 'Days'],
      [
        ['Zoé', 3],
        ['علي', 0.5],
      ],
    ),
  ).toBe(`${mark}Name,Days\r\nZoé,3\r\nعلي,0.5\r\n`);
  expect(csv(['Name'], [])).toBe(`${mark}Name\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+213 550 12 34 56', '+213 550 12 34 56'],
  ['+213550123456', '+213550123456'],
  ['+1 (213) 550', '+1 (213) 550'],
  ['+1+1', "'+1+1"],
  ['+213 550;=1', `"'+213 550;'=1"`],
  ['+213-550', "'+213-550"],
  ['＝1+1', "'＝1+1"],
  [' =1+1', "' =1+1"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['\0=1+1', "'=1+1"],
  ['\uFEFF=1+1', "'=1+1"],
  ['a\0b\u0007c', 'abc'],
  ['a\u202Eb\u2066c', 'abc'],
  ['a\uD800b', 'ab'],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['a;=1', `"a;'=1"`],
  ['a; "@b', `"a;' ""@b"`],
  ['a;b;-2\n+3', `"a;b;'-2\n'+3"`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['a=1', 'a=1'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
])('the text %j is written %j', (text, written) => {
  expect(csv(['C'], [[text]])).toBe(`${mark}C\r\n${written}\r\n`);
});

test('numbers stay numbers; nothing and what is no number are empty', () => {
  expect(csv(['C', 'D', 'E', 'F'], [[-3.5, null, Number.NaN, Number.POSITIVE_INFINITY]])).toBe(
    `${mark}C,D,E,F\r\n-3.5,,,\r\n`,
  );
});

/** A reader of its own: quoted and plain cells, as RFC 4180 says. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  for (let at = 1, row: string[] = []; at < text.length;) {
    const cell = /^(?:"((?:[^"]|"")*)"|([^,\r]*))(,|\r\n)/.exec(text.slice(at));
    if (cell === null) throw new Error(`Not CSV from ${at} on.`);
    row.push(cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '');
    at += cell[0].length;
    if (cell[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const RUNS = /^["\s]*[=+\-@]/;
/** A telephone number stays as it is: digits behind a plus are no formula. */
const TELEPHONE = /^\+\d[\d ()]*(?:,|$)/;
/** The beginnings of cells where a spreadsheet parts a line at `separator` and knows no quotes within a cell. */
const beginnings = (text: string, separator: ';' | '\t'): string[] =>
  text.slice(1).split(separator === ';' ? /[;\r\n]/ : /[\t\r\n]/);

test('any text comes back from another reader, and none starts a formula in any reading', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({
      unit: fc.constantFrom('=', '+', '0', '-', '@', '\t', '\r', '\n', '"', ',', ';', 'a'),
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      const written = csv(['A', 'B'], rows);
      const [, ...cells] = read(written);
      const starts = [...beginnings(written, ';'), ...beginnings(written, '\t'), ...cells.flat()];
      expect(starts.filter((text) => RUNS.test(text) && !TELEPHONE.test(text))).toEqual([]);
      expect(cells.map((row) => row.map((text) => text.replaceAll("'", '')))).toEqual(
        rows.map((row) => row.map((text) => text.replaceAll("'", ''))),
      );
    }),
  );
});

test('a text is as long as a cell of Excel at most', () => {
  expect(read(csv(['C'], [['a'.repeat(40_000)]]))[1]).toEqual([`${'a'.repeat(32_766)}…`]);
});

test('the risk report has the specified name, columns and percentages', () => {
  const row: RiskEmployee = {
    id: 'u-1',
    name: '=Zoé',
    role: 'Developer, senior',
    department: 'Engineering',
    riskScore: 0.125,
    riskLevel: 'Low',
    riskFactors: [],
    missing: [],
    retentionStrategies: [],
    riskTrendData: [],
  };
  expect(riskCsvName).toBe('resignation_risk_report.csv');
  expect(
    riskCsv([
      row,
      { ...row, name: 'Ali', riskScore: 1, riskLevel: 'High' },
      { ...row, name: 'Rym', riskScore: null, riskLevel: null },
    ]),
  ).toBe(
    `${mark}Name,Role,Department,Risk Level,Risk Score\r\n` +
      `'=Zoé,"Developer, senior",Engineering,Low,12.5%\r\n` +
      'Ali,"Developer, senior",Engineering,High,100.0%\r\n' +
      'Rym,"Developer, senior",Engineering,,\r\n',
  );
});
