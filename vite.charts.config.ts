import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inOneFile, laidOutCharts } from './visualiser/plugin';

/** Builds the page that shows and runs every chart, as one file. */
export default defineConfig({
  plugins: [laidOutCharts(), react(), tailwindcss(), inOneFile()],
  resolve: { tsconfigPaths: true },
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: 'dist-charts',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: 'visualiser/index.html',
      output: { codeSplitting: false },
    },
  },
});
