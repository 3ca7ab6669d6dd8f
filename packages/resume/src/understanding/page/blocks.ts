import type { ResumeLine } from '../text/layout';
import { columnKey } from './rows';

export interface Block {
  lines: readonly ResumeLine[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const blockOf = (lines: readonly ResumeLine[]): Block => ({
  lines,
  left: Math.min(...lines.map(({ x }) => x)),
  right: Math.max(...lines.map(({ right }) => right)),
  top: Math.min(...lines.map(({ y }) => y)),
  bottom: Math.max(...lines.map(({ y }) => y)),
});

export function blocksOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const blocks = new Map<string, ResumeLine[]>();
  for (const line of lines) {
    const key = columnKey(line);
    const block = blocks.get(key);
    if (block) block.push(line);
    else blocks.set(key, [line]);
  }
  return [...blocks.values()];
}
