import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

/** Work that reaches to the right edge, so that the lines of a list have room for more. */
const WIDE = '## Work\nBaker, Marlow & Sons\t2019 – 2021';

const listed = (text: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n## Skills\n${text}\n${WIDE}`), {
    asOf: '2026-11',
  }).facts.skills.map(({ value }) => value);

describe('an entry that goes on below in small letters', () => {
  test.each([
    [
      'among commas, though its line has room',
      'Oven care, Pastry, Glazing, Stock\nrotation, Rye bread, Buns',
      ['Oven care', 'Pastry', 'Glazing', 'Stock rotation', 'Rye bread', 'Buns'],
    ],
    [
      'among bars',
      'Oven care | Pastry | Glazing | Stock\nrotation | Rye bread',
      ['Oven care', 'Pastry', 'Glazing', 'Stock rotation', 'Rye bread'],
    ],
    [
      'among slashes',
      'Cuisson / Pâtisserie / Glaçage / Travail\nen équipe / Pain de seigle',
      ['Cuisson', 'Pâtisserie', 'Glaçage', 'Travail en équipe', 'Pain de seigle'],
    ],
    [
      'behind a label',
      'Baking: Oven care, Pastry, Stock\nrotation, Buns',
      ['Oven care', 'Pastry', 'Stock rotation', 'Buns'],
    ],
    [
      'with levels in brackets',
      'Oven care (basic), Pastry (expert), Stock\nrotation (expert), Buns (basic)',
      ['Oven care', 'Pastry', 'Stock rotation', 'Buns'],
    ],
    [
      'as all that is on the last line',
      `Oven care, Pastry, Glazing, Plaiting of wreaths, Croissants, Flour of the north, Stock\nrotation`,
      [
        'Oven care',
        'Pastry',
        'Glazing',
        'Plaiting of wreaths',
        'Croissants',
        'Flour of the north',
        'Stock rotation',
      ],
    ],
  ])('is one: %s', (_, text, skills) => {
    expect(listed(text)).toEqual(skills);
  });

  test.each([
    [
      'lines in small letters',
      'Oven care, Pastry, Stock\nglazing, plaiting',
      ['Oven care', 'Pastry', 'Stock', 'glazing', 'plaiting'],
    ],
    [
      'entries in small letters above',
      'Oven care, glazing, Stock\nplaiting, Rye bread',
      ['Oven care', 'glazing', 'Stock', 'plaiting', 'Rye bread'],
    ],
    [
      'the name of a program above',
      'Oven care, Pastry, Photoshop\nvideo cuts, Rye bread',
      ['Oven care', 'Pastry', 'Photoshop', 'video cuts', 'Rye bread'],
    ],
    [
      'the name of a program below',
      'Oven care, Pastry, Stock\nnpm, Rye bread',
      ['Oven care', 'Pastry', 'Stock', 'npm', 'Rye bread'],
    ],
    [
      'one phrase below a short line',
      'Oven care, Pastry, Stock\nbaking of bread',
      ['Oven care', 'Pastry', 'Stock', 'baking of bread'],
    ],
  ])('is none of the list above: %s', (_, text, skills) => {
    expect(listed(text)).toEqual(skills);
  });
});
