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
