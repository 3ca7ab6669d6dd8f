import { expect, it } from 'vitest';
import { matchesIn } from '../../src/understanding/text/matches';

it.each([
  ['Loom, Kiln; Anvil', /\p{L}+/gu],
  ['Loom, Kiln; Anvil', /\d+/gu],
  ['', /x*/gu],
  ['a𝒳b', /x*/gu],
  ['a𝒳b', /x*/g],
  ['LoomKiln', /(?=\p{Lu})/gu],
])('finds in %j what matchAll finds by %s', (text, pattern) => {
  pattern.lastIndex = 0;
  const expected = [...text.matchAll(pattern)];
  pattern.lastIndex = 3;
  expect(matchesIn(text, pattern)).toEqual(expected);
});
