import type { Candidate } from '../../schemas/candidate';

export const candidates: Candidate[] = [];
