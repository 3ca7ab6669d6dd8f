import { expect, test } from './support/app';

const headers = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
};
const fresh = 'no-cache';
const forever = 'public, max-age=31536000, immutable';

test('every kind of answer carries the security headers and its cache rule', async ({
  request,
}) => {
  const page = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? '';
  const expected: Record<string, string> = {
    '/': fresh,
    '/login': fresh,
    '/hr/performance?month=may': fresh,
    '/favicon.svg': fresh,
    [script]: forever,
    [style]: forever,
  };
  for (const [path, cache] of Object.entries(expected)) {
    const response = await request.get(path);
    expect({ path, status: response.status(), headers: response.headers() }).toEqual({
      path,
      status: 200,
      headers: expect.objectContaining({ ...headers, 'cache-control': cache }),
    });
  }
});

test('a missing asset is not answered with the page, nor is anything outside dist', async ({
  request,
}) => {
  for (const path of [
    '/assets/missing-00000000.js',
    '/.vite/manifest.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ]) {
    const response = await request.get(path);
    const leak = /"(dependencies|dynamicImports|isEntry)"/.test(await response.text());
    expect({ path, leak }).toEqual({ path, leak: false });
  }
  expect((await request.get('/assets/missing-00000000.js')).status()).toBe(404);
});

test('scripts travel compressed, and only as what they are', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get(script, { headers: { 'accept-encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(response.headers()['content-type']).toBe('text/javascript');
  }
});

test('the page runs nothing that its headers forbid and asks no other host', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
  });
  for (const path of ['/', '/login', '/saas', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(elsewhere).toEqual([]);
});
