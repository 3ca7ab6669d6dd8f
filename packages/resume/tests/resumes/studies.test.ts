import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const levelsOf = (section: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${section}`), {
    asOf: '2026-11',
  }).facts.education.map(({ value }) => value);

describe('a degree by another name', () => {
  test.each([
    ['Docteure de l’Université de Lyon', 'PhD'],
    ['Docteur ès sciences', 'PhD'],
    ['Docteur-ingénieur, TU Berlin', 'PhD'],
    ['Dr. phil., Universität Wien', 'PhD'],
    ['Thèse en hydrologie, Nantes', 'PhD'],
    ['Étudiante en thèse', 'PhD'],
    ['Soutenance de thèse : juin 2019', 'PhD'],
    ['HDR, Université de Lille', 'PhD'],
    ['D.Sc. in Technology', 'PhD'],
    ['D.M.A. in Piano', 'PhD'],
    ['EngD, Cranfield', 'PhD'],
    ['DBA, Henley', 'PhD'],
    ['Doctoral programme in Law', 'PhD'],
    ['Dottorato di ricerca', 'PhD'],
    ['2003–2005 MA History', 'Master'],
    ['Ingénieur agronome, AgroParisTech', 'Master'],
    ['Diplôme supérieur de comptabilité et de gestion', 'Master'],
    ['Mestrado em Física', 'Master'],
    ['University of Leeds, BA, 2001', 'Bachelor'],
    ['BAA, HEC Montréal', 'Bachelor'],
    ['Diplôme d’État infirmier', 'Bachelor'],
    ['Bacharelado em Física', 'Bachelor'],
  ])('%s', (degree, level) => {
    expect(levelsOf(`## Education\n${degree}`)).toEqual([level]);
  });

  test.each(['Thèse professionnelle', 'Thèse de bac', 'These courses', 'Boston, MA, 2001'])(
    '%s is none',
    (line) => {
      expect(levelsOf(`## Education\n${line}`)).toEqual([]);
    },
  );
});

describe('a doctorate that is being taken, above another degree', () => {
  const master = '## Education\nMSc Physics, Leeds\t2017';
  test.each([
    ['among work', '## Experience\nPhD Student, Leeds\t2018 – 2022'],
    ['in another section', '## Situation actuelle\nDepuis sept. 2018\tDoctorante en droit'],
  ])('%s', (_, section) => {
    expect(levelsOf(`${section}\n${master}`)).toEqual(['Master', 'PhD']);
  });

  test.each([
    '- PhD students supervised in the lab',
    'PhD Student Representative, Leeds\t2018 – 2022',
  ])('%s is none', (line) => {
    expect(levelsOf(`## Experience\nClerk, Acme\t2012\n${line}\n${master}`)).toEqual(['Master']);
  });
});

test.each([
  ['MBA with 10 years in sales.', ['Master']],
  ['PhD-trained biologist', ['PhD']],
  ['Docteure en chimie, je cherche un poste.', ['PhD']],
  ['Hired an MBA with 10 years in sales.', []],
])('the degree that a summary begins with: %s', (line, levels) => {
  expect(levelsOf(`## Summary\n${line}\n## Experience\nClerk, Acme\t2012 – 2015`)).toEqual(levels);
});
