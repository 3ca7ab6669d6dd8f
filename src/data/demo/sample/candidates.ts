import type { Candidate } from '../../schemas/candidate';
import type { ReadOutcome } from '../../schemas/resume';

export const candidates: Candidate[] = [];
export const readings: Record<string, ReadOutcome> = {};
