import type { RiskFactor } from '@/data/schemas/risk';
import type { RiskLevel } from '@/data/schemas/search';
import { round, sum } from '../numbers';

/** The lowest scores, 0 to 1, that count as Medium and as High. */
export const riskThresholds = { Medium: 0.3, High: 0.6 } as const;

/** A resignation risk of 0 to 1: the sum of its factors' points. */
export const riskScore = (factors: readonly RiskFactor[]): number =>
  round(Math.min(1, sum(factors.map(({ points }) => points))), 2);

/** The level that a score of 0 to 1 stands for. */
export function riskLevel(score: number): RiskLevel {
  if (score >= riskThresholds.High) return 'High';
  return score >= riskThresholds.Medium ? 'Medium' : 'Low';
}
