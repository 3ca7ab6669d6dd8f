import { measureTrades } from '../../fixtures/trade-table';
import { expect, test } from 'vitest';

/** What somebody of another trade scores at most. */
const MOST = 20;

test('every title puts the resumes of its trade first, and all others under 20', () => {
  const wrong = measureTrades()
    .filter(({ right, best }) => right.score <= best.score || best.score >= MOST)
    .map(({ title, right, best }) => `${title}: ${right.score}, ${best.trade} ${best.score}`);
  expect(wrong).toEqual([]);
});
