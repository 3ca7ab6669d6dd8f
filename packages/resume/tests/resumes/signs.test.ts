import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import type { Fact } from '../../src/schemas/resume';
import { understand } from '../../src/understanding/facts';
import { headingKinds } from '../../src/understanding/headings';

const read = (text: string, header = 'amina@example.dz') =>
  understand(documentOf(`# Amina Belkacem\n${header}\n${text}`), { asOf: '2026-11' }).facts;
const values = <T>(facts: readonly Fact<T>[]) => facts.map(({ value }) => value);

describe('certificates', () => {
  test('are what stands below the names of their groups', () => {
    const { certificates } = read(
      '## Certifications\n\n** Laboratory\n\nHandling Solvents\tSeptember 2023\nAcme\n\nStatistics for Botanists\tMarch 2023\nBexley\n\n** Rescue\n\nSea Rescue Basics\tOctober 2020\nOldacre\n\nMountain Rescue\tMay 2019\nOldacre',
    );
    expect(values(certificates)).toEqual([
      'Handling Solvents',
      'Statistics for Botanists',
      'Sea Rescue Basics',
      'Mountain Rescue',
    ]);
  });

  test('are what stands below the sites that gave them', () => {
    const { certificates } = read(
      '## Courses\n** Coursera\nHardware Repair,\tMay 2015\n\n** Udacity\nGlass Cutting,\tJune 2012',
    );
    expect(values(certificates)).toEqual(['Hardware Repair', 'Glass Cutting']);
  });

  test('end before what a link says, and with no full stop', () => {
    const { certificates } = read(
      '## Certifications\n- Pains et levains – Udemy : Référence.\n- Sauveteur secouriste du travail.',
    );
    expect(values(certificates)).toEqual(['Pains et levains', 'Sauveteur secouriste du travail']);
  });
});

test('the entries of work are bullets that begin with their dates, whatever has dates further down', () => {
  const { experience } = read(
    '## Expérience professionnelle\n- Janvier 2021 à décembre 2022 Caissière\n- Juin 2018 à mai 2020 Serveuse\n- Mars 2015 à mai 2016 Vendeuse\n- Mai 2013 à mai 2014 Plongeuse\nChorale : directrice technique de mai 2001 à mai 2003',
  );
  expect(values(experience)).toEqual([
    { from: '2021-01', to: '2022-12' },
    { from: '2018-06', to: '2020-05' },
    { from: '2015-03', to: '2016-05' },
    { from: '2013-05', to: '2014-05' },
  ]);
});

test('no position is the name of a site where publications are listed', () => {
  expect(read('! Google Scholar Profile\n## Education\nBachelor of Arts').position).toBeNull();
});

test('a phone ends before a bullet and a second number', () => {
  const { phone } = read('', '06 12 34 56 78 • 04 12 34 56 78 • amina@example.dz');
  expect(phone?.value).toBe('06 12 34 56 78');
});

test('skills stand without the braces around their list', () => {
  const { skills } = read('## Skills\nProgramming: {Java, Bash, Python}');
  expect(values(skills)).toEqual(['Java', 'Bash', 'Python']);
});

test('headings are known with a sign for their and, and with words that say little', () => {
  expect(['Research & Teaching', 'Formal Education'].map(headingKinds)).toEqual([
    ['experience'],
    ['education'],
  ]);
});
