// Writes .br and .gz twins beside what a browser downloads, so that the server never compresses on the fly.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = process.argv[2] ?? new URL('../dist/', import.meta.url).pathname;
const entries = await readdir(dist, { recursive: true });
for (const entry of entries.filter((name) => /\.(js|css|html|svg|json)$/.test(name))) {
  const path = join(dist, entry);
  const bytes = await readFile(path);
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  // The best quality takes half a minute for the text recogniser's core.
  const quality = bytes.length < 1024 ** 2 ? constants.BROTLI_MAX_QUALITY : 7;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, options));
}
