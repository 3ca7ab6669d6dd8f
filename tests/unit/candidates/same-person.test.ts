import { sameAsThese } from '@/views/candidates/twins';
import { type Identity, twinsAmong } from '@/intelligence/candidates/same-person';
import { describe, expect, test } from 'vitest';

const nobody = { name: null, email: null, phone: null, others: [] };
const pair = (a: Partial<Identity>, b: Partial<Identity>) =>
  twinsAmong([
    { ...nobody, id: 'a', ...a },
    { ...nobody, id: 'b', ...b },
  ]);
const ground = (a: Partial<Identity>, b: Partial<Identity>) => pair(a, b).get('a')?.[0]?.by ?? null;

describe('two candidates may be one person', () => {
  test.each<[string, string]>([
    ['amina@mail.example', ' Amina@Mail.Example '],
    ['amina@mail.example', 'amina @mail.example'],
  ])('by email: %s and %s', (a, b) => {
    expect(ground({ email: a, name: 'Amina Bouzid' }, { email: b, name: 'Karim Ali' })).toBe(
      'email',
    );
  });

  test.each([
    ['+213 550 11 22 33', '0550 11 22 33'],
    ['+213550112233', '0550.11.22.33'],
    ['00213 (0)550 11 22 33', '0550-11-22-33'],
    ['٠٥٥٠ ١١ ٢٢ ٣٣', '+213 550 11 22 33'],
    ['+213 21 23 45 67', '021 23 45 67'],
    ['+33 6 12 34 56 78', '06 12 34 56 78'],
  ])('by phone: %s and %s', (a, b) => {
    expect(ground({ phone: a }, { phone: b })).toBe('phone');
  });

  test.each([
    ['Amina Bouzid', 'BOUZID Amina'],
    ['Rédha Aït-Ahmed', 'redha ait ahmed'],
    ['Rédha Kaci', 'Re\u0301dha Kaci'],
    ['سارة حمدي', 'ساره حمدى'],
    ['أحمد بن علي', 'احمد بن علي'],
    ['مُحَمَّد بن عليّ', 'محمـد بن علي'],
  ])('by name, whatever its accents, case, order and Arabic letters: %s and %s', (a, b) => {
    expect(ground({ name: a }, { name: b })).toBe('name');
  });

  test('by name where only one of them has an email or a phone', () => {
    const name = 'Amina Bouzid';
    expect(ground({ name, email: 'a@mail.example' }, { name, phone: '0550 11 22 33' })).toBe(
      'name',
    );
  });
});

describe('two candidates are two people', () => {
  const name = 'Amina Bouzid';
  test.each<[string, Partial<Identity>, Partial<Identity>]>([
    ['of whom nothing is known', {}, {}],
    ['of another email', { name, email: 'a@x.example' }, { name, email: 'b@x.example' }],
    ['of another phone', { name, phone: '0550 11 22 33' }, { name, phone: '0550 11 22 34' }],
    ['of one first name', { name: 'Amina' }, { name: 'Amina' }],
    ['of like names', { name: 'Amina Bouzid' }, { name: 'Amina Bouzidi' }],
    ['with a number too short for a phone', { phone: '1234 567' }, { phone: '1234 567' }],
  ])('%s', (_, a, b) => {
    expect(pair(a, b)).toEqual(new Map());
  });

  test.each<[Partial<Identity>, Partial<Identity>]>([
    [{ others: ['b'] }, {}],
    [{}, { others: ['a'] }],
  ])('where somebody said so of either', (a, b) => {
    expect(pair({ name, ...a }, { name, ...b })).toEqual(
      new Map([
        ['a', [{ id: 'b', by: 'name', apart: true }]],
        ['b', [{ id: 'a', by: 'name', apart: true }]],
      ]),
    );
  });
});

test('the strongest ground is named, and of many twins three', () => {
  const email = 'a@x.example';
  const many = Array.from({ length: 1000 }, (_, index) => ({
    ...nobody,
    id: String(index),
    email,
    name: 'Amina Bouzid',
  }));
  const twins = twinsAmong(many);
  expect(twins.get('0')).toEqual(['1', '2', '3'].map((id) => ({ id, by: 'email', apart: false })));
  expect(twins.get('999')).toEqual(
    ['0', '1', '2'].map((id) => ({ id, by: 'email', apart: false })),
  );
});

const twin = (name: string) => ({
  id: name,
  name,
  fileName: `${name}.pdf`,
  by: 'phone' as const,
  apart: false,
});

test('several possible twins are said in one line', () => {
  const lines = [[], ['Sara'], ['Sara', 'Omar']].map((more) =>
    sameAsThese([twin('Lydia'), ...more.map(twin)]),
  );
  expect(lines).toEqual([
    'Same phone number as Lydia',
    'Same phone number as Lydia and 1 other',
    'Same phone number as Lydia and 2 others',
  ]);
});
