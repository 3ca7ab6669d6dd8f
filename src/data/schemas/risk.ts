import * as z from 'zod/mini';

export const riskLevels = ['High', 'Medium', 'Low'] as const;
export const RiskLevel = z.enum(riskLevels);
export type RiskLevel = z.infer<typeof RiskLevel>;

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

/**
 * An employee's resignation risk. `role` is the position; `riskScore` is 0 to 1, the sum of the factors'
 * points, which come largest first; the trend's months are YYYY-MM, oldest first.
 */
export const RiskEmployee = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  department: z.string(),
  riskScore: z.number(),
  riskLevel: RiskLevel,
  riskFactors: z.array(RiskFactor),
  retentionStrategies: z.array(z.string()),
  riskTrendData: z.array(z.object({ month: z.string(), riskScore: z.number() })),
});
export type RiskEmployee = z.infer<typeof RiskEmployee>;

/** The employee's own view: `score` is out of 100. */
export const OwnRisk = z.object({
  riskLevel: RiskLevel,
  score: z.int(),
  suggestions: z.array(z.string()),
});
export type OwnRisk = z.infer<typeof OwnRisk>;
