import { bring } from '@/data/part';
import { messageOf } from '@/machines/failure';
import { expect, test } from 'vitest';

const notLoaded =
  'A part of the app could not be loaded. Please check your connection and try again.';

test.each([
  [new Error('Title is required'), 'Title is required'],
  ['out of time', 'out of time'],
])('%s is said as: %s', (error, message) => {
  expect(messageOf(error)).toBe(message);
});

test.each([
  [new TypeError('Failed to fetch dynamically imported module: http://a/b.js'), notLoaded],
  [new TypeError('error loading dynamically imported module: http://a/b.js'), notLoaded],
  [new TypeError('Importing a module script failed.'), notLoaded],
  [new Error('Unexpected token'), 'Unexpected token'],
])('a part that fails with %s is said as: %s', async (error, message) => {
  const failing = async () => {
    throw error;
  };
  await expect(bring(failing)).rejects.toThrow(new Error(message));
});

test('a part that arrives is handed on', async () => {
  expect(await bring(async () => 7)).toBe(7);
});
