// Serves dist/ as a host would: precompressed files, immutable ones where the name has a hash, index.html for the
// app's paths, and headers that keep other sites' scripts and frames out.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const headers = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
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

const toRead = ['GET', 'HEAD'];

/**
 * Serves the built app.
 * @param {number} port TCP port; 0 for any that is free.
 * @param {object} [at]
 * @param {string} [at.host] the address that it listens on; others than this machine's reach it elsewhere only.
 * @param {string} [at.folder] what `npm run build` wrote.
 * @returns {Promise<{ address: string, close: () => void }>} once it answers; rejects with a sentence where
 *   it cannot listen or has nothing to serve.
 */
export async function serveApp(
  port,
  { host = '127.0.0.1', folder = new URL('../dist', import.meta.url).pathname } = {},
) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is nothing to serve in ${folder}. Build it first: npm run build`);
  const serve = sirv(folder, options);
  const server = createServer((request, response) => {
    const refuse = (status, text, more) => {
      response.writeHead(status, { ...headers, ...more });
      response.end(text);
    };
    if (toRead.includes(request.method)) serve(request, response, () => refuse(404, 'Not found'));
    else refuse(405, 'Method not allowed', { Allow: toRead.join(', ') });
  });
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(whyNot(error, port), { cause: error })));
    server.listen(port, host, resolve);
  });
  const name = { '127.0.0.1': 'localhost', '::1': 'localhost' }[host] ?? host;
  return {
    address: `http://${name.includes(':') ? `[${name}]` : name}:${server.address().port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const whyNot = (error, port) =>
  error.code === 'EADDRINUSE'
    ? `Port ${port} is taken. Stop what uses it, or choose another, such as PORT=4174.`
    : error.message;

/**
 * Serves the built app, configured by PORT, HOST and DIST in the environment, until SIGINT or SIGTERM, which end
 * the process with 0. Where it cannot, it prints why in one line and ends the process with 1.
 * @returns {Promise<string>} the address.
 */
export async function serveUntilEnded() {
  const { PORT = '4173', HOST: host, DIST: folder } = process.env;
  let server;
  try {
    server = await serveApp(Number(PORT), { host, folder });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, server.close);
  return server.address;
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.log(await serveUntilEnded());
