import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { pathOf } from '../server/preloads.mjs';
import { FirstFrame } from '../src/views/frame/FirstFrame';

const routes = 'src/routes';
const behindSignIn = /^_\w+[/\\][^/\\]+\.tsx$/;
const saidTitle = /staticData: \{ title: '([^']+)' \}/;

/** Draws the first frame of every signed-in person's screen, by its path, for the server to write into the page. */
export const firstFrames = (): Plugin => ({
  name: 'first-frames',
  apply: 'build',
  generateBundle() {
    const files = readdirSync(routes, { encoding: 'utf8', recursive: true });
    const frames = files.flatMap((file) => {
      if (!behindSignIn.test(file)) return [];
      const [, title] = saidTitle.exec(readFileSync(`${routes}/${file}`, 'utf8')) ?? [];
      if (title === undefined) return this.error(`${file} says no title.`);
      const frame = renderToStaticMarkup(createElement(FirstFrame, { title }));
      return [[pathOf(basename(file, '.tsx')), frame]];
    });
    const source = JSON.stringify(Object.fromEntries(frames));
    this.emitFile({ type: 'asset', fileName: '.vite/first-frames.json', source });
  },
});
