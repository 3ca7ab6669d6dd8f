import { fileURLToPath } from 'node:url';
import type { run as measure } from '@masar/resume/bench';
import { build } from 'vite';
import { plainLetters } from '../packages/resume/plain-letters';

const folder = fileURLToPath(new URL('../.bench/resumes', import.meta.url));

/**
 * The bench of `packages/resume` on the code as the app has it, which is built. tsx makes each regular expression anew
 * wherever it is used, which makes reading a fifth slower.
 */
export async function run(args: string[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [plainLetters()],
    build: {
      ssr: 'packages/resume/src/bench/resumes.ts',
      target: 'es2023',
      outDir: folder,
      emptyOutDir: true,
    },
  });
  const built = (await import(`${folder}/resumes.js`)) as { run: typeof measure };
  await built.run(args);
}
