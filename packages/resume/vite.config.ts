import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { plainLetters } from './plain-letters';

const folder = fileURLToPath(new URL('.', import.meta.url));
const entries = [
  'index',
  'browser/index',
  'browser/pages',
  'browser/recognise',
  'browser/resume.worker',
  'cli/analyse',
  'cli/analyse.worker',
  'checked',
  'content',
  'facts',
  'file-text',
  'limits',
  'ranking/index',
  'schemas/index',
  'text',
  'understanding/lexicon/calendar',
];

/** A worker is named by its source, which a build of this kind leaves as it stands. */
const builtWorkers = (): Plugin => ({
  name: 'built-workers',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(folder) && code.includes(".worker.ts'")
      ? { code: code.replaceAll(".worker.ts'", ".worker.js'"), map: null }
      : null,
});

/** Builds the package as it is published: a file for each source, and its own packages left to npm. */
export default defineConfig({
  root: folder,
  plugins: [builtWorkers(), plainLetters()],
  publicDir: false,
  build: {
    ssr: true,
    target: 'es2023',
    rolldownOptions: {
      input: entries.map((entry) => `${folder}src/${entry}.ts`),
      output: {
        preserveModules: true,
        preserveModulesRoot: `${folder}src`,
        entryFileNames: '[name].js',
      },
    },
  },
});
