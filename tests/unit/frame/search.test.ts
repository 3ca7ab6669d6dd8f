import {
  finite,
  integerFrom,
  month,
  oneOf,
  searchOf,
  text,
  texts,
} from '@/data/schemas/search-readers';
import { describe, expect, test } from 'vitest';

const read = searchOf({
  q: text,
  status: oneOf('Analyzed', 'Pending'),
  years: finite,
  page: integerFrom(1),
  selected: texts,
});
const nothing = {
  q: undefined,
  status: undefined,
  years: undefined,
  page: undefined,
  selected: undefined,
};

describe('search parameters', () => {
  test('are read each as what it is', () => {
    const search = { q: 'amina', status: 'Pending', years: 0, page: 2, selected: ['a', 7] };
    expect(read(search)).toStrictEqual({ ...search, selected: ['a', '7'] });
  });

  test('take a number or a word that the router understood for text', () => {
    expect([text(5), text(true), text('')]).toEqual(['5', 'true', undefined]);
  });

  test('take a month for what it is alone', () => {
    expect(['2026-11', '2026-13', '2026-1', '2026-11-01', 2026].map(month)).toEqual([
      '2026-11',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('keep a number that a person may type, however large, so that the address says what the field says', () => {
    for (const typed of [71, 1e6, -3, 2.5]) expect(read({ years: typed }).years).toBe(typed);
    expect(read({ page: 1_000_000 }).page).toBe(1_000_000);
    expect(read({ page: 2 ** 60 }).page).toBeUndefined();
  });

  test('name what is absent or malformed as undefined, so that it is not taken from the URL', () => {
    expect(read({})).toStrictEqual(nothing);
    expect(
      read({
        q: { a: 1 },
        status: 'Lost',
        years: Number.POSITIVE_INFINITY,
        page: 1.5,
        selected: 'a',
        other: 'x',
      }),
    ).toStrictEqual(nothing);
    expect(read({ q: 'x'.repeat(201), years: '3', page: 0, selected: [] })).toStrictEqual(nothing);
  });
});
