import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = new URL('../../', import.meta.url).pathname;

/** A file for each room that breaks every rule of the room, one a line, and what each line breaks. */
const planted: Record<string, [line: string, rule: keyof typeof codes | null][]> = {
  'src/data/schemas/planted.ts': [
    ["export * from '@masar/resume/schemas';", null],
    ["export * from '@masar/resume';", 'imports'],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '@/machines/step';", 'imports'],
    ["export * from '@/step';", 'imports'],
    ["export * from '../port/workspace';", 'imports'],
    ["export * from 'react';", 'imports'],
    ["export * from 'xstate';", 'imports'],
    ["export * from '@xstate/react';", 'imports'],
    ["export * from '@tanstack/react-router';", 'imports'],
    ['export const now = Date.now();', 'globals'],
    ["export const stored = localStorage.getItem('user');", 'globals'],
    ["export * from 'zod/mini';", null],
    ["export * from './role';", null],
  ],
  'server/room/planted.ts': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '@/data/demo';", 'imports'],
    ["export * from '@/data/reading/on-device';", 'imports'],
    ["export * from '@/actors/session';", 'imports'],
    ["export * from '@/views/navigation/navigation';", 'imports'],
    ["export * from '@/routes/__root';", 'imports'],
    ["export * from '@/app/guard';", 'imports'],
    ["export * from 'react';", 'imports'],
    ["export * from '@xstate/react';", 'imports'],
    ["export * from '@tanstack/react-query';", 'imports'],
    ["export * from '@/data/port/workspace';", null],
    ["export * from '@/data/authority';", null],
    ["export * from '@/machines/step';", null],
    ["export * from '@/intelligence/numbers';", null],
  ],
  'src/machines/room/planted.ts': [
    ["export * from '@masar/resume/facts';", null],
    ["export * from '@masar/resume/text';", 'imports'],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '../../../server/database/open';", 'imports'],
    ["export * from '@/actors/session';", 'imports'],
    ["export * from '@/intelligence/numbers';", 'imports'],
    ["export * from '@/data/port/workspace';", 'imports'],
    ["export * from '../../data/demo/timings';", 'imports'],
    ["export * from '@/data/reading/on-device';", 'imports'],
    ["export * from '@/views/navigation/navigation';", 'imports'],
    ["export * from '@/routes/__root';", 'imports'],
    ["export * from '@/app/guard';", 'imports'],
    ["export * from 'react';", 'imports'],
    ["export * from 'react-dom';", 'imports'],
    ["export * from 'react-dom/client';", 'imports'],
    ["export * from '@/data/demo';", 'imports'],
    ['export const since = performance.now();', 'globals'],
    ["export type { ActorRefFrom } from '@xstate/react';", 'imports'],
    ["export * from '@tanstack/react-query';", 'imports'],
    ['export const at = new Date();', 'globals'],
    ['export const page = document.body;', 'globals'],
    ['setTimeout(() => {}, 1);', 'globals'],
    ['export const id = crypto.randomUUID();', 'globals'],
    ['export const luck = Math.random();', 'properties'],
    ["export * from 'xstate';", null],
    ["export * from '@/data/schemas/role';", null],
    ["export * from '../step';", null],
    ['export const most = Math.max(1, 2);', null],
  ],
  'src/intelligence/room/planted.ts': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '@/actors/session';", 'imports'],
    ["export * from '@/data/demo';", 'imports'],
    ['export const since = performance.now();', 'globals'],
    ["export * from '@/data/port/workspace';", 'imports'],
    ["export * from '@/data/demo/timings';", 'imports'],
    ["export * from '@/data/reading/on-device';", 'imports'],
    ["export * from '@/views/navigation/navigation';", 'imports'],
    ["export * from '@/routes/__root';", 'imports'],
    ["export * from '@/app/guard';", 'imports'],
    ["export * from 'react';", 'imports'],
    ["export * from '@xstate/react';", 'imports'],
    ["export * from '@tanstack/react-table';", 'imports'],
    ["export const asked = fetch('/');", 'globals'],
    ['export const luck = Math.random();', 'properties'],
    ["export * from '@/machines/step';", null],
    ["export * from 'unpdf';", null],
  ],
  'src/data/port/workspace.ts': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '@/actors/session';", 'imports'],
    ["export * from '../demo';", 'imports'],
    ["export * from '../demo/world';", 'imports'],
    ["export * from '../authority/take';", 'imports'],
    ["export * from '../reading/on-device';", 'imports'],
    ["export * from '@/views/navigation/navigation';", 'imports'],
    ["export * from '../../routes/__root';", 'imports'],
    ["export * from '@/app/guard';", 'imports'],
    ["export * from 'react';", 'imports'],
    ["export * from '@tanstack/react-query';", 'imports'],
    ["export * from '../schemas/role';", null],
    ["export * from '@/machines/step';", null],
  ],
  'src/actors/planted.ts': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '@/data/demo';", 'imports'],
    ["export * from '../data/demo/world';", 'imports'],
    ["export * from '@/data/reading/on-device';", 'imports'],
    ["export * from '@/views/shared/download';", 'imports'],
    ["export const open = () => import('@/routes/login');", 'imports'],
    ["export * from '../app/guard';", 'imports'],
    ["export * from 'react';", 'imports'],
    ["export * from '@xstate/react';", 'imports'],
    ["export * from 'xstate';", null],
    ["export type { AnyRouter } from '@tanstack/react-router';", null],
    ["export * from '@/data/port/workspace';", null],
    ["export * from '@/machines/step';", null],
    ["export * from '@/intelligence/numbers';", null],
  ],
  'src/data/authority/planted.ts': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '../demo';", 'imports'],
    ["export * from '@/actors/session';", 'imports'],
    ["export * from '../demo/world';", 'imports'],
    ["export * from '../reading/on-device';", 'imports'],
    ["export * from '@/views/navigation/navigation';", 'imports'],
    ["export * from '@/routes/__root';", 'imports'],
    ["export * from '@/app/guard';", 'imports'],
    ["export * from 'react';", 'imports'],
    ["export * from '@xstate/react';", 'imports'],
    ["export * from '../port/workspace';", null],
    ["export * from '@/machines/step';", null],
    ["export * from '@/intelligence/numbers';", null],
  ],
  'src/data/page/planted.ts': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '../demo';", 'imports'],
    ["export * from '../authority/take';", 'imports'],
    ["export * from '../reading/on-device';", 'imports'],
    ["export * from '@/actors/session';", 'imports'],
    ["export * from '@/views/navigation/navigation';", 'imports'],
    ["export * from '@/routes/__root';", 'imports'],
    ["export * from '@/app/guard';", 'imports'],
    ["export * from 'react';", 'imports'],
    ["export * from '../port/answers';", null],
    ["export * from '../schemas/analysis';", null],
  ],
  'src/data/demo/planted.ts': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '@/actors/session';", 'imports'],
    ["export * from '@/views/navigation/navigation';", 'imports'],
    ["export * from '@/routes/__root';", 'imports'],
    ["export const open = () => import('@/app/session');", 'imports'],
    ["export * from 'react';", 'imports'],
    ["export * from '@xstate/react';", 'imports'],
    ["export * from '../port/workspace';", null],
    ["export * from '@/machines/step';", null],
    ["export * from '@/intelligence/numbers';", null],
  ],
  'src/data/reading/planted.ts': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '@/views/navigation/navigation';", 'imports'],
    ["export * from 'react-dropzone';", 'imports'],
    ["export * from '@masar/resume';", null],
  ],
  'src/files/planted.ts': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '@/data/port/workspace';", 'imports'],
    ["export * from '@/data/demo/world';", 'imports'],
    ["export * from '@/data/reading/on-device';", 'imports'],
    ["export * from '@/views/navigation/navigation';", 'imports'],
    ["export * from '@/routes/login';", 'imports'],
    ["export * from '@/app/guard';", 'imports'],
    ["export * from 'react';", 'imports'],
    ["export * from 'jspdf';", null],
    ["export * from '@/data/schemas/report';", null],
    ["export * from '@/intelligence/number-text';", null],
  ],
  'src/views/room/planted.tsx': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '@/data/demo';", 'imports'],
    ["export * from '@/data/demo/world';", 'imports'],
    ["export * from '../../data/reading/on-device';", 'imports'],
    ["export * from '@/routes/login';", 'imports'],
    ["export * from '@/app/guard';", 'imports'],
    ["export const later = () => import('@/data/demo/index');", 'imports'],
    ["export * from '@/data/port/workspace';", null],
    ["export * from '@/machines/step';", null],
    ["export * from 'react';", null],
    ["export { useMutation } from '@tanstack/react-query';", 'imports'],
    ["export { useSuspenseQuery } from '@tanstack/react-query';", null],
    ["export * from '@/actors/session';", null],
  ],
  'src/routes/planted.tsx': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '@/data/demo';", 'imports'],
    ["export * from '@/data/demo/world';", 'imports'],
    ["export * from '@/data/reading/on-device';", 'imports'],
    ["export * from '@/app/guard';", null],
    ["export * from '@/views/navigation/navigation';", null],
  ],
  'src/app/planted.ts': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", 'imports'],
    ["export * from '../../server/database/open';", 'imports'],
    ["export * from '@/data/demo';", 'imports'],
    ["export * from '@/data/demo/world';", 'imports'],
    ["export const read = () => import('../data/reading/on-device');", 'imports'],
    ["export * from '@/routeTree.gen';", null],
    ["export * from '@/data/port/workspace';", null],
  ],
  'packages/resume/src/room/planted.ts': [
    ["export * from '@/data/schemas/candidate';", 'imports'],
    ["export * from '../../../../src/machines/step';", 'imports'],
    ["export * from '../../fixtures/reading';", 'imports'],
    ["export * from '@masar/resume/schemas';", 'imports'],
    ["export * from 'react';", 'imports'],
    ["export * from 'xstate';", 'imports'],
    ["export * from 'unpdf';", null],
    ["export * from '../schemas/resume';", null],
  ],
  'packages/resume/src/understanding/room/planted.ts': [
    ['export const now = Date.now();', 'globals'],
    ['export const luck = Math.random();', 'properties'],
  ],
  'packages/resume/tests/room/planted.test.ts': [
    ["export * from '@/data/schemas/candidate';", 'imports'],
    ["export * from '../../../../tests/fixtures/candidate';", 'imports'],
    ["export * from '../../src/facts';", null],
  ],
  'tests/unit/planted.test.ts': [
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../packages/resume/src/facts';", 'imports'],
    ["export * from '@masar/resume/fixtures/reading';", null],
  ],
  'src/planted.ts': [
    ["export * from '@masar/resume/ranking';", null],
    ["export * from '@masar/resume/understanding/names/name';", 'imports'],
    ["export * from '../../../packages/resume/src/index';", 'imports'],
    ["export const open = () => import('@/data/demo');", null],
    ["export * from '@/data/reading/on-device';", null],
  ],
};

/** Files that import one another: by a type, and by the alias. The last one is in no circle. */
const circle = {
  'src/circle/one.ts': "import type { Two } from './two';\nexport type One = Two[];\n",
  'src/circle/two.ts': "import type { Three } from '@/circle/three';\nexport type Two = Three[];\n",
  'src/circle/three.ts': "import type { One } from './one';\nexport type Three = One[];\n",
  'src/circle/outside.ts': "export type { One } from './one';\n",
};

/** The most lines that a file of a room may have, by a file of that room. */
const lengths: Record<string, number> = {
  'src/machines/room/long.machine.ts': 199,
  'src/views/room/Long.tsx': 149,
  'src/routes/long.tsx': 40,
};

const fileOf = (lines: number) => `${'//\n'.repeat(lines - 1)}export const planted = 1;\n`;

const codes = {
  imports: 'eslint(no-restricted-imports)',
  globals: 'eslint(no-restricted-globals)',
  properties: 'eslint(no-restricted-properties)',
} as const;

interface Report {
  diagnostics: { filename: string; code: string; labels: { span: { line: number } }[] }[];
}

let room = '';

/** Lints the planted tree with the project's rules. Types play no part in them, and need packages installed. */
const lint = () =>
  new Promise<Report>((resolve, reject) => {
    const oxlint = join(project, 'node_modules/.bin/oxlint');
    execFile(
      oxlint,
      ['--format=json', 'src', 'server', 'packages', 'tests'],
      { cwd: room },
      (_, out, complaint) => {
        try {
          resolve(JSON.parse(out));
        } catch {
          reject(new Error(`oxlint: ${out}${complaint}`));
        }
      },
    );
  });

beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'boundaries-'));
  const config = JSON.parse(await readFile(join(project, '.oxlintrc.json'), 'utf8'));
  config.options.typeAware = false;
  await writeFile(join(room, '.oxlintrc.json'), JSON.stringify(config));
  for (const [path, lines] of Object.entries(planted)) {
    await mkdir(dirname(join(room, path)), { recursive: true });
    await writeFile(join(room, path), `${lines.map(([line]) => line).join('\n')}\n`);
  }
  await copyFile(join(project, 'tsconfig.json'), join(room, 'tsconfig.json'));
  await mkdir(join(room, 'src/circle'), { recursive: true });
  for (const [path, text] of Object.entries(circle)) await writeFile(join(room, path), text);
  for (const [path, most] of Object.entries(lengths)) {
    await writeFile(join(room, path), fileOf(most));
    await writeFile(join(room, path.replace('ong.', 'onger.')), fileOf(most + 1));
  }
});

afterAll(() => rm(room, { recursive: true }));

test('a machine, a view or a route that grows too long is reported', async () => {
  const { diagnostics } = await lint();
  const long = diagnostics.filter(({ filename }) => /onger?\./.test(filename));
  expect(long.map(({ filename, code }) => `${filename} ${code}`).toSorted()).toEqual(
    Object.keys(lengths)
      .map((path) => `${path.replace('ong.', 'onger.')} eslint(max-lines)`)
      .toSorted(),
  );
});

test('files that import one another are reported', async () => {
  const { diagnostics } = await lint();
  const found = diagnostics
    .filter(({ code }) => code === 'import(no-cycle)')
    .map(({ filename }) => filename);
  expect(found.toSorted()).toEqual([
    'src/circle/one.ts',
    'src/circle/three.ts',
    'src/circle/two.ts',
  ]);
});

test('every planted violation of a room is reported, and nothing that the room allows', async () => {
  const { diagnostics } = await lint();
  const reported = diagnostics
    .filter(({ filename }) => filename in planted)
    .map(({ filename, code, labels }) => `${filename}:${labels[0]?.span.line} ${code}`);
  const expected = Object.entries(planted).flatMap(([path, lines]) =>
    lines.flatMap(([, rule], index) =>
      rule === null ? [] : `${path}:${index + 1} ${codes[rule]}`,
    ),
  );
  expect(reported.toSorted()).toEqual(expected.toSorted());
});
