import type { ItemResult, MeasuredItem, ReceivedFile } from '../schemas/analysis';
import type { ReadOutcome, TargetChoice } from '@masar/resume/schemas';
import type { Sent } from './calls';
import type { Workspace } from './workspace';

/**
 * All that an authority answers. Every argument and result is plain data, so that it can travel. A page makes the
 * port of it: it reads files, sends them to be kept, and follows long runs.
 */
export type Answers = Omit<Workspace, 'session' | 'watch' | 'candidates' | 'tasks' | 'users'> & {
  candidates: Omit<Workspace['candidates'], 'analyse' | 'reanalyse' | 'recognise' | 'fetchFile'> & {
    /** Makes a Pending candidate of each file, in that order. Resolves to their ids. */
    receive: (files: ReceivedFile[], sent?: Sent) => Promise<string[]>;
    /**
     * Keeps what was read of a Pending candidate's file, and measures it. Without a target it has no score.
     * Rejects what no reader makes, and with the chart's reason.
     */
    analyse: (
      id: string,
      outcome: ReadOutcome,
      target: TargetChoice,
      sent?: Sent,
    ) => Promise<ItemResult>;
    /**
     * Measures candidates against a target, in their order, at most `MOST_MEASURED` of them. Resolves to what
     * became of the first ones: it ends before a candidate that is refused, and rejects where that is the first.
     * Rejects where no target is named.
     */
    measure: (ids: string[], target: TargetChoice) => Promise<MeasuredItem[]>;
    /** Drops those of the candidates that still wait for their first reading. */
    discard: (ids: string[]) => Promise<void>;
  };
  tasks: Omit<Workspace['tasks'], 'keepAttachment'>;
  users: Omit<Workspace['users'], 'keepContract'>;
};

/** A call that an authority answers, as '<group>.<call>'. */
export type Call = { [G in keyof Answers]: `${G}.${keyof Answers[G] & string}` }[keyof Answers];
