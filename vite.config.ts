import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    react(),
    tailwindcss(),
  ],
  resolve: { tsconfigPaths: true },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /node_modules\/(react|react-dom|scheduler|xstate|@xstate|@tanstack\/(react-router|router-core|history|react-store|store)|use-sync-external-store|cookie-es|seroval)\//,
            },
            {
              name: 'frame',
              test: /src\/(app\/(guard|router|session)|data\/(once|schemas\/(role|search))|machines\/(session\/session|header)|views\/(navigation|frame\/(Header|MenuIcon|NavigationList|watch-leaving)|shared\/(PendingView|ui\/(Badge|Button|Logo|button-classes|classes))))|vite\/preload-helper/,
            },
          ],
        },
      },
    },
  },
  server: { port: 4173 },
});
