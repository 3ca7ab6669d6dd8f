// Answers requests for the page. Plain JavaScript, since `npm run serve` runs it as it is.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { firstFramesOf, preloadsOf } from './preloads.mjs';

const headers = {
  'Content-Security-Policy': [
    "default-src 'self'",
    // The text recogniser is WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
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
const toRead = ['GET', 'HEAD'];

/** What tells the page that a server is there; without it the page is the demo alone. */
const serverIsThere = '<meta name="masar-server" content="there" />';

/** Whether a path is one of the app's, and not a file of the build. */
const isScreen = (path) => !hashed.test(path) && !/\.\w+$/.test(path);

/**
 * Serves what `npm run build` wrote: precompressed files, immutable ones where the name has a hash, index.html for
 * the app's paths, and headers that keep other sites' scripts and frames out.
 * @param {string} folder
 * @param {object} [options]
 * @param {boolean} [options.hasServer] whether an API answers beside the page.
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 * @throws where there is nothing to serve.
 */
export function pageListener(folder, { hasServer = false } = {}) {
  const index = join(folder, 'index.html');
  if (!existsSync(index))
    throw new Error(`There is nothing to serve in ${folder}. Build it first: npm run build`);
  const html = readFileSync(index, 'utf8');
  const preloads = preloadsOf(folder, hasServer);
  const firstFrames = firstFramesOf(folder);
  /**
   * The page as it is sent for a screen: with what says that a server is there, the code of the screen, and its first
   * frame. A record that the address names has another title.
   */
  const pageOf = (path, asked) => {
    const links = (preloads.get(path) ?? []).map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
    );
    const added = [...(hasServer ? [serverIsThere] : []), ...links].join('');
    const frame = asked === '' ? (firstFrames.get(path) ?? '') : '';
    return Buffer.from(
      html.replace('</head>', `${added}</head>`).replace('<body>', `<body>${frame}`),
    );
  };
  const serve = sirv(folder, {
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
  });
  return (request, response) => {
    const refuse = (status, text, more) => {
      response.writeHead(status, { ...headers, ...more });
      response.end(text);
    };
    const [path, asked = ''] = (request.url ?? '/').split('?', 2);
    if (!toRead.includes(request.method ?? ''))
      refuse(405, 'Method not allowed', { Allow: toRead.join(', ') });
    else if (isScreen(path) || path === '/index.html') {
      const page = pageOf(path, asked);
      response.writeHead(200, {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': page.length,
        'Cache-Control': 'no-cache',
      });
      response.end(request.method === 'HEAD' ? undefined : page);
    } else {
      // A file may be gone since sirv listed it, when the app is built again.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
      serve(request, response, () => refuse(404, 'Not found'));
    }
  };
}

/**
 * Why a server cannot listen, in one line.
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
export const whyNot = (error, port) =>
  error.code === 'EADDRINUSE'
    ? `Port ${port} is taken. Stop what uses it, or choose another, such as PORT=4174.`
    : error.message;

/**
 * The address to open in a browser.
 * @param {string} host
 * @param {number} port
 */
export function addressAt(host, port) {
  const name = { '127.0.0.1': 'localhost', '::1': 'localhost' }[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
