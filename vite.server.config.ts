import { defineConfig } from 'vite';

/** Builds the server, with the database's thread beside it. Packages stay where npm put them. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-server',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        operator: 'server/operator.ts',
        'database.worker': 'server/database/pglite/worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
