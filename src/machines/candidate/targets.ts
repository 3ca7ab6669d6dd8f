import type { CandidateScore } from '@/data/schemas/candidate';
import type { Measured, Target, TargetChoice } from '@/data/schemas/score';

/** What is said when a person asks for a measurement and names no target. */
export const targetIsMissing = 'Type a job title or choose a job listing to measure against.';

/** Whether a choice names a target: a listing, or a title with a letter or a digit in it. */
export const namesTarget = ({ title, listingId }: TargetChoice): boolean =>
  listingId !== null || /[\p{L}\p{N}]/u.test(title);

/** Whether a measurement has a named target. It has none where a workflow only asks what could happen. */
export const isMeasured = (measured: Measured | undefined): boolean =>
  measured !== undefined && namesTarget(measured.target);

/** What tells targets apart: the job listing, or the title typed in, however it is spaced and capitalised. */
export const targetKey = ({ title, listingId }: TargetChoice): string =>
  listingId ?? `title ${title.trim().toLowerCase().replaceAll(/\s+/g, ' ')}`;

/** A target as a person reads it; a listing is told apart from its title typed in, and from one elsewhere. */
export const targetLabel = ({ title, listingId, place }: TargetChoice): string =>
  listingId === null ? title : `${place ? `${title}, ${place}` : title} (job listing)`;

/** The scores with a new one first; it replaces the one against the same target. */
export const withScore = (scores: CandidateScore[], added: CandidateScore): CandidateScore[] => [
  added,
  ...scores.filter(({ target }) => targetKey(target) !== targetKey(added.target)),
];

/** The scores that were measured anew. One that was not is left out, since it no longer holds. */
export const measuredAnew = (scores: CandidateScore[], anew: Measured[]): CandidateScore[] =>
  scores.flatMap(({ target, at }) => {
    const same = anew.find((one) => targetKey(one.target) === targetKey(target));
    return same === undefined ? [] : [{ ...same, at }];
  });

/** A target that somebody was measured against. */
export interface KnownTarget {
  key: string;
  label: string;
  target: Target;
}

/** The targets of some candidates, each once, the last asked for first. */
export function targetsOf(scores: Iterable<{ target: Target; at: string }>): KnownTarget[] {
  const last = new Map<string, { target: Target; at: string }>();
  for (const one of scores) {
    const key = targetKey(one.target);
    if ((last.get(key)?.at ?? '') < one.at) last.set(key, one);
  }
  return [...last]
    .toSorted(([, a], [, b]) => b.at.localeCompare(a.at))
    .map(([key, { target }]) => ({ key, label: targetLabel(target), target }));
}

/** The target asked for; the last one used where that is none of them, and null without any. */
export const chosenTarget = (
  targets: readonly KnownTarget[],
  asked: string | undefined,
): KnownTarget | null => targets.find(({ key }) => key === asked) ?? targets[0] ?? null;
