import { type RiskFacts, riskFactors, riskScales } from '@/intelligence/risk/factors';
import { riskLevel, riskScore, riskThresholds } from '@/intelligence/risk/score';
import { ownSuggestions, retentionStrategies } from '@/intelligence/risk/strategies';
import { noRiskFacts } from '../../fixtures/company';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const pointsOf = (facts: Partial<RiskFacts>) =>
  Math.round(riskScore(riskFactors({ ...noRiskFacts, ...facts })) * 100);

describe('points', () => {
  test.each([
    [
      'tenureYears',
      [0, 0.99, 1, 1.99, 2, 2.99, 3, 4.99, 5, 30],
      [20, 20, 14, 14, 8, 8, 4, 4, 0, 0],
    ],
    [
      'overtimeHours',
      [0, 4.9, 5, 9.9, 10, 19.9, 20, 29.9, 30, 80],
      [0, 0, 3, 3, 8, 8, 14, 14, 20, 20],
    ],
    ['satisfaction', [1, 1.9, 2, 2.9, 3, 3.4, 3.5, 3.9, 4, 5], [20, 20, 14, 14, 9, 9, 4, 4, 0, 0]],
    ['salaryRatio', [0.5, 0.79, 0.8, 0.89, 0.9, 0.99, 1, 1.4], [12, 12, 8, 8, 3, 3, 0, 0]],
    ['ratingChange', [-2, -0.5, -0.4, -0.2, -0.1, 0, 0.5], [8, 8, 4, 4, 0, 0, 0]],
    ['yearsSincePromotion', [0, 1.9, 2, 2.9, 3, 3.9, 4, 9], [0, 0, 3, 3, 5, 5, 8, 8]],
    ['lateShare', [0, 0.24, 0.25, 0.49, 0.5, 1], [0, 0, 3, 3, 6, 6]],
    ['absenceDays', [0, 1, 2, 3, 4, 5, 6, 30], [0, 0, 2, 2, 4, 4, 6, 6]],
  ] as const)('for %s', (fact, values, points) => {
    expect(values.map((value) => pointsOf({ [fact]: value }))).toEqual(points);
  });

  test('add up to 1 at worst, and to 0 where nothing is known', () => {
    const worst = riskScales.map(({ steps }) => steps[0]?.points ?? 0);
    expect(worst.reduce((a, b) => a + b, 0)).toBe(100);
    expect(pointsOf({})).toBe(0);
    expect(
      pointsOf({
        tenureYears: 0,
        overtimeHours: 40,
        lateShare: 1,
        ratingChange: -1,
        salaryRatio: 0.5,
        yearsSincePromotion: 5,
        satisfaction: 1,
        absenceDays: 10,
      }),
    ).toBe(100);
  });

  test('never depend on age, gender or marital status', () => {
    expect(riskScales.map(({ fact }) => fact).toSorted()).toEqual(
      Object.keys(noRiskFacts).toSorted(),
    );
    expect(Object.keys(noRiskFacts).filter((key) => /age$|gender|marital/i.test(key))).toEqual([]);
  });
});

test('factors come largest first, each with its reason', () => {
  expect(
    riskFactors({
      ...noRiskFacts,
      tenureYears: 1.5,
      overtimeHours: 22,
      satisfaction: 3.67,
      salaryRatio: 0.853,
      ratingChange: -0.5,
      yearsSincePromotion: 3.25,
      lateShare: 1 / 3,
      absenceDays: 6,
    }),
  ).toEqual([
    {
      kind: 'tenure',
      points: 0.14,
      reason: 'In the company for 1.5 years: people leave most in the first years.',
    },
    {
      kind: 'overtime',
      points: 0.14,
      reason: '22.0 hours of overtime a month over the last three months.',
    },
    { kind: 'salary', points: 0.08, reason: 'Paid 85% of what peers in the department earn.' },
    { kind: 'evaluationTrend', points: 0.08, reason: 'The last evaluation fell by 0.5 out of 5.' },
    { kind: 'absences', points: 0.06, reason: '6 days of absence over the last three months.' },
    { kind: 'promotion', points: 0.05, reason: '3.3 years without a promotion.' },
    {
      kind: 'satisfaction',
      points: 0.04,
      reason: 'Satisfaction of 3.7 out of 5 in the last three surveys.',
    },
    {
      kind: 'lateTasks',
      points: 0.03,
      reason: '33% of the tasks of the last six months were late.',
    },
  ]);
});

test.each([
  [0, 'Low'],
  [0.12, 'Low'],
  [0.29, 'Low'],
  [0.3, 'Medium'],
  [0.59, 'Medium'],
  [0.6, 'High'],
  [1, 'High'],
] as const)('a score of %d is %s', (score, level) => {
  expect(riskLevel(score)).toBe(level);
});

test('the thresholds are in order and within the score', () => {
  expect(riskThresholds).toEqual({ Medium: 0.3, High: 0.6 });
});

test('what may help answers the three largest factors, for the company and for the employee', () => {
  const factors = riskFactors({
    ...noRiskFacts,
    salaryRatio: 0.5,
    absenceDays: 2,
    overtimeHours: 5,
    tenureYears: 4,
  });
  expect(factors.map(({ kind }) => kind)).toEqual(['salary', 'tenure', 'overtime', 'absences']);
  expect(retentionStrategies(factors)).toEqual([
    'Review the salary against peers at the next round.',
    'Give a mentor, and hold a one-to-one every two weeks through the first years.',
    'Share the workload anew, and give time back for the overtime of the last months.',
  ]);
  expect(ownSuggestions(factors)).toEqual([
    'Ask for a salary review at your next evaluation.',
    'Ask for a mentor: the first years are easier with someone to turn to.',
    'Plan your week with your manager so that overtime stays the exception.',
  ]);
});

test('without a factor there is still one sentence', () => {
  expect(retentionStrategies([])).toEqual([
    'Keep the regular one-to-ones: nothing on record calls for more.',
  ]);
  expect(ownSuggestions([])).toEqual(['Keep going: nothing on record calls for a change.']);
});

const maybe = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }));
const anyFacts: fc.Arbitrary<RiskFacts> = fc.record({
  tenureYears: maybe(0, 60),
  overtimeHours: maybe(0, 300),
  lateShare: maybe(0, 1),
  ratingChange: maybe(-5, 5),
  salaryRatio: maybe(0, 10),
  yearsSincePromotion: maybe(0, 60),
  satisfaction: maybe(1, 5),
  absenceDays: maybe(0, 90),
});

test('whatever the facts, the score is the sum of its factors, between 0 and 1', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const factors = riskFactors(facts);
      const score = riskScore(factors);
      expect(score >= 0 && score <= 1).toBe(true);
      expect(score).toBeCloseTo(
        factors.reduce((total, { points }) => total + points, 0),
        10,
      );
      expect(riskScore(factors.toReversed())).toBe(score);
    }),
  );
});

test('more overtime or less satisfaction never lowers the score', () => {
  fc.assert(
    fc.property(anyFacts, fc.double({ min: 0, max: 50, noNaN: true }), (facts, more) => {
      const base = {
        ...facts,
        overtimeHours: facts.overtimeHours ?? 0,
        satisfaction: facts.satisfaction ?? 5,
      };
      const worse = {
        ...base,
        overtimeHours: base.overtimeHours + more,
        satisfaction: base.satisfaction - more / 50,
      };
      expect(riskScore(riskFactors(worse))).toBeGreaterThanOrEqual(riskScore(riskFactors(base)));
    }),
  );
});
