import { expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const listed = (text: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n## Skills\n${text}`), {
    asOf: '2026-11',
  }).facts.skills.map(({ value }) => value);

const TASKS = [
  'Shaping and proving large batches of rye dough in cold bakeries',
  'Kneading of spelt dough',
  'Care of old ovens',
  'Handling of payroll and of all complaints in a calm way',
];

test.each([
  ['with bullets', `- ${TASKS.join('\n- ')}`, TASKS],
  ['without bullets', TASKS.join('\n'), TASKS],
  ['with full stops', `- ${TASKS.join('.\n- ')}.`, TASKS],
  [
    'with commas',
    '- Peser la farine, le sel et le levain\n- Entretenir les fours, les pelles et les balances du fournil\n- Tenue du fournil\n- Soin du levain',
    [
      'Peser la farine, le sel et le levain',
      'Entretenir les fours, les pelles et les balances du fournil',
      'Tenue du fournil',
      'Soin du levain',
    ],
  ],
  [
    'with a known name among others that are of one thing',
    '- Recrutement, intégration et formation des boulangers\n- Tenue du grand fournil\n- Soin des vieux fours\n- Conduite du pétrin à spirale',
    [
      'Recrutement, intégration et formation des boulangers',
      'Tenue du grand fournil',
      'Soin des vieux fours',
      'Conduite du pétrin à spirale',
    ],
  ],
])('tasks %s are skills, each as a whole', (_, text, skills) => {
  expect(listed(text)).toEqual(skills);
});

test.each([
  [
    'what a person says',
    '- Oven care\n- Stock rotation\n- Glazing\n- I have looked after the ovens of a large bakery in the old town for long',
  ],
  [
    'what was done',
    '- Oven care\n- Stock rotation\n- Glazing\n- Won back the trust of all the guests of a large bakery in town',
  ],
  [
    'a sentence among names',
    '- Oven care\n- Glazing\n- The dough is always proved in the cold of the cellar.\n- Stock rotation',
  ],
])('%s is no skill', (_, text) => {
  expect(listed(text).toSorted()).toEqual(['Glazing', 'Oven care', 'Stock rotation']);
});

test('programs that a task mentions are the skills', () => {
  expect(
    listed(
      '- Oven care\n- Glazing\n- Keeping the books of the bakery in the old town with Excel and PostgreSQL',
    ),
  ).toEqual(['Oven care', 'Glazing', 'Excel', 'PostgreSQL']);
});

/** What is listed beside lines that are wider. */
const listedIn = (text: string) =>
  listed(
    `${text}\n## Profile\nBaker with a love of rye and of old ovens who has worked in many towns`,
  );

test.each([
  ['Glazing', 'Able to carry out many tasks at a time', 'Tidy'],
  ['Glaçage', 'Capacité à travailler seul ou au sein d’une équipe', 'Tenue du fournil'],
  ['Glaçage', 'Capable de lire tous les plans d’un grand fournil', 'Tenue du fournil'],
  ['Glazing', 'Willing to work on weekends and at night when needed', 'Tidy'],
])('what somebody can do is one skill among shorter ones: %s, %s', (...entries) => {
  expect(listedIn(entries.join('\n'))).toEqual(entries);
});

test.each([
  ['said in the first person', 'I am able to do many tasks at a time and like people'],
  ['with a full stop', 'Able to do many tasks at a time and at any place.'],
  ['in many words', `Able to ${'bake and '.repeat(8)} glaze`],
  ['of work', 'Managed the ovens of a large bakery and was able to glaze'],
  ['of years', 'Able to glaze for more than 10 years in the old town of Oran'],
])('a sentence is none among shorter ones: %s', (_, sentence) => {
  expect(listedIn(`Glazing\nTidy\n${sentence}`)).toEqual(['Glazing', 'Tidy']);
});

test('what somebody can do with programs is told of these', () => {
  expect(listedIn('Glazing\nTidy\nAble to use Excel to run all of the weekly figures')).toEqual([
    'Glazing',
    'Tidy',
    'Excel',
  ]);
});

test.each([
  ['Managed stock. Served clients. Cashed up.', []],
  ['Rigging. Splicing. Crane signals.', ['Rigging', 'Splicing', 'Crane signals']],
  [
    'Guided tours. Managed services. Cloud hosting.',
    ['Guided tours', 'Managed services', 'Cloud hosting'],
  ],
])('short names that full stops part are skills, and deeds are none: %s', (text, skills) => {
  expect(listed(text)).toEqual(skills);
});
