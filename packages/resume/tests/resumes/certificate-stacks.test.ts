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

/** Lines of one column, `step` points below the one above where they begin a name, and 15 where they carry one on. */
const narrow = (step: number, ...lines: readonly (readonly string[])[]): Piece[] => {
  let y = 215;
  return lines.flatMap((parts) =>
    parts.map((text, i) => ({ text, x: 40, y: (y += i === 0 ? step : 15), size: 10.5 })),
  );
};

/** Headings of another column. */
const beside: Piece[] = ['Skills', 'Education', 'Experience'].flatMap((text, i) => [
  { text, x: 300, y: 200 + 60 * i, size: 16, bold: true },
  {
    text: `A longer line of text on weaving and wool, the ${i + 1}. of them`,
    x: 300,
    y: 220 + 60 * i,
  },
]);

describe('names over two lines of a side bar', () => {
  const wrapped = [
    ['Bee Keeping for', 'Beginners'],
    ['Loom Repair and Care', 'Certification'],
    ['Dyeing of Wool'],
    ['Natural Indigo', 'Practitioner'],
  ] as const;
  const whole = wrapped.map((lines) => lines.join(' '));

  test.each([17, 18.5, 24])('are known by a step of %d points between names', async (step) => {
    expect(await onPage(...narrow(step, ...wrapped), ...beside)).toEqual(whole);
  });

  test('are not told apart where all lines are as far from each other', async () => {
    expect(await onPage(...narrow(15, ['Bee Keeping'], ['Loom Repair'], ['Dyeing']))).toEqual([
      'Bee Keeping',
      'Loom Repair',
      'Dyeing',
    ]);
  });
});

describe('bold names with and without dates', () => {
  test.each([
    [
      '** Loom Certification\nApril 2024 to April 2027\nRenewed each year.\n** OSHA 10\n** Dye Certification\nJune 2023 to June 2025\n** Weaver Card',
      ['Loom Certification', 'OSHA 10', 'Dye Certification', 'Weaver Card'],
    ],
    [
      '** Loom Licence\n** OSHA 30\n** Weaver Card\nMay 2022 to Present\nState of Texas',
      ['Loom Licence', 'OSHA 30', 'Weaver Card'],
    ],
    [
      '** Permis cariste\n** CACES 1, 3 et 5\nmars 2021 à mars 2026\nRecyclage prévu.\n** SST\n** Certificat Voltaire\njuin 2020',
      ['Permis cariste', 'CACES 1, 3 et 5', 'SST', 'Certificat Voltaire'],
    ],
  ])('are each one: %s', (rows, expected) => {
    expect(certificatesIn(`## Certifications and Licenses\n${rows}`)).toEqual(expected);
  });
});

/** A paragraph of lines from edge to edge, but for its last. */
const paragraph = (...lines: readonly string[]): Piece[] =>
  lines.map((text, i) => ({ text, x: 40, y: 224 + 13 * i }));

describe('many names between commas over lines', () => {
  test('are a certificate each, with their brackets and classes', async () => {
    expect(
      await onPage(
        ...paragraph(
          'Loom Repair (blue), OSHA Card, Rope Access 3a/3b, Confined Cellars (medium risk), Bee',
          'Keeping at Home, CACES R489 cat. 1, 3 et 5, Manual Handling',
        ),
      ),
    ).toEqual([
      'Loom Repair (blue)',
      'OSHA Card',
      'Rope Access 3a/3b',
      'Confined Cellars (medium risk)',
      'Bee Keeping at Home',
      'CACES R489 cat. 1, 3 et 5',
      'Manual Handling',
    ]);
  });

  test.each([
    [
      'who gave it and where',
      'Bee Keeping, Marlow Institute, Swansea, Wales, 2019, Grade A',
      ['Bee Keeping'],
    ],
    ['a town', 'Bee Keeping, Oldacre Training, Hull', ['Bee Keeping, Oldacre Training, Hull']],
  ])('are none where they say %s', (_, line, expected) => {
    expect(certificatesIn(`## Certifications\n${line}`)).toEqual(expected);
  });
});
