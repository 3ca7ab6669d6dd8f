import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readRegistry } from './registry';
import { subjectsOf } from './subjects';

const browser = new URL('../browser/', import.meta.url);

test('a browser spec walks every lifecycle', async () => {
  const { machineFiles, modelFiles } = await readRegistry();
  const lives = subjectsOf(machineFiles, modelFiles)
    .flatMap(({ models }) => models)
    .filter(({ kind }) => kind === 'lifecycle')
    .map(({ name }) => name);
  const specs = (await readdir(browser)).filter((name) => name.endsWith('.spec.ts'));
  const texts = await Promise.all(specs.map((name) => readFile(new URL(name, browser), 'utf8')));
  const unwalked = lives.filter(
    (name) => !new RegExp(`walkLifecycleInBrowser\\(\\s*${name}\\b`).test(texts.join('\n')),
  );
  expect(lives.length).toBeGreaterThan(0);
  expect(unwalked).toEqual([]);
});
