import { describe, expect, test } from 'vitest';
import { understand } from '../../src/understanding/facts';
import { documentOf } from '../../fixtures/resumes/markup';

const nameOf = (markup: string) =>
  understand(documentOf(markup), { asOf: '2026-11' }).facts.name?.value ?? null;

const work = `
## Expérience professionnelle
** Vendeuse, Maison Lorain, Angers\t2019 – 2022
- Accueil des clients.
`;

describe('what shops, houses and places are named with begins no name', () => {
  test.each([
    'Ambulances Martin',
    'Saint Vincent',
    'MAISON ROUSSEAU',
    'Ets Lefebvre Jean',
    'Place Victor Hugo',
    'Salon Julie',
    'Résidence Anne Marie',
  ])('%s', (head) => {
    expect(nameOf(`# ${head}\n06 11 22 33 44${work}`)).toBeNull();
  });

  test.each(['Olivier Salon', 'Luc Saint Martin'])('but it may end one: %s', (head) => {
    expect(nameOf(`# ${head}\n06 11 22 33 44${work}`)).toBe(head);
  });
});
