/** The levels of a resignation risk, highest first. They stand apart from the schemas, so that a first visit's figures load no parser. */
export const riskLevels = ['High', 'Medium', 'Low'] as const;
export type RiskLevel = (typeof riskLevels)[number];
