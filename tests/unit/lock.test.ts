import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

interface Locked {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  link?: boolean;
}

const read = async <T>(name: string) =>
  JSON.parse(await readFile(new URL(`../../${name}`, import.meta.url), 'utf8')) as T;

const { packages } = await read<{ packages: Record<string, Locked> }>('package-lock.json');

/** Where Node would find a package from another one's folder: beside it, or in a folder above. */
function placeOf(name: string, from: string): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (place in packages) return place;
  if (from === '') return undefined;
  return placeOf(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)));
}

// A release whose platforms are not all there yet must wait: `npm ci` refuses a lock that lacks one.
test('the lock holds the packages of every platform', () => {
  const optional = Object.entries(packages).flatMap(([from, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).map((name) => [from, name] as const),
  );
  expect(optional.length).toBeGreaterThan(100);
  expect(optional.filter(([from, name]) => placeOf(name, from) === undefined)).toEqual([]);
});

test('the lock is of package.json, and names no registry', async () => {
  const { dependencies, devDependencies } = await read<Locked>('package.json');
  expect(packages['']).toMatchObject({ dependencies, devDependencies });
  const named = Object.values(packages).filter(
    ({ link, resolved }) => resolved !== undefined && !link,
  );
  expect(named).toEqual([]);
});
