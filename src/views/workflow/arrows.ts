import type { RecordWorkflow, WorkflowWay } from '@/machines/workflow/workflow';
import { instantText } from '@/views/shared/dates';

/** A line of an arrow's words: what is done there, or a note of who did it and when. */
export interface ArrowLine {
  text: string;
  isNote: boolean;
}

/** One arrow of a chart: all that leads from one state to the same other, or back to itself. */
export interface Arrow {
  source: string;
  target: string;
  lines: ArrowLine[];
  isWalked: boolean;
}

function linesOf({ label, walks }: WorkflowWay): ArrowLine[] {
  const last = walks.at(-1);
  if (last === undefined) return [{ text: label, isNote: false }];
  const times = walks.length === 1 ? '' : ` (${walks.length} times)`;
  return [
    { text: `${label}${times}`, isNote: false },
    { text: last.by, isNote: true },
    { text: instantText(last.date), isNote: true },
  ];
}

/** The arrows of a workflow's chart; what may be done in every state has none. */
export function arrowsOf({ ways }: RecordWorkflow): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const way of ways) {
    if (way.source === null) continue;
    const target = way.target ?? way.source;
    const key = `${way.source} ${target}`;
    const arrow = arrows.get(key) ?? { source: way.source, target, lines: [], isWalked: false };
    arrows.set(key, {
      ...arrow,
      lines: [...arrow.lines, ...linesOf(way)],
      isWalked: arrow.isWalked || way.walks.length > 0,
    });
  }
  return [...arrows.values()];
}
