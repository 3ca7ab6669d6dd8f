// Finds what a screen's first visit loads. Plain JavaScript, since `npm run serve` runs it as it is.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const route = /^src\/routes\/(?:(_\w+)\/)?([\w.-]+)\.tsx\?/;

/**
 * What a route's file is named after: its path, with points for slashes.
 * @param {string} name without its ending, such as 'hr.index'.
 * @returns {string} such as '/hr'.
 */
export const pathOf = (name) => `/${name.replace(/\.?index$/, '').replaceAll('.', '/')}`;

/**
 * The code of each screen, by its path, read from the build's manifest: the screen's files with all that they import,
 * and, where one has to sign in, what every signed-in person's screen runs on. What the page itself names is left out.
 * A build without a manifest names nothing.
 * @param {string} folder of the build.
 * @param {boolean} hasServer whether an API answers beside the page.
 * @returns {Map<string, string[]>} such as '/hr' to ['assets/world-1a2b.js', ...].
 */
export function preloadsOf(folder, hasServer) {
  const kept = join(folder, '.vite/manifest.json');
  if (!existsSync(kept)) return new Map();
  const manifest = JSON.parse(readFileSync(kept, 'utf8'));
  const chunks = Object.entries(manifest);
  const reach = (key, reached) => {
    if (reached.has(key)) return reached;
    reached.add(key);
    for (const imported of manifest[key]?.imports ?? []) reach(imported, reached);
    return reached;
  };
  const filesOf = (keys) => {
    const reached = keys.reduce((all, key) => reach(key, all), new Set());
    return [...reached].flatMap((key) => manifest[key]?.file ?? []);
  };
  const named = (...names) =>
    chunks.filter(([, { name }]) => names.includes(name)).map(([key]) => key);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const live = 'src/data/live/open.ts';
  const everyScreen = [
    ...named('world', 'signed-in'),
    ...(hasServer && manifest[live] ? [live] : []),
  ];
  return new Map(
    chunks.flatMap(([key]) => {
      const [, role, name] = route.exec(key) ?? [];
      if (name === undefined) return [];
      const files = filesOf([...(role === undefined ? [] : everyScreen), key]);
      return [[pathOf(name), files.filter((file) => !html.includes(file))]];
    }),
  );
}

/**
 * What is drawn of each screen before its code has come, by its path, as HTML. A build without them draws nothing.
 * @param {string} folder of the build.
 * @returns {Map<string, string>}
 */
export function firstFramesOf(folder) {
  const kept = join(folder, '.vite/first-frames.json');
  return new Map(existsSync(kept) ? Object.entries(JSON.parse(readFileSync(kept, 'utf8'))) : []);
}
