import { faultOf, wrongIn } from '@/machines/draft';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';

const draft = z.object({
  hours: z.number().check(z.minimum(1), z.maximum(24)),
  tags: z.optional(z.array(z.string())),
  day: z.optional(z.literal(['today', 'tomorrow'])),
  isLate: z.optional(z.boolean()),
  count: z.optional(z.int()),
  place: z.optional(z.object({ city: z.string() })),
  at: z.optional(z.date()),
});
const faultIn = (value: unknown) => {
  const { error } = draft.safeParse(value, { error: faultOf });
  return error && wrongIn(error);
};

test.each([
  [{}, { sentence: 'This is missing.', field: 'hours' }],
  [{ hours: 'two' }, { sentence: 'This must be a number.', field: 'hours' }],
  [{ hours: 0 }, { sentence: 'This is too little: 1 is the least.', field: 'hours' }],
  [{ hours: 25 }, { sentence: 'This is too much: 24 is the most.', field: 'hours' }],
  [
    { hours: 2, tags: 'a' },
    { sentence: 'This must be a list.', field: 'tags' },
  ],
  [
    { hours: 2, tags: ['a', 2] },
    { sentence: 'This must be a text.', field: 'tags.1' },
  ],
  [
    { hours: 2, day: 'now' },
    { sentence: 'This must be one of today, tomorrow.', field: 'day' },
  ],
  [
    { hours: 2, isLate: 1 },
    { sentence: 'This must be true or false.', field: 'isLate' },
  ],
  [
    { hours: 2, count: 1.5 },
    { sentence: 'This must be a whole number.', field: 'count' },
  ],
  [
    { hours: 2, place: 'Oran' },
    { sentence: 'This must be an object.', field: 'place' },
  ],
  [
    { hours: 2, at: 1 },
    { sentence: 'This is nothing that belongs here.', field: 'at' },
  ],
  ['two', { sentence: 'This must be an object.' }],
])('%j is refused with what it lacks', (value, wrong) => {
  expect(faultIn(value)).toEqual(wrong);
});

test('what fits is not refused, and a fault without words says something', () => {
  expect(faultIn({ hours: 24, tags: [], day: 'today' })).toBeUndefined();
  expect(wrongIn({ issues: [] } as never)).toEqual({ sentence: 'Something is missing.' });
});
