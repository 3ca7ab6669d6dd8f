import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The parts of the text recogniser, which it asks for by their names: its worker, its core and its models. */
const parts = [
  import.meta.resolve('tesseract.js/dist/worker.min.js'),
  import.meta.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm.js'),
  import.meta.resolve('@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz'),
  import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  import.meta.resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz'),
].map((address) => fileURLToPath(address));

/** Serves the text recogniser at `/recogniser`, under the names that it knows. */
export const recogniser = (): Plugin => ({
  name: 'recogniser',
  generateBundle() {
    for (const part of parts) {
      const fileName = `recogniser/${basename(part)}`;
      this.emitFile({ type: 'asset', fileName, source: readFileSync(part) });
    }
  },
  configureServer(server) {
    server.middlewares.use('/recogniser', ({ url = '' }, response, next) => {
      const part = parts.find((file) => basename(file) === url.slice(1));
      if (part === undefined) {
        next();
        return;
      }
      if (part.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(part));
    });
  },
});
