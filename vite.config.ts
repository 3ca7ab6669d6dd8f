import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routesDirectory: 'src/routes' }),
    react(),
    tailwindcss(),
  ],
  resolve: { tsconfigPaths: true },
  worker: { format: 'es' },
  build: { target: 'es2023', manifest: true },
  server: { port: 4173 },
});
