import { parsed } from '@/data/authority/draft';
import { bring } from '@/data/part';
import { Refusal } from '@/data/schemas/refusal';
import { missing, Refused } from '@/data/schemas/refused';
import { TeamTask } from '@/data/schemas/task';
import { failureOf, messageOf } from '@/machines/failure';
import { describe, expect, test } from 'vitest';

const partMissing: Refusal = {
  code: 'partMissing',
  sentence: 'A part of the app could not be loaded. Please check your connection and try again.',
};
const offline: Refusal = {
  code: 'offline',
  sentence: 'There is no connection. Please check it and try again.',
};
const unknown: Refusal = {
  code: 'unknown',
  sentence: 'Something went wrong. Please try again.',
};
const notYours: Refusal = { code: 'task.byAssignee', sentence: 'Only whoever it is assigned to.' };

const partsMissing = [
  new TypeError('Failed to fetch dynamically imported module: http://a/b.js'),
  new TypeError('error loading dynamically imported module: http://a/b.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError("'text/html' is not a valid JavaScript MIME type."),
];

describe('what is said of', () => {
  test.each<[unknown, Refusal]>([
    [new Refused(notYours), notYours],
    [notYours, notYours],
    ...partsMissing.map((error) => [error, partMissing] as [unknown, Refusal]),
    [new TypeError('Failed to fetch'), offline],
    [new TypeError('NetworkError when attempting to fetch resource.'), offline],
    [new TypeError('Load failed'), offline],
    [new TypeError('network error'), offline],
    [new Error('Failed to fetch'), unknown],
    [new TypeError('task is undefined'), unknown],
    [new DOMException('The operation was aborted.', 'AbortError'), unknown],
    ['out of memory', unknown],
    [{ code: 'ECONNRESET' }, unknown],
    [null, unknown],
    [undefined, unknown],
  ])('%s', (error, expected) => {
    expect({ failure: failureOf(error), message: messageOf(error) }).toEqual({
      failure: expected,
      message: expected.sentence,
    });
  });
});

describe('a refusal', () => {
  test('is data that travels, and an error whose message is its sentence', () => {
    const refused = missing('plan');
    expect(Refusal.parse(JSON.parse(JSON.stringify(refused.refusal)))).toEqual({
      code: 'missing',
      sentence: 'This plan does not exist.',
    });
    expect(refused.message).toBe('This plan does not exist.');
  });

  test.each([
    [notYours, true],
    [{ ...notYours, field: 'title' }, true],
    [{ ...notYours, code: 'gone' }, false],
    [{ code: 'missing' }, false],
  ])('%j: %s', (data, isOne) => {
    expect(Refusal.safeParse(data).success).toBe(isOne);
  });

  test.each([
    [{ title: '' }, { code: 'draft.invalid', sentence: 'Title is required', field: 'title' }],
    [
      { title: 'Tax' },
      { code: 'draft.invalid', sentence: 'Description is required', field: 'description' },
    ],
  ])('of the draft %j names its field', (draft, refusal) => {
    const complete = { description: '', deadline: '', assignees: [], ...draft };
    expect(() => parsed(TeamTask, complete)).toThrow(expect.objectContaining({ refusal }));
  });
});

describe('a part of the app', () => {
  test.each(partsMissing)('that fails with %s is refused in our words', async (error) => {
    const failing = async () => {
      throw error;
    };
    await expect(bring(failing)).rejects.toEqual(new Refused(partMissing, { cause: error }));
  });

  test('that fails by itself fails as it does', async () => {
    const error = new TypeError('Failed to fetch');
    await expect(bring(() => Promise.reject(error))).rejects.toBe(error);
  });

  test('that arrives is handed on', async () => {
    expect(await bring(async () => 7)).toBe(7);
  });
});
