import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const UNDERSTANDING = join(import.meta.dirname, '../src/understanding');

/** The rooms, each of which may know those before it: from what a line is to what a resume says. */
const ROOMS = [
  'text',
  'lexicon',
  'vocabulary',
  'dates',
  'contact',
  'page',
  'sections',
  'languages',
  'studies',
  'places',
  'names',
  'work',
  'certificates',
  'skills',
  '.',
];

/** From which room to which the files import against that order. */
function importsUpwards(): string[] {
  const files = readdirSync(UNDERSTANDING, { recursive: true, encoding: 'utf8' });
  const upwards = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(UNDERSTANDING, file), 'utf8');
      const own = dirname(file);
      return Array.from(source.matchAll(/ from '(\.[^']+)'/gu), ([, path = '']) => {
        const other = dirname(relative(UNDERSTANDING, join(UNDERSTANDING, own, path)));
        return ROOMS.indexOf(other) > ROOMS.indexOf(own) ? `${own} > ${other}` : '';
      });
    });
  return [...new Set(upwards)].filter((each) => each !== '').toSorted();
}

test('each room knows only those before it, but for headings of what is named in them', () => {
  expect(importsUpwards()).toEqual(['sections > certificates', 'sections > studies']);
});

test('each room is in the order', () => {
  const rooms = readdirSync(UNDERSTANDING, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(rooms.toSorted()).toEqual(ROOMS.filter((room) => room !== '.').toSorted());
});
