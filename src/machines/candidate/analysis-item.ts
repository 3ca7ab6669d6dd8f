import type { Unreadable } from '@/data/schemas/resume';

/**
 * A file or candidate in a run, and how far it has come; 'empty' means that it was read and held nothing
 * usable.
 */
export interface AnalysisItem {
  name: string;
  stage: 'waiting' | 'reading' | 'analysed' | 'empty' | 'refused';
  reason: Unreadable | null;
}

/** Whether nothing more will come of an item. */
export const isDone = (item: AnalysisItem | undefined): boolean =>
  item !== undefined && item.stage !== 'waiting' && item.stage !== 'reading';

/** What happened to the item at `index`. */
export type ItemProgress =
  | { index: number; stage: 'reading' | 'empty' }
  | { index: number; stage: 'analysed'; reason: Unreadable | null };

/** The items after one more thing happened. A refused file keeps its reason. */
export const progressed = (items: AnalysisItem[], progress: ItemProgress): AnalysisItem[] =>
  items.map((item, index) => {
    if (index !== progress.index) return item;
    if (progress.stage !== 'analysed') return { ...item, stage: progress.stage, reason: null };
    const { reason } = progress;
    return { ...item, stage: reason === null ? 'analysed' : 'refused', reason };
  });

/** The files chosen so far and those newly chosen; a name that is already there is kept once. */
export function withoutTwins<T extends { name: string }>(chosen: T[], added: T[]): T[] {
  const names = new Set<string>();
  return [...chosen, ...added].filter(({ name }) => {
    if (names.has(name)) return false;
    names.add(name);
    return true;
  });
}
