import type { TeamMember } from '@/data/schemas/team';
import { orderMembers } from '@/intelligence/lists/members';
import { expect, test } from 'vitest';

const member = (id: string, completionRate: number | null): TeamMember => ({
  id,
  name: id,
  position: '',
  totalTasks: 0,
  completedTasks: 0,
  completionRate,
  averageScore: null,
  tasks: [],
});

test('members stand as given until sorted; those without a figure come last both ways', () => {
  const team = [member('b', 50), member('c', null), member('a', 100)];
  const ordered = (search: Parameters<typeof orderMembers>[1]) =>
    orderMembers(team, search).map(({ id }) => id);
  expect(ordered({})).toEqual(['b', 'c', 'a']);
  expect(ordered({ sort: 'nonsense' })).toEqual(['b', 'c', 'a']);
  expect(ordered({ sort: 'name' })).toEqual(['a', 'b', 'c']);
  expect(ordered({ sort: 'rate' })).toEqual(['a', 'b', 'c']);
  expect(ordered({ sort: 'rate', order: 'asc' })).toEqual(['b', 'a', 'c']);
});
