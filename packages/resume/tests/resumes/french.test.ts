import { describe, expect, test } from 'vitest';
import { readResume } from '../../src/read-resume';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';
import { headingKinds } from '../../src/understanding/vocabulary/headings';
import { hasRole } from '../../src/understanding/vocabulary/roles';
import { pdfOf } from '../../fixtures/documents/pdf';
import { documentOf } from '../../fixtures/resumes/markup';

const readAs = (markup: string) => understand(documentOf(markup), { asOf: '2026-11' }).facts;
const factsOf = (section: string) => readAs(`# Amina Belkacem\namina@example.dz\n${section}`);
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

test.each([
  ['2017 — Auj.', '2017-01'],
  ['mars 2019 - à présent', '2019-03'],
  ['Octobre 2018 - Encore', '2018-10'],
])('%s has not ended', (dates, from) => {
  const { experience } = factsOf(`## Expérience\n** Comptable, Sarl Nord\n${dates}`);
  expect(values(experience)).toEqual([{ from, to: null }]);
});

test.each([
  'Compétences et expériences professionnelles:',
  'Parcours Professionnel Académique',
  'Expérience professionnelle antérieure',
])('%s heads the work', (heading) => {
  const { experience } = factsOf(`## ${heading}\n2011 - 2013\tCaissière, Supérette du Port`);
  expect(values(experience)).toEqual([{ from: '2011-01', to: '2013-01' }]);
});

test.each([
  ['Garéoult (83): disponible à Toulon', 'Garéoult (83)'],
  ['Lunel (34)', 'Lunel (34)'],
  ['7500 Tournai, Belgique', '7500 Tournai, Belgique'],
  ['Chambly, Québec', 'Chambly, Québec'],
])('the town in %s', (line, town) => {
  expect(readAs(`# Amina Belkacem\n${line}\namina@example.dz`).location?.value).toBe(town);
});

test.each([
  ['2013 - 2016\tIngénieur Informatique et Réseau', ['Master']],
  ['2021/2022\tÉlève-ingénieur filière informatique', ['Master']],
  ['Ing. mention Télécommunications', ['Master']],
  ['Baccalauréat en génie logiciel', ['Bachelor']],
  ["Baccalauréat en sciences de l'informatique", []],
  ['BTS Maintenance, suivi par un ingénieur', []],
])('the degree in %s', (line, levels) => {
  expect(values(factsOf(`## Formation\n${line}`).education)).toEqual(levels);
});

test('a nationality is no position', () => {
  expect(readAs('# Amina Belkacem\nBelge\nCélibataire\namina@example.dz').position).toBeNull();
});

test('an address goes on below a hyphen', () => {
  expect(readAs('# Amina Belkacem\namina.belkacem@etu.lycee-\nnord.fr').email?.value).toBe(
    'amina.belkacem@etu.lycee-nord.fr',
  );
});

test.each<[string, string[]]>([
  ['Outils - Figma, Illustrator, InDesign', ['Figma', 'Illustrator', 'InDesign']],
  ['Notions de Swift', ['Swift']],
  ['Soudure – Montage – Contrôle visuel', ['Soudure', 'Montage', 'Contrôle visuel']],
  ['Front\tReact, Vue.js\tServeur\tJava, Spring', ['React', 'Vue.js', 'Java', 'Spring']],
  [
    'Élaboration de menus pour les fêtes\nCoûts, stocks',
    ['Élaboration de menus pour les fêtes', 'Coûts', 'stocks'],
  ],
])('the skills in %s', (lines, skills) => {
  expect(values(factsOf(`## Compétences\n${lines}`).skills)).toEqual(skills);
});

test('a column of words that end alike names what is on its rows', () => {
  const document = documentOf(`# Amina Belkacem
amina@example.dz
## Compétences
|| 60-140
CAO
Circuits
Calcul
|| 150-545
Quartus, CatapultC
VHDL, Verilog
Scilab, Matlab`);
  const columns = [1, 2].map((column) => document.lines.filter(({ block }) => block === column));
  for (const lines of columns) for (const [i, line] of lines.entries()) line.y = 150 + i * 15;
  for (const label of columns[0] ?? []) {
    label.x = 140 - label.width;
    for (const run of label.runs) run.x = label.x;
  }
  expect(values(understand(document, { asOf: '2026-11' }).facts.skills)).toEqual([
    'Quartus',
    'CatapultC',
    'VHDL',
    'Verilog',
    'Scilab',
    'Matlab',
  ]);
});

test.each(['Poste souhaité', 'Target position', 'الوظيفة المطلوبة'])(
  'what stands under "%s" is the position',
  (wish) => {
    const { position } = factsOf(`## Compétences\nExcel\n## ${wish}\nComptable confirmée`);
    expect(position?.value).toBe('Comptable confirmée');
  },
);

test.each<[string, string]>([
  ['Profession\nComptable confirmée\n## Expérience', 'Comptable confirmée'],
  ['Poste actuel :\nComptable confirmée\n## Expérience', 'Comptable confirmée'],
  ['## Expérience\nPoste\nComptable confirmée', 'Caissière'],
])('what a label over it says to be the work: %s', (lines, position) => {
  const { position: read } = factsOf(
    `${lines}\nLa Digue\t2012 – 2015\nCaissière, La Rive\t2016 – 2018`,
  );
  expect(read?.value).toBe(position);
});

test.each([
  ['2011\tLaboratoire du Nord, Toulouse\nà ce jour Étude des hélices', null],
  ['Janvier 2015\tLaboratoire du Nord\nà Septembre 2016', '2016-09'],
  ['Janvier 2015\nà Septembre 2016\nLaboratoire du Nord', '2016-09'],
  ['Laboratoire du Nord, Toulouse — janvier 2015 à septembre\n2016', '2016-09'],
])('a range whose end stands below its start: %s', (lines, to) => {
  const { experience } = factsOf(`## Expérience\n${lines}`);
  expect(values(experience).map((range) => range.to)).toEqual([to]);
});

test('a name and a headline go on right below, though a sidebar was read before', () => {
  const document = documentOf(`# Amina Benali-
|| 40-140
12 rue Haute
amina@example.dz
|| 40-300
# Haddad
Dessinatrice en bâtiment
## Expérience
2019 - 2021\tBureau du Nord`);
  for (const [text, y] of [
    ['Haddad', 92],
    ['Dessinatrice en bâtiment', 112],
  ] as const) {
    const line = document.lines.find((one) => one.text === text);
    if (line) line.y = y;
    if (line) line.x = 50;
  }
  const { name, position } = understand(document, { asOf: '2026-11' }).facts;
  expect([name?.value, position?.value]).toEqual([
    'Amina Benali-Haddad',
    'Dessinatrice en bâtiment',
  ]);
});

test('bold words before lighter ones name the group', () => {
  const document = documentOf(
    '# Amina Belkacem\namina@example.dz\n## Compétences\nLangages Python, PHP',
  );
  const line = document.lines.at(-1);
  const [run] = line?.runs ?? [];
  if (line && run)
    line.runs = [
      { ...run, end: 9, width: 45, bold: true },
      { ...run, start: 9, x: run.x + 45, width: run.width - 45 },
    ];
  expect(values(understand(document, { asOf: '2026-11' }).facts.skills)).toEqual(['Python', 'PHP']);
});

test('a training may end with a stop after its date', () => {
  const { certificates } = factsOf(`## Formations professionnelles
2019\tFormation courte aux bases du web en ligne - Centre du Port - Oran (en cours).
2016\tConnaissances de gestion de base et de comptabilité générale - Maison des Métiers du Port.`);
  expect(values(certificates)).toEqual([
    'Formation courte aux bases du web en ligne - Centre du Port',
    'Connaissances de gestion de base et de comptabilité générale',
  ]);
});

test.each([
  ['Emplois occupés', 'experience'],
  ['Formation initiale', 'education'],
  ['Formations qualifiantes', 'certificates'],
  ['Savoirs-être', 'skills'],
  ['Vie associative', 'volunteering'],
  ['Renseignements personnels', 'contact'],
])('%s heads a section', (heading, kind) => {
  expect(headingKinds(heading)).toEqual([kind]);
});

test.each([
  'Ébéniste',
  'Frigoriste, chambres froides',
  'Préparatrice, topographe',
  'Acousticienne',
  'Psychothérapeute',
  'Orthoprothésiste',
  'Ostéopathe',
  'Cartographer',
  'Hydrotherapist',
])('%s is a role', (title) => {
  expect(hasRole(title)).toBe(true);
});

test.each(['Félicien', 'Patricien', 'Autonome', 'Sympathe', 'Paragraphe'])(
  '%s is no role',
  (word) => {
    expect(hasRole(word)).toBe(false);
  },
);

describe('the head of a resume', () => {
  test('an engineer’s title is no part of the name', () => {
    expect(readAs('# Ir. Benoît Dumoulin\nbenoit.dumoulin@example.be').name?.value).toBe(
      'Benoît Dumoulin',
    );
  });

  test('labels in two languages', () => {
    const { name } = readAs(
      '# Curriculum Vitae\nNom / اللقب : HADJERES\nPrénom / الاسم : Selma\nE-mail : s.hadjeres@example.dz\n## Diplômes\nLicence en gestion, 2016',
    );
    expect(name?.value).toBe('Selma Hadjeres');
  });

  test('an age beside the name is no position', () => {
    const { position } = readAs(
      '# Karim Ould\tIngénieur qualité\n31 ans\nk.ould@example.dz\n## Langues\nArabe',
    );
    const { position: none } = readAs('# Karim Ould\n31 ans\nk.ould@example.dz\n## Langues\nArabe');
    expect([position?.value, none]).toEqual(['Ingénieur qualité', null]);
  });

  test('a title at the far right of the name, in a column of its own, is the position', async () => {
    const rows = [
      'Comptable, Atelier Nord',
      '2019 – 2021',
      'Aide comptable, Atelier Sud',
      '2016 – 2018',
    ];
    const page = [
      { text: 'Selma Hadjeres', x: 40, y: 60, size: 24, bold: true },
      { text: 'Cheffe comptable', x: 420, y: 56, size: 13 },
      { text: 's.hadjeres@example.dz', x: 40, y: 100 },
      { text: 'Expérience', x: 40, y: 140, size: 14, bold: true },
      ...rows.map((text, i) => ({ text, x: 40, y: 160 + i * 15 })),
      { text: 'Langues', x: 420, y: 140, size: 14, bold: true },
      ...['Arabe', 'Français', 'Anglais'].map((text, i) => ({ text, x: 420, y: 160 + i * 15 })),
    ];
    const outcome = await readResume(pdfOf([page]), 'resume.pdf', { asOf: '2026-11' });
    if (outcome.outcome === 'refused') throw new Error(outcome.reason.message);
    expect(outcome.reading.facts.position?.value).toBe('Cheffe comptable');
  });
});
