import type { RiskLevel } from '@/data/schemas/search';
import type { Tone } from '@/views/shared/ui/Badge';

/** The tone of a risk level: specification, section 9. */
export const riskTone = {
  High: 'danger',
  Medium: 'warning',
  Low: 'success',
} as const satisfies Record<RiskLevel, Tone>;

/** A risk score of 0 to 1 as a percent with one decimal. */
export const riskPercent = (score: number): string => `${(score * 100).toFixed(1)}%`;

/** How many people are left out, since too little is known of them. */
export const notAssessed = (people: number): string =>
  `${people} not assessed yet: too little is entered`;
