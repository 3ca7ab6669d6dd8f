import type { Workspace } from '../workspace';
import type { DemoOptions } from './world';

export function createCandidates({ sample }: DemoOptions): Workspace['candidates'] {
  const gone = async () => {
    throw new Error('This candidate does not exist.');
  };
  return { list: sample.candidates, get: gone, analyse: gone, reanalyse: gone, correct: gone };
}
