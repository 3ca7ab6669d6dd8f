import { titleWords } from '../../src/ranking/title-words';
import { levelOf, titleFit, tradeWords } from '../../src/ranking/titles';
import { describe, expect, test } from 'vitest';

const sorted = (title: string) => [...tradeWords(title)].toSorted();

describe('one title', () => {
  test.each([
    ['Frontend Developer', 'Front-End developer', 'FRONT END DEVELOPER', 'Développeur front-end'],
    ['HR Manager', 'Human Resources Manager', 'Responsable RH', 'مدير الموارد البشرية', 'DRH'],
    ['Accountant', 'Comptable', 'محاسب', 'Senior Accountant', 'Comptable confirmé (H/F)'],
    ['Data Analyst', 'Analyste de données', 'محلل بيانات', 'Jr. Data Analyst'],
    ['Project Manager', 'Chef de projet', 'مدير مشروع', 'Project Manager II'],
    ['Nurse', 'Infirmier', 'ممرض'],
    ['Graphic Designer', 'Graphiste', 'مصمم جرافيك'],
  ])('%s is the same however it is written', (title, ...spellings) => {
    expect(spellings.map(sorted)).toEqual(spellings.map(() => sorted(title)));
  });

  test.each([
    ['Développeuse', 'Développeur'],
    ['Développeur/euse', 'Développeur'],
    ['Développeur·se', 'Développeur'],
    ['Ingénieur(e)', 'Ingénieur'],
    ['Directrice', 'Directeur'],
    ['Infirmière', 'Infirmier'],
    ['Technicienne', 'Technicien'],
    ['Assistante administrative', 'Assistant administratif'],
    ['Chargée de clientèle', 'Chargé de clientèle'],
    ['Commerciale', 'Commercial'],
    ['Soudeuse', 'Soudeur'],
    ['Boulangère', 'Boulanger'],
    ['Saleswoman', 'Salesman'],
    ['Forewoman', 'Foreman'],
    ['Waitress', 'Waiter'],
    ['Softwareentwicklerin', 'Softwareentwickler'],
    ['مهندسة', 'مهندس'],
    ['ممرضة', 'ممرض'],
    ['المديرة', 'مدير'],
  ])('%s and %s are the same, so that nobody earns by their gender', (one, other) => {
    expect(sorted(one)).toEqual(sorted(other));
  });

  test('of nothing but seniority keeps its words, and one without words has none', () => {
    expect([sorted('Senior'), sorted(' – '), sorted('de la')]).toEqual([['senior'], [], []]);
  });
});

test('no title is listed as two', () => {
  const all = Object.entries(titleWords).flatMap(([title, spellings]) => [title, ...spellings]);
  expect(all.filter((title, i) => all.indexOf(title) !== i)).toEqual([]);
});

test.each([
  ['Data Analyst', null],
  ['Junior Data Analyst', 'junior'],
  ['Software Engineer II', 'middle'],
  ['Sr. Data Analyst', 'senior'],
  ['مهندسة برمجيات أولى', 'senior'],
  ['Lead Developer', 'lead'],
  ['Senior Director', 'lead'],
])('%s names the level %s', (title, level) => {
  expect(levelOf(title)).toBe(level);
});

test.each([
  ['Frontend Developer', 'Senior Front-End Engineer, Paris', 1],
  ['Frontend Developer', 'Full Stack Developer', 2 / 3],
  ['Frontend Developer', 'Backend Developer', 1 / 3],
  ['Frontend Developer', 'Nurse', 0],
  ['Sales Manager', 'Sales Representative', 2 / 3],
  ['Sales Manager', 'Sales Supervisor', 2.5 / 3],
  ['Developer', 'Frontend Developer', 1],
])('of %s, %s has %d', (asked, held, fit) => {
  expect(titleFit(tradeWords(asked), tradeWords(held))).toBe(fit);
});
