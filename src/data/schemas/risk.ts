import * as z from 'zod/mini';
import { riskLevels } from './search';

export const RiskLevel = z.enum(riskLevels);

const riskFactorKinds = [
  'tenure',
  'overtime',
  'lateTasks',
  'evaluationTrend',
  'salary',
  'promotion',
  'satisfaction',
  'absences',
] as const;

/** One part of a risk score: its points, 0 to 1, and the sentence that explains them. */
export const RiskFactor = z.object({
  kind: z.enum(riskFactorKinds),
  points: z.number(),
  reason: z.string(),
});
export type RiskFactor = z.infer<typeof RiskFactor>;

/** A fact that a risk score leaves out, since it is not known: in words, and the points, 0 to 1, that it could add. */
export const MissingFact = z.object({
  kind: z.enum(riskFactorKinds),
  points: z.number(),
  what: z.string(),
});
export type MissingFact = z.infer<typeof MissingFact>;

/**
 * An employee's resignation risk. `role` is the position; `riskScore` is 0 to 1, the sum of the factors'
 * points, which come largest first; the trend's months are YYYY-MM, oldest first. Score and level are null where
 * too little is known.
 */
export const RiskEmployee = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  department: z.string(),
  riskScore: z.nullable(z.number()),
  riskLevel: z.nullable(RiskLevel),
  riskFactors: z.array(RiskFactor),
  missing: z.array(MissingFact),
  retentionStrategies: z.array(z.string()),
  riskTrendData: z.array(z.object({ month: z.string(), riskScore: z.nullable(z.number()) })),
});
export type RiskEmployee = z.infer<typeof RiskEmployee>;

/**
 * The employee's own view: `score` is out of 100. Score and level are null where too little is known. `missing`
 * names the facts that are not known.
 */
export const OwnRisk = z.object({
  riskLevel: z.nullable(RiskLevel),
  score: z.nullable(z.int()),
  missing: z.array(z.string()),
  suggestions: z.array(z.string()),
});
export type OwnRisk = z.infer<typeof OwnRisk>;
