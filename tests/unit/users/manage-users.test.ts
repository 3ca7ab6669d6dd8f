import { userListSearch } from '@/data/schemas/search';
import { describe, expect, test } from 'vitest';

describe('the list of users in the URL', () => {
  test('is read whole', () => {
    const search = {
      q: 'lina',
      role: 'team-manager',
      created: '2026-02',
      sort: 'hireDate',
      order: 'desc',
      page: 3,
      user: 'u-05',
      dialog: 'add',
    };
    expect(userListSearch(search)).toStrictEqual(search);
  });

  test('falls back where it is malformed', () => {
    expect(
      userListSearch({
        q: ['x'],
        role: { a: 1 },
        created: '2026-02-01',
        sort: [],
        order: 'up',
        page: 0,
        user: {},
        dialog: 'remove',
      }),
    ).toStrictEqual({
      q: undefined,
      role: undefined,
      created: undefined,
      sort: undefined,
      order: undefined,
      page: undefined,
      user: undefined,
      dialog: undefined,
    });
  });
});
