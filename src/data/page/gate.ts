import type { Topic } from '../port/calls';
import type { Workspace } from '../port/workspace';

type Watch = Workspace['watch'];

/**
 * A gate in front of what a world tells. While a run goes on, what it says of candidates is gathered, and told once
 * when the run has ended. All else passes at once.
 */
export function createGate(watch: Watch) {
  const watchers: Parameters<Watch>[0][] = [];
  let runs = 0;
  let isHeld = false;
  const tell = async (topics: ReadonlySet<Topic>) => {
    if (topics.size > 0) await Promise.all(watchers.map((onChange) => onChange(topics)));
  };
  const tellHeld = async () => {
    if (!isHeld) return;
    isHeld = false;
    await tell(new Set(['candidate']));
  };
  watch(async (topics) => {
    if (runs === 0 || !topics.has('candidate')) return tell(topics);
    isHeld = true;
    return tell(new Set([...topics].filter((topic) => topic !== 'candidate')));
  });
  return {
    watch: ((onChange) => void watchers.push(onChange)) as Watch,
    /** Holds back what `run` changes until it has ended, however it ends. */
    async during<T>(run: () => Promise<T>): Promise<T> {
      runs += 1;
      try {
        return await run();
      } finally {
        runs -= 1;
        if (runs === 0) await tellHeld();
      }
    },
    /** A command that a person gives while a run goes on. It is told with all that was held back. */
    told:
      <A extends unknown[], T>(command: (...args: A) => Promise<T>) =>
      async (...args: A): Promise<T> => {
        const answer = await command(...args);
        await tellHeld();
        return answer;
      },
  };
}
