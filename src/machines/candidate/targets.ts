import type { CandidateScore } from '@/data/schemas/candidate';
import type { Measured, Target, TargetChoice } from '@masar/resume/schemas';
import { inOrder } from '../order';

/** The sentence for a person who asks for a measurement without a target. */
export const targetIsMissing = 'Type a job title or choose a job listing to measure against.';

/** Whether a choice names a target: a listing, or a title with at least one letter or digit. */
export const namesTarget = ({ title, listingId }: TargetChoice): boolean =>
  listingId !== null || /[\p{L}\p{N}]/u.test(title);

/** Whether a measurement has a named target. It is undefined where a workflow only asks what could happen. */
export const isMeasured = (measured: Measured | undefined): boolean =>
  measured !== undefined && namesTarget(measured.target);

/** The key of a target: the job listing's id, or the typed title. Spacing and capitals of the title do not count. */
export const targetKey = ({ title, listingId }: TargetChoice): string =>
  listingId ?? `title ${title.trim().toLowerCase().replaceAll(/\s+/g, ' ')}`;

/** A target as a person reads it. The mark of a job listing and its place tell equal titles apart. */
export const targetLabel = ({ title, listingId, place }: TargetChoice): string =>
  listingId === null ? title : `${place ? `${title}, ${place}` : title} (job listing)`;

/** The scores with a new one first. It replaces an earlier score against the same target. */
export const withScore = (scores: CandidateScore[], added: CandidateScore): CandidateScore[] => [
  added,
  ...scores.filter(({ target }) => targetKey(target) !== targetKey(added.target)),
];

/** The scores with their new measurements. A score without one is left out, since it is no longer valid. */
export const measuredAnew = (scores: CandidateScore[], anew: Measured[]): CandidateScore[] =>
  scores.flatMap(({ target, at }) => {
    const same = anew.find((one) => targetKey(one.target) === targetKey(target));
    return same === undefined ? [] : [{ ...same, at }];
  });

/** A target that some candidate was measured against. */
export interface KnownTarget {
  key: string;
  label: string;
  target: Target;
}

/** The targets of some candidates, each once, the most recently measured first, and by key where that was at once. */
export function targetsOf(scores: Iterable<{ target: Target; at: string }>): KnownTarget[] {
  const last = new Map<string, { target: Target; at: string }>();
  for (const one of scores) {
    const key = targetKey(one.target);
    if ((last.get(key)?.at ?? '') < one.at) last.set(key, one);
  }
  return [...last]
    .toSorted(([one, a], [other, b]) => inOrder(b.at, a.at) || inOrder(one, other))
    .map(([key, { target }]) => ({ key, label: targetLabel(target), target }));
}

/** The target with the key `asked`, or else the most recent target. Null where there are none. */
export const chosenTarget = (
  targets: readonly KnownTarget[],
  asked: string | undefined,
): KnownTarget | null => targets.find(({ key }) => key === asked) ?? targets[0] ?? null;
