import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The models of the text recogniser, which are served as they are. */
const models = ['ara', 'eng', 'fra'].map((language) => `@tesseract.js-data/${language}`);

/** Other people's work in a shipped package that the package's own licence file does not name. */
const within: Record<string, string> = {
  unpdf: 'It holds PDF.js, © Mozilla Foundation, under the Apache License 2.0.',
  ...Object.fromEntries(
    models.map((model) => [
      model,
      'It holds a model of Tesseract OCR (tessdata_best), © Google, under the Apache License 2.0.',
    ]),
  ),
};

/** Data of others that our own files are derived from, by the file. */
const derived: Record<string, string> = {
  'packages/resume/src/ranking/occupations.json': [
    'ESCO, the European classification of skills, competences, qualifications and occupations, version 1.0',
    'https://esco.ec.europa.eu',
    'This service uses the ESCO classification of the European Commission. © European Union. The names of occupations were shortened and put into another form.',
  ].join('\n\n'),
};

interface Manifest {
  name: string;
  version: string;
  license: string;
  homepage?: string;
}

/** The folder of a module's package, or null where the module is ours. */
const packageOf = (module: string): string | null =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? null;

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function noticeOf(folder: string): string {
  const { name, version, license, homepage } = readManifest(folder);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version}, ${license}`, homepage, within[name], ...texts]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

/**
 * Writes NOTICES.txt into a build: every package, font and set of data that it ships, with its licence. Workers are built
 * apart from the page, so one collection serves both: `inWorker` collects, `inPage` collects and writes.
 */
export function notices(): { inPage: () => Plugin; inWorker: () => Plugin } {
  const served = ['tesseract.js-core', ...models].map((name) => `node_modules/${name}`);
  const folders = new Set(
    served.map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url))),
  );
  const data = new Set<string>();
  const watch = (module: string) => {
    const folder = packageOf(module);
    if (folder !== null) folders.add(folder);
    const file = Object.keys(derived).find((path) => module.endsWith(path));
    if (file !== undefined) data.add(derived[file] ?? '');
  };
  const inWorker = (): Plugin => ({
    name: 'notices-of-worker',
    apply: 'build',
    moduleParsed: ({ id }) => watch(id),
  });
  const inPage = (): Plugin => ({
    ...inWorker(),
    name: 'notices',
    generateBundle() {
      const all = [...[...folders].toSorted().map(noticeOf), ...data];
      const source = `Masar ships the work of others. Each is named here with its licence.\n\n${all.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
      this.emitFile({ type: 'asset', fileName: 'NOTICES.txt', source });
    },
  });
  return { inPage, inWorker };
}
