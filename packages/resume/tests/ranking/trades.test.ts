import { measureTrades } from '../../fixtures/trade-table';
import { tradeTitles } from '../../fixtures/trades';
import { expect, test } from 'vitest';

/** What somebody of another trade scores at most. */
const MOST = 20;

/** Each title in one of its languages; `npm run bench -- trades` has them all. */
const asked = tradeTitles.map(({ titles, right }, i) => ({
  titles: titles.slice(i % 3, (i % 3) + 1),
  right,
}));

test('every title puts the resumes of its trade first, and all others under 20', () => {
  const wrong = measureTrades(asked)
    .filter(({ right, best }) => right.score <= best.score || best.score >= MOST)
    .map(({ title, right, best }) => `${title}: ${right.score}, ${best.trade} ${best.score}`);
  expect(wrong).toEqual([]);
});
