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
