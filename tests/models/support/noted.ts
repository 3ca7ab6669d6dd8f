/** What model tests walked of a machine. */
export interface WalkedByModel {
  machine: string;
  states: string[];
  transitions: string[];
  paths: number;
  /** How many rows were refused, by the refusal's code and sentence. Of a flow, how often an event changed nothing. */
  refused: Record<string, number>;
}

/** The faults that were planted in a machine, and how many of them were found. */
export interface Planted {
  machine: string;
  planted: number;
  found: number;
}

declare module 'vitest' {
  /** What a test notes in its report, for the page that proves it. */
  interface TaskMeta {
    walked?: WalkedByModel;
    planted?: Planted;
  }
}
