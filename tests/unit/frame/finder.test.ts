import { roles } from '@/data/schemas/role';
import type { Found } from '@/machines/finder/finder.machine';
import { resultsOf } from '@/views/finder/results';
import { navigation } from '@/views/navigation/navigation';
import { expect, test } from 'vitest';

const labels = (
  ...[role, text, found = [], isAnswer = true]: Partial<Parameters<typeof resultsOf>>
) =>
  resultsOf(role ?? 'hr', text ?? '', found, isAnswer).map(({ value, items }) => [
    value,
    ...items.map(({ label }) => label),
  ]);

test.each(roles)('the first four letters of some word lead %s to each screen', (role) => {
  const { main, more } = navigation[role];
  const firstFor = (text: string) => resultsOf(role, text, [], true)[0]?.items[0]?.label;
  const hidden = [...main, ...more]
    .map(({ label }) => label)
    .filter((label) => !label.split(' ').some((word) => firstFor(word.slice(0, 4)) === label));
  expect(hidden).toEqual([]);
});

test('words count in any order, whatever their capitals and accents', () => {
  expect(labels('hr', 'RÍSK resig')).toEqual([['Screens', 'Resignation Risk']]);
  expect(labels('sys', 'cli')).toEqual([
    ['Screens', 'Clients'],
    ['Actions', 'Add Client'],
  ]);
});

test('until the answer is there, what was found before narrows by name, and the best fit is first', () => {
  const found: Found[] = [
    { kind: 'candidate', id: '1', name: 'Lamia Saadi', note: 'Analyst' },
    { kind: 'candidate', id: '2', name: 'Amina Bouzid', note: 'Developer' },
    { kind: 'task', id: '3', name: 'Write to Yanis', note: 'Amina Bouzid' },
  ];
  expect(labels('hr', 'ami', found)).toEqual([
    ['Candidates', 'Amina Bouzid', 'Lamia Saadi'],
    ['Tasks', 'Write to Yanis'],
  ]);
  expect(labels('hr', 'amin', found, false)).toEqual([['Candidates', 'Amina Bouzid']]);
  expect(resultsOf('hr', 'saadi', found.slice(0, 1), true)[0]?.items[0]).toEqual({
    id: 'candidate 1',
    label: 'Lamia Saadi',
    note: 'Analyst',
    link: { to: '/hr/candidates', search: { candidate: '1' } },
  });
});
