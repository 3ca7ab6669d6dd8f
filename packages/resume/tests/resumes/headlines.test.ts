import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const positionIn = (markup: string) =>
  understand(documentOf(`# Amina Belkacem\n${markup}`), { asOf: '2026-11' }).facts.position
    ?.value ?? null;

const JOB = 'amina@example.dz\n## Experience\n** Baker\nMarlow, 2015 - 2019';

test('the position stands behind the name and a stroke', () => {
  const facts = understand(documentOf(`# Amina Belkacem / Baker of bread\n${JOB}`), {
    asOf: '2026-11',
  }).facts;
  expect([facts.name?.value, facts.position?.value]).toEqual(['Amina Belkacem', 'Baker of bread']);
});

test.each([
  ['S. L. — Pastry cook', 'Pastry cook'],
  ['S.L. - Pastry cook', 'Pastry cook'],
  ['R. & D. — Manager', 'R. & D. — Manager'],
])('the position stands behind initials for a name: %s', (head, position) => {
  const { facts } = understand(documentOf(`# ${head}\n${JOB}`), { asOf: '2026-11' });
  expect([facts.name?.value ?? null, facts.position?.value]).toEqual([null, position]);
});

test.each([
  ['Amina Belkacem, C(ASCP)CM\nLaboratory Scientist at Marlow', 'Laboratory Scientist at Marlow'],
  ['Amina Belkacem, M.Ed., LPC-S', 'Baker'],
  ['Amina Belkacem, MRCVS', 'Baker'],
  ['Amina Belkacem, CTO', 'CTO'],
  ['Amina Belkacem - Web Designer', 'Web Designer'],
  ['AMINA BELKACEM - CHEF', 'CHEF'],
])('degrees and licences behind a name are no position: %s', (head, position) => {
  const { facts } = understand(documentOf(`# ${head}\n${JOB}`), { asOf: '2026-11' });
  expect([facts.name?.value.toLowerCase(), facts.position?.value]).toEqual([
    'amina belkacem',
    position,
  ]);
});

describe('the position', () => {
  test.each([
    ['Paris | France', 'Baker'],
    ['Learner | Maker | Explorer', 'Baker'],
    ['Maker of clocks', 'Maker of clocks'],
    ['A young leader in the Marlow Mill', 'Baker'],
    ['Physics student at Mill Lane', 'Physics student at Mill Lane'],
    ['Student assistant', 'Student assistant'],
    ['** Senior Backend\n** Engineer', 'Senior Backend Engineer'],
    ['** Lyon\n** Engineer', 'Engineer'],
    ['** Marlow Ltd\n** Engineer', 'Engineer'],
    ['** Marlow Mills\n** Engineer', 'Engineer'],
    ['** Springfield\n** Nurse', 'Nurse'],
    ['** MBA, PMP\n** Project Manager', 'Project Manager'],
    ['Une infirmière diplômée', 'Une infirmière diplômée'],
    ['Unemployed', 'Baker'],
    ['Recent graduate', 'Baker'],
    ['Graduate Engineer', 'Graduate Engineer'],
    ["Demandeur d'emploi", 'Baker'],
    ["Chercheuse d'emploi", 'Baker'],
    ["En recherche d'alternance", 'Baker'],
    ["À la recherche d'un stage de comptable", 'comptable'],
    ['أبحث عن عمل', 'Baker'],
    ['Je recherche un poste de comptable', 'comptable'],
    ['Seeking a position as a data analyst', 'data analyst'],
    ['Looking for work as a carpenter', 'carpenter'],
    ['Seeking employment as a welder', 'welder'],
  ])('is read with %j below the name', (lines, position) => {
    expect(positionIn(`${lines}\n${JOB}`)).toBe(position);
  });

  test.each([
    [
      'Objectif : trouver un stage de recherche long dans le domaine du bois ou de la\nforêt. Je suis curieuse.',
      'stage de recherche long dans le domaine du bois ou de la forêt',
    ],
    [
      'À la recherche d’une alternance en communication à partir de mars',
      'alternance en communication',
    ],
    ['Actuellement à la recherche d’un poste d’infirmier à Lyon', 'infirmier'],
    ['Je souhaite devenir ingénieur réseau.', null],
    ['Looking for a summer internship in finance, from May', 'summer internship in finance'],
    ['أبحث عن وظيفة محاسب في شركة', 'محاسب'],
    ['Je recherche une entreprise dynamique', null],
    ['Looking for new challenges', null],
    ['Seeking to leverage my skills as a manager', null],
    ['Je recherche une alternance de 18 mois', null],
    ['Helped patients to find doctor appointments', null],
    ['Experienced in search of driver issues', null],
    ['Interested in editor tools and compilers', null],
    ['To secure a position at Marlow Mills as a baker', null],
    ['Looking for an opportunity to work as a nurse', null],
    ['Seeking mentor support as I start out', null],
  ])('is what somebody without a title says to look for: %j', (lines, position) => {
    expect(positionIn(`amina@example.dz\n## Profil\n${lines}\n## Skills\nExcel`)).toBe(position);
  });

  test('is the latest title rather than what a summary looks for', () => {
    const summary = '## Profil\nJe recherche un poste de comptable';
    expect(
      positionIn(`amina@example.dz\n${summary}\n${JOB.replace('amina@example.dz\n', '')}`),
    ).toBe('Baker');
  });

  test.each([
    'Geburtsdatum',
    'Estado civil',
    'date_of_birth\t1990-08-20',
    'surname\tVastano',
    'Familienstand: ledig',
    '(Juni 34 år)',
    'Supervisor name: Imlay Toumi',
  ])('is no label of a form, nor what stands behind it: %j', (line) => {
    expect(positionIn(`${line}\n${JOB}`)).toBe('Baker');
  });

  test('is the work behind its label', () => {
    expect(positionIn(`Profession\tNurse\n${JOB}`)).toBe('Nurse');
  });

  const STUDIES = '## Education\nBSc, Mill Lane University\n## Skills\nExcel';

  test.each([
    ['## Basic facts', null],
    ['Formación Académica', null],
    ['Werkervaring', null],
    ['1. About the person', null],
    ['amina@example.dz\n** Guiding', null],
    ['amina@example.dz\n** Quality & Compliance', null],
    ['amina@example.dz\n** Bread Baker', 'Bread Baker'],
    ['## Bread Baker', 'Bread Baker'],
    ['Half-timbering', 'Half-timbering'],
    ['! Half-timbering', 'Half-timbering'],
  ])('names a role, or stands with the name and reads as no heading: %j', (lines, position) => {
    expect(positionIn(`${lines}\n${STUDIES}`)).toBe(position);
  });

  test.each(['! Half-timbering\n# Amina Belkacem', '! Half-timbering\n# Amina\n# Belkacem'])(
    'may stand over the name without a role: %j',
    (head) => {
      const { facts } = understand(documentOf(`${head}\namina@example.dz\n${STUDIES}`), {
        asOf: '2026-11',
      });
      expect(facts.position?.value).toBe('Half-timbering');
    },
  );
});
