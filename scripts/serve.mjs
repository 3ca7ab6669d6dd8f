// Serves dist/ as a host would: precompressed, immutable where the name carries a hash, index.html for
// the app's paths, and the headers that keep other people's scripts and frames out.
import { createServer } from 'node:http';
import sirv from 'sirv';

const headers = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const hashed = /^\/assets\//;
const options = {
  single: true,
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders: (response, path) => {
    response.setHeader(
      'Cache-Control',
      hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  },
};

/**
 * Serves the built app.
 * @param {number} port TCP port on localhost.
 * @param {string} folder what `npm run build` wrote.
 * @returns {Promise<{ address: string, close: () => void }>} once it answers; rejects when the port is taken.
 */
export function serveApp(port, folder = new URL('../dist', import.meta.url).pathname) {
  const serve = sirv(folder, options);
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404, headers);
      response.end('Not found');
    }),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () =>
      resolve({ address: `http://localhost:${port}`, close: () => server.close() }),
    );
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { address } = await serveApp(Number(process.env.PORT ?? 4173), process.env.DIST);
  process.stdout.write(`${address}\n`);
}
