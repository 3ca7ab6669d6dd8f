import { messageOf } from '@/machines/failure';
import { expect, test } from 'vitest';

const notLoaded =
  'A part of the app could not be loaded. Please check your connection and try again.';

test.each([
  [new Error('Title is required'), 'Title is required'],
  ['out of time', 'out of time'],
  [new TypeError('Failed to fetch dynamically imported module: http://a/b.js'), notLoaded],
  [new TypeError('error loading dynamically imported module: http://a/b.js'), notLoaded],
  [new TypeError('Importing a module script failed.'), notLoaded],
])('%s is said as: %s', (error, message) => {
  expect(messageOf(error)).toBe(message);
});
