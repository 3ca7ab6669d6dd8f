import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the project, by its path from the root. */
export interface Source {
  path: string;
  source: string;
}

/** Every TypeScript file of those folders. */
export async function sourcesIn(...folders: string[]): Promise<Source[]> {
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  const paths = names.flat().filter((path) => /\.tsx?$/.test(path));
  return Promise.all(paths.map(async (path) => ({ path, source: await readFile(path, 'utf8') })));
}
