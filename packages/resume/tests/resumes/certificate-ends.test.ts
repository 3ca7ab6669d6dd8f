import { describe, expect, test } from 'vitest';
import { documentOf } from '../../fixtures/resumes/markup';
import { understand } from '../../src/understanding/facts';

const certificatesIn = (section: string) =>
  understand(documentOf(`# Amina Belkacem\namina@example.dz\n${section}`), {
    asOf: '2026-11',
  }).facts.certificates.map(({ value }) => value);

describe('a section on certificates', () => {
  test.each([
    'Mes petits plaisirs\nJe marche en montagne le dimanche.',
    'On parle de moi\n- Radio Vallée 2020\n- Le Courrier du Lac',
    'Tarifs :\n- 45 € la séance\n- 80 € le couple',
    'Where to find me\nIn the workshop by the lake',
    'Le jardin partagé\nUn potager pour tous\n\n## Mentions\nTous droits réservés',
  ])('ends at words that look like its heading: %j', (rest) => {
    const found = ['PSC1', 'CACES R489'];
    const list = '- PSC1 (2018)\n- CACES R489';
    expect(certificatesIn(`## Certifications\n${list}\n\n## ${rest}`)).toEqual(found);
    const plain = `** Certifications\n${list}\n\n${rest.replace('## ', '')}`;
    expect(certificatesIn(plain.replace('\n\n', '\n\n** '))).toEqual(found);
    const capitals = `CERTIFICATIONS\n${list}\n\n${rest.replace(/^[^\n]+/u, (own) => own.toUpperCase())}`;
    expect(certificatesIn(capitals.replace('## Mentions', 'MENTIONS'))).toEqual(found);
  });

  test.each<[string, string, string[]]>([
    [
      'a group of certificates in the same letters',
      '## Formations complémentaires\n- Tissage\n- Teinture\n\n## Expertise du bois\n- Formation initiale 415 h en tournage\n- Sculpture',
      ['Tissage', 'Teinture', 'Formation initiale 415 h en tournage', 'Sculpture'],
    ],
    [
      'names in the letters of their heading from the first on',
      '** Certifications\n\n** Tissage avancé\nÉcole du Fil\n\n** Teinture végétale\nAtelier du Lac',
      ['Tissage avancé', 'Teinture végétale'],
    ],
    [
      'what is below a heading on courses',
      '** Certifications\n- Tissage\n- Teinture\n\n** Courses outside work\n- Pottery\n- Bread baking',
      ['Tissage', 'Teinture', 'Pottery', 'Bread baking'],
    ],
    [
      'what can only be a certificate',
      '** Certifications\nCordage\nÉcole du Fil\n\n** Sauveteur secouriste\nMarlow Formation',
      ['Cordage', 'Sauveteur secouriste'],
    ],
    [
      'what is called a certificate',
      '** Certifications\nCordage\nÉcole du Fil\n\n** Certification tissage\nMarlow',
      ['Cordage', 'Certification tissage'],
    ],
    [
      'a bold name no further from the line above than the others',
      '** Certifications\n- Tissage\n- Teinture\n** Vannerie\n- Cordage',
      ['Tissage', 'Teinture', 'Vannerie', 'Cordage'],
    ],
    [
      'more bold names than it could have headings',
      '** Certifications\n2018\n\n** Tissage\n2019\n\n** Teinture\n2020\n\n** Vannerie\n2021',
      ['Tissage', 'Teinture', 'Vannerie'],
    ],
    [
      'a dated name in the letters of its heading',
      '** Certifications\nCordage, 2018\n\n** Tissage, 2019\nÉcole du Fil',
      ['Cordage', 'Tissage'],
    ],
  ])('goes on with %s', (_, section, expected) => {
    expect(certificatesIn(section)).toEqual(expected);
  });
});

const listOf = (...names: string[]) => names.map((name) => `- ${name}`).join('\n');

describe('a plain list', () => {
  test('below further training has courses that begin as what somebody did', () => {
    const courses = [
      'Suivi des plaies et prévention',
      'Mise en place d’un potager',
      'Apprentissage du tour',
      'Réalisation de vitraux',
      'Vannerie',
    ];
    expect(certificatesIn(`## Formations complémentaires\n${listOf(...courses)}`)).toEqual(courses);
  });

  test('of certificates says of them what somebody did', () => {
    const section =
      '## Certifications\nTissage, 2019\n- Mise en place d’un atelier\nVannerie, 2020\n- Réalisation de paniers\n- Suivi une formation de nœuds';
    expect(certificatesIn(section)).toEqual(['Tissage', 'Vannerie']);
    const list = '- Tissage, 2019\n- Vannerie, 2020\n- Mise en place d’un atelier';
    expect(certificatesIn(`## Certifications\n${list}`)).toEqual(['Tissage', 'Vannerie']);
  });

  test.each<[string, string[]]>([
    ['Formation continue depuis mes débuts :', ['Massages du dos', 'Réflexologie']],
    ['Autres formations suivies en ligne :', ['Massages du dos', 'Réflexologie']],
    ['Further training in the evenings:', ['Massages du dos', 'Réflexologie']],
    ['Cours de la dernière année :', []],
    ['Formation initiale de kinésithérapie :', []],
  ])('is of trainings below a label that says so: %s', (label, expected) => {
    const section = `## Formation\n- Licence de lettres, Université du Lac\n- ${label}\n${listOf('Massages du dos', 'Réflexologie')}`;
    expect(certificatesIn(section)).toEqual(expected);
  });

  test.each<[string, string[], string[]]>([
    [
      'Qualifications',
      ['SST : Sauveteur secouriste du travail', 'Risque chimique 2', 'CACES R489'],
      ['SST : Sauveteur secouriste du travail', 'Risque chimique 2', 'CACES R489'],
    ],
    [
      'Other qualifications',
      ['First Aid at Work', 'Rope rescue 2', 'CSCS card'],
      ['First Aid at Work', 'Rope rescue 2', 'CSCS card'],
    ],
    ['Qualifications', ['CACES R489', 'Rigueur', 'Soudage', 'SSIAP 1'], ['CACES R489', 'SSIAP 1']],
    ['Qualifications', ['PSC1', 'Grillages', 'Clôtures', 'SSIAP 1'], ['PSC1', 'SSIAP 1']],
    [
      'Qualifications',
      ['BTS tissage', 'Grillages', 'PSC1', 'SSIAP 1', 'BAFA', 'AIPR'],
      ['PSC1', 'SSIAP 1', 'BAFA', 'AIPR'],
    ],
    ['Qualifications', ['PSC1', 'SSIAP 1', 'Mill Manager'], ['PSC1', 'SSIAP 1']],
    ['Formation', ['PSC1', 'Terminale littéraire', 'SSIAP 1'], ['PSC1', 'SSIAP 1']],
  ])('of qualifications is of certificates where most are some: %s %j', (heading, lines, found) => {
    expect(certificatesIn(`## ${heading}\n${listOf(...lines)}`)).toEqual(found);
  });

  test('of qualifications ends at words that look like its heading', () => {
    const section = `** Qualifications\n${listOf('SST', 'Risque chimique 2', 'CACES R489')}\n\n** Quand m’appeler ?\nLe matin`;
    expect(certificatesIn(section)).toEqual(['SST', 'Risque chimique 2', 'CACES R489']);
  });

  test.each<[string, string[]]>([
    ['B0, H0, BC, BR | CACES R489, AIPR', ['B0', 'H0', 'BC', 'BR', 'CACES R489', 'AIPR']],
    ['Tissage, filage | Marlow School', ['Tissage, filage']],
    [
      'BR, Tissage, filage, laine, lin | Marlow School',
      ['BR', 'Tissage', 'filage', 'laine', 'lin'],
    ],
  ])('in a line has strokes among its commas: %s', (line, expected) => {
    expect(certificatesIn(`## Habilitations\n${line}`)).toEqual(expected);
  });
});
