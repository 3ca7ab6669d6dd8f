import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import { understand } from '../../src/understanding/facts';

const certificatesIn = (section: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${section}`), {
    asOf: '2026-11',
  }).facts.certificates.map(({ value }) => value);

type Piece = { text: string; x: number; y: number; size?: number; bold?: boolean };

async function onPage(...pieces: Piece[]) {
  const head = { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true };
  const heading = { text: 'Certificates', x: 40, y: 200, size: 16, bold: true };
  const outcome = await readResume(pdfOf([[head, heading, ...pieces]]), 'resume.pdf', {
    asOf: '2026-11',
  });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts.certificates.map(({ value }) => value);
}

/** Each with its lines below each other, and a gap before the next. */
const stacked = (stacks: readonly (readonly string[])[], bold = false): Piece[] => {
  let y = 210;
  return stacks.flatMap((lines) => {
    y += 10;
    return lines.map((text, i) => ({ text, x: 40, y: (y += 12), bold: bold && i === 0 }));
  });
};

const names = ['Loom Repair', 'Dyeing of Wool', 'Bee Keeping'];

describe('a certificate over some lines', () => {
  test('ends at a wider gap, whoever gives it', async () => {
    const givers = ['Rook, 2019', 'Microsoft, 2020', 'Sable, 2021'];
    expect(await onPage(...stacked(names.map((name, i) => [name, givers[i] ?? ''])))).toEqual(
      names,
    );
  });

  test('stands below who gives it where most first lines name such', async () => {
    const givers = ['Oldacre Academy', 'Marlow Institute', 'Bexley School'];
    const stacks = names.map((name, i) => [givers[i] ?? '', `${name} – 202${i}`]);
    expect(await onPage(...stacked(stacks, true))).toEqual(names);
  });

  test('stands beside who gives it in a table that is read by columns', async () => {
    const givers = ['Oldacre Academy', 'Marlow Institute', 'Bexley School'];
    const cells = names.flatMap((text, i) => [
      { text: givers[i] ?? '', x: 40, y: 224 + i * 16 },
      { text, x: 320, y: 224 + i * 16 },
    ]);
    expect(await onPage(...cells)).toEqual(names);
  });
});

describe('the parts of a line', () => {
  test.each([
    ['- Oldacre Academy: Loom Repair\n- Marlow Institute: Dyeing of Wool', names.slice(0, 2)],
    ['Loom Repair | Dyeing of Wool | Bee Keeping', names],
    ['Loom Repair (2019), Dyeing of Wool (2020), Bee Keeping (2021)', names],
    [
      '- Foundations: Wool, Wool, Everywhere\n- Bee Keeping',
      ['Foundations: Wool, Wool, Everywhere', 'Bee Keeping'],
    ],
    ['** Loom Repair\nActive\n** Bee Keeping\nActive', ['Loom Repair', 'Bee Keeping']],
  ])('of which one names the certificate: %s', (rows, expected) => {
    expect(certificatesIn(`## Certifications\n${rows}`)).toEqual(expected);
  });

  test('a site over certificates is none', () => {
    expect(
      certificatesIn(
        '## Certifications\n** Oldacre.org\nResponsive Weaving\n** Marlow.com\nBee Keeping Basics',
      ),
    ).toEqual(['Responsive Weaving', 'Bee Keeping Basics']);
  });
});

describe('what is learned', () => {
  test('at a course under professional development is a certificate, and at a conference none', () => {
    expect(
      certificatesIn(
        '## Professional Development\n- Bee Keeping, 2019\n- National Conference on Wool, 2020',
      ),
    ).toEqual(['Bee Keeping']);
  });

  test('in the modules of a degree is no certificate beside a section of those', () => {
    expect(
      certificatesIn(
        '## Education\nBachelor of Arts, 2012\n## Courses\nDrawing, Painting, Law of Guilds\n## Certifications\nBee Keeping',
      ),
    ).toEqual(['Bee Keeping']);
  });

  test('is named among skills by what somebody is certified as', () => {
    expect(certificatesIn('## Skills\nTax, Budgets, CPA Licensed')).toEqual(['CPA Licensed']);
  });
});

describe('who gives certificates stands over them', () => {
  test.each([
    ['one each', '! AFNOR\n• Woodturning\n! Udemy\n• Glass blowing\n! City & Guilds\n• Weaving'],
    ['several', '! Bureau Veritas\n• Woodturning\n• Glass blowing\n! Pearson VUE\n• Weaving'],
  ])('%s', (_, lines) => {
    const { certificates } = understand(
      documentOf(`# Amina Belkacem\namina@example.dz\n## Certifications\n${lines}`),
      { asOf: '2026-11' },
    ).facts;
    expect(certificates.map(({ value }) => value)).toEqual([
      'Woodturning',
      'Glass blowing',
      'Weaving',
    ]);
  });
});
