import type { Unreadable } from '@/data/schemas/resume';

/** A file or candidate in a run, and its stage. 'empty' means that it was read and held nothing usable. */
export interface AnalysisItem {
  name: string;
  stage: 'waiting' | 'sending' | 'reading' | 'analysed' | 'empty' | 'refused';
  reason: Unreadable | null;
}

/** Whether an item has reached its last stage. */
export const isDone = (item: AnalysisItem | undefined): boolean =>
  item !== undefined && !['waiting', 'sending', 'reading'].includes(item.stage);

/** What happened to the item at `index`. */
export type ItemProgress =
  | { index: number; stage: 'sending' | 'reading' | 'empty' }
  | { index: number; stage: 'analysed'; reason: Unreadable | null };

/** The items after one more step of progress. A refused file keeps its reason. */
export const progressed = (items: AnalysisItem[], progress: ItemProgress): AnalysisItem[] =>
  items.map((item, index) => {
    if (index !== progress.index) return item;
    if (progress.stage !== 'analysed') return { ...item, stage: progress.stage, reason: null };
    const { reason } = progress;
    return { ...item, stage: reason === null ? 'analysed' : 'refused', reason };
  });

/** The chosen and the added files together. Of files with the same name, the first one is kept. */
export function withoutTwins<T extends { name: string }>(chosen: T[], added: T[]): T[] {
  const names = new Set<string>();
  return [...chosen, ...added].filter(({ name }) => {
    if (names.has(name)) return false;
    names.add(name);
    return true;
  });
}
