import type { Unreadable } from '@masar/resume/schemas';

/** A file or candidate in a run, and its stage. 'empty' means that it was read and held nothing usable. */
export interface AnalysisItem {
  name: string;
  stage: 'waiting' | 'sending' | 'reading' | 'recognising' | 'analysed' | 'empty' | 'refused';
  reason: Unreadable | null;
  /** What part of a file that is being sent or recognised has been, from 0 to 1. */
  share?: number;
  /** The candidate of a file that could not be read. */
  id?: string;
}

/** Whether an item has reached its last stage. */
export const isDone = (item: AnalysisItem | undefined): boolean =>
  item !== undefined && !['waiting', 'sending', 'reading', 'recognising'].includes(item.stage);

/** What happened to the item at `index`. `id` is the candidate that was made of a file. */
export type ItemProgress = { index: number; id?: string } & (
  | { stage: 'sending' | 'recognising'; share: number }
  | { stage: 'reading' | 'empty' }
  | { stage: 'analysed'; reason: Unreadable | null }
);

/** The items after one more step of progress. A refused file keeps its reason. */
export const progressed = (items: AnalysisItem[], progress: ItemProgress): AnalysisItem[] =>
  items.map((item, index) => {
    if (index !== progress.index) return item;
    const { name } = item;
    if ('share' in progress)
      return { name, stage: progress.stage, reason: null, share: progress.share };
    if (progress.stage !== 'analysed') return { name, stage: progress.stage, reason: null };
    const { reason, id } = progress;
    if (reason === null) return { name, stage: 'analysed', reason };
    return { name, stage: 'refused', reason, ...(id !== undefined && { id }) };
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
