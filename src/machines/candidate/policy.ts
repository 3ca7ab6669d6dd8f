import type { Role } from '@/data/schemas/role';

/** Whether a role receives, analyses and corrects candidates. */
export const analyses = (role: Role): boolean => role === 'hr';

/** The sentence for everybody else. */
export const onlyHrAnalyses = 'Only HR staff can analyse or correct a candidate.';
