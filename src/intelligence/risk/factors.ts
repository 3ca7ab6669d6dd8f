import type { MissingFact, RiskFactor } from '@/data/schemas/risk';
import { sum } from '../numbers';

/**
 * The facts that a risk score is made from. A fact that is not known is null and adds no points. Age, gender and
 * marital status are never among them.
 */
export interface RiskFacts {
  tenureYears: number | null;
  /** Hours a month, over the last three months. */
  overtimeHours: number | null;
  /** The share of tasks that were late, 0 to 1, among those finished in the last six months. */
  lateShare: number | null;
  /** The difference between the last rating and the one before it, out of 5. */
  ratingChange: number | null;
  /** The salary divided by the median of the peers: same department, same role. */
  salaryRatio: number | null;
  yearsSincePromotion: number | null;
  /** The survey's answers, 1 to 5, over the last three months. */
  satisfaction: number | null;
  /** Days over the last three months. */
  absenceDays: number | null;
}

interface Scale {
  kind: RiskFactor['kind'];
  fact: keyof RiskFacts;
  /** Whether a step's points are given from its bound upwards, or below its bound. */
  worse: 'atLeast' | 'below';
  /** Worst first; points in hundredths of the score. */
  steps: readonly { bound: number; points: number }[];
  say: (value: number) => string;
  /** What is missing where the fact is not known. */
  missing: string;
}

const one = (value: number) => value.toFixed(1);

/**
 * The points of each factor. Their worst steps add up to 100. The order of the weights follows attrition in the
 * public IBM HR sample: tenure, overtime and satisfaction each change the rate by a factor of 2 to 4, the salary
 * against the role's median changes it less, promotions little. The factors that the sample lacks (late tasks,
 * absences, falling evaluations) are our judgement, and weigh least.
 */
export const riskScales: readonly Scale[] = [
  {
    kind: 'tenure',
    fact: 'tenureYears',
    worse: 'below',
    steps: [
      { bound: 1, points: 20 },
      { bound: 2, points: 14 },
      { bound: 3, points: 8 },
      { bound: 5, points: 4 },
    ],
    say: (value) => `In the company for ${one(value)} years: people leave most in the first years.`,
    missing: 'the hire date',
  },
  {
    kind: 'overtime',
    fact: 'overtimeHours',
    worse: 'atLeast',
    steps: [
      { bound: 30, points: 20 },
      { bound: 20, points: 14 },
      { bound: 10, points: 8 },
      { bound: 5, points: 3 },
    ],
    say: (value) => `${one(value)} hours of overtime a month over the last three months.`,
    missing: 'overtime in the last three months',
  },
  {
    kind: 'satisfaction',
    fact: 'satisfaction',
    worse: 'below',
    steps: [
      { bound: 2, points: 20 },
      { bound: 3, points: 14 },
      { bound: 3.5, points: 9 },
      { bound: 4, points: 4 },
    ],
    say: (value) => `Satisfaction of ${one(value)} out of 5 in the last three surveys.`,
    missing: 'satisfaction in the last three months',
  },
  {
    kind: 'salary',
    fact: 'salaryRatio',
    worse: 'below',
    steps: [
      { bound: 0.8, points: 12 },
      { bound: 0.9, points: 8 },
      { bound: 1, points: 3 },
    ],
    say: (value) => `Paid ${Math.round(value * 100)}% of what peers in the department earn.`,
    missing: 'the salary, or one of a peer',
  },
  {
    kind: 'evaluationTrend',
    fact: 'ratingChange',
    worse: 'below',
    steps: [
      { bound: -0.45, points: 8 },
      { bound: -0.15, points: 4 },
    ],
    say: (value) => `The last evaluation fell by ${one(-value)} out of 5.`,
    missing: 'two evaluations to compare',
  },
  {
    kind: 'promotion',
    fact: 'yearsSincePromotion',
    worse: 'atLeast',
    steps: [
      { bound: 4, points: 8 },
      { bound: 3, points: 5 },
      { bound: 2, points: 3 },
    ],
    say: (value) => `${one(value)} years without a promotion.`,
    missing: 'the hire date or the last promotion',
  },
  {
    kind: 'lateTasks',
    fact: 'lateShare',
    worse: 'atLeast',
    steps: [
      { bound: 0.5, points: 6 },
      { bound: 0.25, points: 3 },
    ],
    say: (value) => `${Math.round(value * 100)}% of the tasks of the last six months were late.`,
    missing: 'finished tasks of the last six months',
  },
  {
    kind: 'absences',
    fact: 'absenceDays',
    worse: 'atLeast',
    steps: [
      { bound: 6, points: 6 },
      { bound: 4, points: 4 },
      { bound: 2, points: 2 },
    ],
    say: (value) => `${value} days of absence over the last three months.`,
    missing: 'absence in the last three months',
  },
];

/** The factors that add points, 0 to 1 each, largest first. */
export const riskFactors = (facts: RiskFacts): RiskFactor[] =>
  riskScales
    .flatMap(({ kind, fact, worse, steps, say }) => {
      const value = facts[fact];
      if (value === null) return [];
      const step = steps.find(({ bound }) => (worse === 'below' ? value < bound : value >= bound));
      return step === undefined ? [] : [{ kind, points: step.points / 100, reason: say(value) }];
    })
    .toSorted((a, b) => b.points - a.points);

/** The facts that are not known, each with the most that it could add, largest first. */
export const missingFacts = (facts: RiskFacts): MissingFact[] =>
  riskScales
    .filter(({ fact }) => facts[fact] === null)
    .map(({ kind, steps, missing: what }) => ({
      kind,
      points: Math.max(...steps.map(({ points }) => points)) / 100,
      what,
    }))
    .toSorted((a, b) => b.points - a.points);

/** The share of a score, 0 to 1, that must rest on known facts. Below it there is no score. */
const KNOWN_SHARE = 0.5;

/** Whether enough is known for a score. */
export const isKnownEnough = (missing: readonly MissingFact[]): boolean =>
  1 - sum(missing.map(({ points }) => points)) >= KNOWN_SHARE;
