import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { plainLetters } from '../packages/resume/plain-letters';

/**
 * Builds a program of the bench with the code as the app has it, and returns its path. tsx makes each regular expression
 * anew wherever it is used, which makes reading a fifth slower. `entry` is a path from the project's root.
 */
export async function built(entry: string): Promise<string> {
  const name = basename(entry, '.ts');
  const folder = fileURLToPath(new URL(`../.bench/${name}`, import.meta.url));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [plainLetters()],
    resolve: { tsconfigPaths: true },
    build: { ssr: entry, target: 'es2023', outDir: folder, emptyOutDir: true },
  });
  return `${folder}/${name}.js`;
}
