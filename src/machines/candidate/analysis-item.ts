import type { Unreadable } from '@masar/resume/schemas';

/** A file or candidate in a run, and its stage. 'empty' means that it was read and held nothing usable. */
export interface AnalysisItem {
  name: string;
  stage: 'waiting' | 'sending' | 'reading' | 'analysed' | 'empty' | 'refused';
  reason: Unreadable | null;
  /** What part of a file that is being sent has been, from 0 to 1. */
  sent?: number;
}

/** Whether an item has reached its last stage. */
export const isDone = (item: AnalysisItem | undefined): boolean =>
  item !== undefined && !['waiting', 'sending', 'reading'].includes(item.stage);

/** What happened to the item at `index`. */
export type ItemProgress =
  | { index: number; stage: 'sending'; sent: number }
  | { index: number; stage: 'reading' | 'empty' }
  | { index: number; stage: 'analysed'; reason: Unreadable | null };

/** The items after one more step of progress. A refused file keeps its reason. */
export const progressed = (items: AnalysisItem[], progress: ItemProgress): AnalysisItem[] =>
  items.map((item, index) => {
    if (index !== progress.index) return item;
    const { name } = item;
    if (progress.stage === 'sending')
      return { name, stage: 'sending', reason: null, sent: progress.sent };
    if (progress.stage !== 'analysed') return { name, stage: progress.stage, reason: null };
    const { reason } = progress;
    return { name, stage: reason === null ? 'analysed' : 'refused', reason };
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
