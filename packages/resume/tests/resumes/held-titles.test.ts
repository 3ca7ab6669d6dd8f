import { describe, expect, test } from 'vitest';
import { pdfOf, type PdfText } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';
import { readResume } from '../../src/read-resume';
import { understand } from '../../src/understanding/facts';

const titlesIn = (entries: string) =>
  understand(
    documentOf(
      `# Amina Belkacem\namina@example.dz\n## Expérience\n${entries}\n## Compétences\nExcel`,
    ),
    { asOf: '2026-11' },
  ).facts.positions.map(({ value }) => value);

const bold = (text: string, y: number): PdfText => ({ text, x: 420, y, size: 11, bold: true });
const plain = (text: string, y: number): PdfText => ({ text, x: 420, y, size: 10 });

const titlesInColumn = async (rows: PdfText[]) => {
  const head: PdfText[] = [
    { text: 'Amina Belkacem', x: 40, y: 60, size: 22, bold: true },
    { text: 'amina@example.dz', x: 40, y: 80 },
    { text: 'Experience', x: 420, y: 100, size: 14, bold: true },
  ];
  const outcome = await readResume(pdfOf([[...head, ...rows]]), 'resume.pdf', {
    asOf: '2026-11',
  });
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
  return outcome.reading.facts.positions.map(({ value }) => value);
};

const latestOf = (entries: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n## Expérience\n${entries}`), {
    asOf: '2026-11',
  }).facts.position?.value;
describe('a title', () => {
  test.each([
    ['Marlow : Architecte Cloud\n2019 - 2021', ['Architecte Cloud']],
    ['** Boulanger CHEZ MARLOW\n2019', ['Boulanger']],
    [
      '- Student Teacher\n- Marlow School, Spring 2014\n- Student teacher placement will be completed in May 2014',
      ['Student Teacher'],
    ],
    ['** Baker, Acme Ltd, where I was in charge of ropes\n2019 - 2021', ['Baker']],
    ['** IS Manager, Acme Ltd\n2019 - 2021', ['IS Manager']],
    [
      '** Agent des archives (Réserviste)\nMars 2021 – présent\nGrade : Caporal',
      ['Agent des archives (Réserviste)'],
    ],
    [
      '** Stage de découverte de la boutique (2 mois)\nMarlow, Lille\n- Suivi\n** Stage de vente\nMarlow, Lyon\n- Vente',
      ['Stage de découverte de la boutique (2 mois)', 'Stage de vente'],
    ],
    ['Stage de vente de deux mois\nMarlow, Lyon', []],
  ])('is read in %j', (entries, titles) => {
    expect(titlesIn(entries)).toEqual(titles);
  });

  test('has no number of a list before it, but keeps what begins with a number', () => {
    expect(
      titlesIn(
        '** 1. Sole Deckhand\t2021 - 2024\nMarlow\n** 2) Weaver\t2018 - 2021\nOldacre\n** 3D Artist\t2015 - 2018\nHalcyon',
      ),
    ).toEqual(['Sole Deckhand', 'Weaver', '3D Artist']);
  });

  test('of the first of several jobs without dates is the latest', () => {
    const dated = '** Boulanger\nMarlow (2020 - 2023)';
    const [first, second] = ['** Vendeur\nMarlow\nVente', '** Chef de projet\nMarlow\nGestion'];
    expect(latestOf(`${first}\n${second}\n${dated}`)).toBe('Vendeur');
    expect(latestOf(`${first}\n${dated}`)).toBe('Boulanger');
    expect(latestOf(`${first}\n${second}\n${dated.replace('2023', 'présent')}`)).toBe('Boulanger');
  });

  test('goes on in a second bold row where a narrow column had no room', async () => {
    const rows = [
      bold('Veterinary Assistant Lv.', 120),
      bold('II - Surgery', 133),
      plain('Marlow Emergency and', 146),
      plain('Animal Shelter Lincoln', 158),
      plain('Jun 2020 - Present', 170),
      bold('Enumerator', 190),
      plain('Bureau of the Lake', 203),
      plain('Aug 2019 - Oct 2019', 215),
      bold('Assistant Coordinator of', 235),
      bold('Museum Guides', 248),
      plain('Marlow Lake Gardens', 261),
      plain('Jun 2018 - Aug 2018', 273),
    ];
    expect(await titlesInColumn(rows)).toEqual([
      'Veterinary Assistant Lv. II - Surgery',
      'Enumerator',
      'Assistant Coordinator of Museum Guides',
    ]);
  });

  test('begins in the row above, behind its employer, where a narrow column had no room', async () => {
    const rows = [
      bold('Marlow - Software Developer', 120),
      bold('Trainee', 133),
      plain('Lincoln • 2016 - 2017', 146),
      bold('Lake - Assistant of the Guides', 166),
      plain('Lincoln • 2014 - 2015', 179),
    ];
    expect(await titlesInColumn(rows)).toEqual([
      'Software Developer Trainee',
      'Assistant of the Guides',
    ]);
  });
});

test.each(['** Waiter\n** Barman', '** Head Cook\n** Night Porter'])(
  'the titles in %j are two',
  (rows) => {
    expect(titlesIn(`${rows}\nMarlow Inn\n2019 - 2021`)).not.toContain(
      rows.replaceAll('** ', '').replace('\n', ' '),
    );
  },
);

test.each([
  ['Clinique du Docteur Marlow, 2020 - 2022', []],
  ['Maison du Boulanger, 2015 - 2016', []],
  ['Specialist Group Hospital, 2018 - 2019', []],
  ["Agent d'accueil, Mairie de Lyon, 2020 - 2022", ["Agent d'accueil"]],
  ['Institut de beauté - Esthéticienne, 2016 - 2017', ['Esthéticienne']],
  ['Specialist Nurse, Marlow Hospital, 2010 - 2012', ['Specialist Nurse']],
  ['Hotel Manager, 2020 - 2022', ['Hotel Manager']],
])('an employer named after whose it is has no title: %s', (entry, titles) => {
  expect(titlesIn(entry)).toEqual(titles);
});

describe('a title that no word tells', () => {
  test.each([
    '2015 - 2019\tHalcyon\nHalcyon House, Lyon',
    'Halcyon 2015 - 2019\nConsulting Services\n- Audit',
    '2015 - 2019 : Halcyon, Groupe Marlow, Lille\n- Caisse',
    'Halcyon\nSupercenter, Dallas\n2015 - 2019\n- Stock',
  ])('is not the name of an employer: %j', (entries) => {
    expect(titlesIn(entries)).toEqual([]);
  });

  test('may end a sentence-like row that begins in bold', () => {
    const document = documentOf(
      '# Amina Belkacem\namina@example.dz\n## Expérience\n2019 - 2021\nMarlow | Londres - Technical Lead.\n- Led',
    );
    const lines = document.lines.map((line) =>
      line.text.startsWith('Marlow')
        ? {
            ...line,
            runs: [
              { ...line.runs[0], start: 0, end: 6, bold: true },
              { ...line.runs[0], start: 6 },
            ],
          }
        : line,
    );
    expect(
      understand({ ...document, lines } as typeof document, {
        asOf: '2026-11',
      }).facts.positions.map(({ value }) => value),
    ).toEqual(['Technical Lead']);
  });
});

describe('what a form of a public office asks of a job', () => {
  const asked =
    'Salary: 64,000 USD Per Year\nHours per week: 40\nSeries: 0679 Pay Plan: GS Grade: 7';

  test('stands between its dates and its title', () => {
    expect(
      titlesIn(
        `Oldacre County\nHull\n06/2019 - Present\n${asked}\nMedical Support Assistant (This is a federal job)\nSupervisor: Lee Ortiz (813-555-0100)\nOkay to contact this Supervisor: Yes\nBayside Clinic\nHull\n02/2015 - 05/2019\nHours per week: 36\nReceptionist`,
      ),
    ).toEqual(['Medical Support Assistant', 'Receptionist']);
  });

  test('is not a title with its dates', () => {
    expect(
      titlesIn('Supervisor: 2012 - 2014, Oldacre\nSalary Analyst, Oldacre, 2010 - 2012'),
    ).toEqual(['Supervisor', 'Salary Analyst']);
  });

  test.each([
    ['2012 - 2014 Oldacre\nSupervisor: Night Shift', 'Supervisor'],
    ['Oldacre, 2012 - 2014\nSupervisor of the ovens: Hull', 'Supervisor of the ovens'],
    ['2012 - 2014 Oldacre\nSeries Editor: The Long Road', 'Series Editor'],
    ['Salary and Payroll Officer: Oldacre\n2012 - 2014', 'Salary and Payroll Officer'],
    ['Baker (federal bakery), Oldacre, 2012 - 2014', 'Baker (federal bakery)'],
  ])('is none where only the words are alike: %j', (lines, title) => {
    expect(titlesIn(lines)).toEqual([title]);
  });
});
