import type { ScorePart } from '../schemas/score';

/** What each part weighs against the others that a target asks for. */
export const WEIGHTS: Record<ScorePart, number> = {
  title: 30,
  skills: 40,
  experience: 15,
  education: 10,
  certificates: 5,
};
/** The share that a title held before the latest one counts. */
export const EARLIER_TITLE = 0.7;
/**
 * Years count where a title held fits the target's title by at least this much, or where at least this share of
 * the skills is met.
 */
export const TITLE_OF_THE_TRADE = 0.5;
export const SKILLS_OF_THE_TRADE = 1 / 2;
