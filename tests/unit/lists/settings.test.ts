import { expect, test } from 'vitest';
import { listSettingsOf } from '@/data/schemas/list-settings';

const view = { name: 'Oran', search: { location: 'Oran', years: 3 } };
const kept = {
  keys: 'off',
  density: 'compact',
  lists: { candidates: { hidden: ['Location'], views: [view] } },
};
const none = { keys: 'on', density: 'normal', lists: {} };

test.each([
  ['what was kept', JSON.stringify(kept), kept],
  ['nothing kept', null, none],
  ['no JSON', '{', none],
  ['a list', '[]', none],
  ['null', 'null', none],
  ['unknown words', '{"density":"tiny","keys":1}', none],
  [
    'a malformed list and views',
    JSON.stringify({
      lists: {
        a: 1,
        b: { hidden: [1, 'Age'], views: [view, { name: 2 }, { name: 'x', search: [] }] },
      },
    }),
    {
      keys: 'on',
      density: 'normal',
      lists: { a: { hidden: [], views: [] }, b: { hidden: ['Age'], views: [view] } },
    },
  ],
])('settings of lists are read from %s', (_, stored, settings) => {
  expect(listSettingsOf(stored)).toEqual(settings);
});
