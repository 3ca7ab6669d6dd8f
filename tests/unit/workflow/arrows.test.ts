import { arrowsOf } from '@/machines/workflow/chart-in-words';
import { expect, test } from 'vitest';

const way = (source: string | null, target: string | null, label: string) => ({
  source,
  target,
  label,
});

test('one arrow stands for all ways between two states; one without a target leads back', () => {
  const [begin, note, again, never, end] = [
    way('a', 'b', 'Begin'),
    way('a', null, 'Note'),
    way('a', 'b', 'Begin again'),
    way(null, null, 'Never'),
    way('b', 'a', 'End'),
  ];
  expect(arrowsOf([begin, note, again, never, end])).toEqual([
    { source: 'a', target: 'b', ways: [begin, again] },
    { source: 'a', target: 'a', ways: [note] },
    { source: 'b', target: 'a', ways: [end] },
  ]);
});
