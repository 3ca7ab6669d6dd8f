import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { headingKinds } from '../../src/understanding/vocabulary/headings';
import { understand } from '../../src/understanding/facts';

const certificatesIn = (sections: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${sections}`), {
    asOf: '2026-11',
  }).facts.certificates.map(({ value }) => value);

describe('what stands among certificates and is none', () => {
  test.each([
    'Retrouvez mes travaux sur mon blog',
    'Téléchargez mon CV en PDF',
    'Download my resume',
    'Repaired looms, spindles, and other wooden tools',
    'Oiled and repaired old looms',
    'Vainqueur du concours de tissage',
    'Ancien Président du club de tissage',
    'Travel grant',
    'Leadership Roles: Led the weavers of Oldacre',
    'Authorizations Weaving, Dyeing',
    'Document No. 180197',
  ])('%s', (line) => {
    expect(certificatesIn(`## Certificates\n- Loom Repair\n- Applied Dyeing\n- ${line}`)).toEqual([
      'Loom Repair',
      'Applied Dyeing',
    ]);
  });
});

describe('certificates outside sections of their own', () => {
  test.each([
    [
      'where studies and training have none',
      '## Education and training\nMaster of Science, Oldacre University, 2017 - 2019\n## Languages\nEnglish\nIELTS Academic: 8.5',
      ['IELTS Academic: 8.5'],
    ],
    [
      'that somebody is certified in, without who gave it',
      '## Achievements\nCertified in weaving of 75+ threads conducted by loom.com',
      ['Certified in weaving of 75+ threads'],
    ],
    [
      'called certified at their end',
      '## Formation\nBusiness Analysis Certifiée — Marlow\n2022 – 2023',
      ['Business Analysis Certifiée'],
    ],
    [
      'behind a label that was typed wrong',
      '## Miscellaneous\n- Certifiations: CompTIA A+; Marlow Loom 6',
      ['CompTIA A+', 'Marlow Loom 6'],
    ],
    [
      'behind a label in a cell',
      '## Languages\nEnglish B2\tCertificates: English in Weaving',
      ['English in Weaving'],
    ],
  ])('%s', (_, sections, names) => {
    expect(certificatesIn(sections)).toEqual(names);
  });
});

describe('the name of a certificate', () => {
  test.each([
    ['Habilitation électrique (B1V/BR/H0V)', 'Habilitation électrique (B1V/BR/H0V)'],
    ['Rope Access, https://marlow.example/rope', 'Rope Access'],
    ['Rope Access organised by Marlow House', 'Rope Access'],
    ['C++ – Sololearn : Référence.', 'C++'],
    ['(MRT) Training of Trainers', '(MRT) Training of Trainers'],
  ])('%s', (text, name) => {
    expect(certificatesIn(`## Certificates\n- ${text}\n- Loom Repair`)).toEqual([
      name,
      'Loom Repair',
    ]);
  });

  test.each([
    ['/', ['Thread Whisperer', 'Goblin Practitioner'], ['Guild of Weavers', 'Institute of Looms']],
    [',', ['Goblin Sales (GS)', 'Loom Sales (LS)'], ['Oldacre Association', 'Marlow Institute']],
  ])('stands before or behind who gives it, with %s between', (sign, names, givers) => {
    const between = sign === ',' ? ', ' : ` ${sign} `;
    const behind = names.map((name, i) => `- ${name}${between}${givers[i]}`).join('\n');
    const before = names.map((name, i) => `- ${givers[i]}${between}${name}`).join('\n');
    expect(certificatesIn(`## Certificates\n${behind}`)).toEqual(names);
    expect(certificatesIn(`## Certificates\n${before}`)).toEqual(names);
  });

  test('is parted from others by semicolons', () => {
    expect(
      certificatesIn('## Certificates\n- Rope Work\n- Loom Repair; Dyeing of Wool\n- Bee Keeping'),
    ).toEqual(['Rope Work', 'Loom Repair', 'Dyeing of Wool', 'Bee Keeping']);
  });
});

test.each(['Pilot Licences', 'Registration and Licensure', 'Certifs', 'Sécurité et habilitations'])(
  '%s heads certificates',
  (heading) => {
    expect(headingKinds(heading)).toEqual(['certificates']);
  },
);

describe('names of certificates that are whole', () => {
  test.each([
    [['Cambridge English: First', 'Cambridge English: Advanced']],
    [['Analyse de données via Python', 'Initiation à la comptabilité par Sage']],
    [['ASP.NET', 'VB.NET']],
    [['Validation of Looms', 'Loom Repair']],
  ])('%j', (names) => {
    expect(certificatesIn(`## Certificates\n- ${names.join('\n- ')}`)).toEqual(names);
  });
});

test('licences of programs and numbers of taxes are nobody’s certificates', () => {
  expect(
    certificatesIn('## Skills\nPython, Flask, MIT License, GPL License, VAT Registered'),
  ).toEqual([]);
});

test('what somebody did to develop is no certificate, and a course is', () => {
  const lines = [
    'Led weekly code reviews',
    'Improved my English',
    'Leeds Business School, 2018',
    'Safeguarding Level 2',
    'Loom Repair, 2019',
  ];
  expect(certificatesIn(`## Professional Development\n- ${lines.join('\n- ')}`)).toEqual([
    'Safeguarding Level 2',
    'Loom Repair',
  ]);
});
