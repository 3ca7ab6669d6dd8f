import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';

const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);
const certificatesIn = (section: string) =>
  values(
    understand(documentOf(`# Amina Belkacem\namina@example.dz\n${section}`), { asOf: '2026-11' })
      .facts.certificates,
  );

type Piece = { text: string; x: number; y: number; size?: number; bold?: boolean };

const head: Piece[] = [
  { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
  { text: 'amina@example.dz', x: 40, y: 80 },
];

async function onPages(...pages: Piece[][]) {
  const outcome = await readResume(pdfOf(pages), 'resume.pdf', { asOf: '2026-11' });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts;
}

const heading = (text: string, x: number, y: number): Piece => ({
  text,
  x,
  y,
  size: 16,
  bold: true,
});
const column = (texts: readonly string[], x: number, y: number): Piece[] =>
  texts.map((text, i) => ({ text, x, y: y + i * 14 }));

describe('a column of certificates', () => {
  test('goes on at the top of the next page, beside another that does', async () => {
    const { certificates, education } = await onPages(
      [
        ...head,
        heading('Education', 40, 600),
        ...column(['Bachelor of Arts', 'Oldacre College', '2008 - 2010', 'Looms'], 40, 620),
        heading('Certificates', 330, 600),
        ...column(['Loom Repair', 'Dyeing of Wool', 'Bread Baking', 'Bee Keeping'], 330, 620),
      ],
      [
        ...column(['The trade in wool', 'The law of guilds', 'Drawing', 'Painting'], 40, 45),
        ...column(['Glass Cutting', 'Rope Access', 'First Aid'], 330, 40),
        ...column(['Master of Arts', 'Marlow College', '2010 - 2012'], 40, 120),
      ],
    );
    expect([values(certificates), values(education)]).toEqual([
      [
        'Loom Repair',
        'Dyeing of Wool',
        'Bread Baking',
        'Bee Keeping',
        'Glass Cutting',
        'Rope Access',
        'First Aid',
      ],
      ['Bachelor', 'Master'],
    ]);
  });

  test('has names that end with what might be a heading', async () => {
    const cards = [
      ['Care of Looms in Winter', 'Accreditation', 'Marlow House', 'May 2020'],
      ['Wool and Silk Spinner', 'Certification', 'Oldacre', 'May 2021'],
      ['Repair of Looms and Wheels', 'Professional', 'Bexley', 'May 2022'],
    ];
    const { certificates } = await onPages([
      ...head,
      heading('Education', 40, 120),
      ...column(['Bachelor of Arts, Oldacre College'], 40, 140),
      heading('Certificates', 40, 180),
      ...cards.flatMap((card, i) =>
        card.map((text, at) => ({ text, x: 40, y: 200 + i * 70 + at * 12, bold: at < 2 })),
      ),
    ]);
    expect(values(certificates)).toEqual([
      'Care of Looms in Winter Accreditation',
      'Wool and Silk Spinner Certification',
      'Repair of Looms and Wheels Professional',
    ]);
  });

  test('has its topics in larger letters than its names', async () => {
    const lines = [
      ['Weaving', 11, true],
      ['Loom Repair', 9, true],
      ['Marlow House', 9, false],
      ['May 2020', 9, false],
      ['Dyeing of Wool', 9, true],
      ['Oldacre', 9, false],
      ['June 2021', 9, false],
      ['Rescue', 11, true],
      ['Rope Access', 9, true],
      ['Bexley', 9, false],
      ['July 2022', 9, false],
    ] as const;
    const { certificates } = await onPages([
      ...head,
      heading('Certifications', 40, 120),
      ...lines.map(([text, size, bold], i) => ({ text, x: 40, y: 145 + i * 13, size, bold })),
    ]);
    expect(values(certificates)).toEqual(['Loom Repair', 'Dyeing of Wool', 'Rope Access']);
  });
});

describe('who gives a certificate', () => {
  test.each<[string, string, string[]]>([
    [
      'stands above its name and date',
      'Oldacre University\nCare of Looms, grade 5\nDate: 2022\nLinux Foundation\nServers for Weavers\nDate: 2023',
      ['Care of Looms, grade 5', 'Servers for Weavers'],
    ],
    [
      'stands above the only one',
      'Linux Foundation\nCertified Loom Administrator\t01/2023',
      ['Certified Loom Administrator'],
    ],
    [
      'is no test of its own above a diploma',
      'Cisco CCNA1\nDiploma of Weaving (2019)',
      ['Cisco CCNA1', 'Diploma of Weaving'],
    ],
    [
      'is bold above a list of which a line is not set in',
      '** Openclassrooms\n- Menez une étude\n- Filez la laine\n** Google\nFondamentaux du tissage',
      ['Menez une étude', 'Filez la laine', 'Fondamentaux du tissage'],
    ],
  ])('%s', (_, rows, certificates) => {
    expect(certificatesIn(`## Certificats\n${rows}`)).toEqual(certificates);
  });
});

describe('a name of a certificate is whole', () => {
  test.each<[string, string[]]>([
    [
      'Menez une étude sur le prix de la laine\nAppropriez-vous la teinture à froid',
      ['Menez une étude sur le prix de la laine', 'Appropriez-vous la teinture à froid'],
    ],
    [
      'Mills and Looms Management Foundations\nWool Trade Foundations',
      ['Mills and Looms Management Foundations', 'Wool Trade Foundations'],
    ],
  ])('%s', (rows, certificates) => {
    expect(certificatesIn(`## Certificats\n|| 330-530\n${rows}`)).toEqual(certificates);
  });
});
