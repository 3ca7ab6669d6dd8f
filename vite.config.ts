import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** What every page runs on, and the parts of it that only some pages use. */
const core =
  /node_modules\/(react|react-dom|scheduler|xstate|@xstate|@tanstack\/(react-router|router-core|history|react-store|store)|use-sync-external-store)\//;
const later = /useBlocker/;

/** What stands around every page: the header, the session and the list of routes. */
const frame =
  /src\/(app\/(guard|router|session)|data\/(once|schemas\/(role|search))|machines\/(session\/session|header)|views\/(landing\/.*Stroke|frame\/(Header|MenuIcon|watch-leaving)|shared\/(PendingView|ui\/(Badge|Button|Logo|button-classes|classes))))|vite\/preload-helper|rolldown\/runtime|src\/main/;

/**
 * Makes a dynamic import the bare one. Vite's own first loads what it lists as preloads and as styles of the
 * chunk; we preload nothing and have one style sheet.
 */
const bareImports = (): Plugin => ({
  name: 'bare-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null,
});

/** Ships the demo's records as the data that they are: fetched as JSON, not run as code. */
const recordsAsData = (): Plugin => ({
  name: 'records-as-data',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('.json') || importer?.includes('/demo/sample/') !== true) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved === null ? null : `\0records:${resolved.id.slice(0, -'.json'.length)}`;
  },
  async load(id) {
    if (!id.startsWith('\0records:')) return null;
    const path = `${id.slice('\0records:'.length)}.json`;
    const source = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
    const file = this.emitFile({ type: 'asset', name: basename(path), source });
    return `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`;
  },
});

export default defineConfig({
  plugins: [
    bareImports(),
    recordsAsData(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    react(),
    tailwindcss(),
  ],
  resolve: {
    tsconfigPaths: true,
    // React has had this store hook since version 18; the shim that older ones need stays out.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: (id) => core.test(id) && !later.test(id) },
            { name: 'frame', test: frame },
          ],
        },
      },
    },
  },
  server: { port: 4173 },
});
