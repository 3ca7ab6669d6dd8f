import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
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

export default defineConfig({
  plugins: [
    bareImports(),
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
