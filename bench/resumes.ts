import type { run as measure } from '@masar/resume/bench';
import { built } from './built';

/** The bench of `packages/resume`. */
export async function run(args: string[]): Promise<void> {
  const { run: ours } = (await import(await built('packages/resume/src/bench/resumes.ts'))) as {
    run: typeof measure;
  };
  await ours(args);
}
