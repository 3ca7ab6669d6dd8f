import { userListSearch } from '@/data/schemas/search';
import { manageUsersAt, usersPlaceAfter } from '@/machines/user/manage-users.machine';
import { describe, expect, test } from 'vitest';

const ids = ['a', 'b'];
const at = (search: Parameters<typeof manageUsersAt>[0]) => manageUsersAt(search, ids);
const list = { dialog: undefined, user: undefined };

describe('the modals of Manage Users in the URL', () => {
  test.each([
    [{}, 'list', null],
    [{ dialog: 'add' }, { adding: 'writing' }, null],
    [{ user: 'a' }, 'showingDetails', 'a'],
    [{ user: 'nobody' }, 'list', null],
    [{ dialog: 'add', user: 'a' }, { adding: 'writing' }, null],
  ] as const)('%o', (search, value, shown) => {
    const place = manageUsersAt(search, ids);
    expect([place.value, place.context]).toEqual([value, { shown, draft: null, failure: null }]);
  });

  test('follow what a person does', () => {
    const close = { type: 'dialog.close' } as const;
    expect(usersPlaceAfter(at({}), { type: 'user.add' })).toEqual({ ...list, dialog: 'add' });
    expect(usersPlaceAfter(at({}), { type: 'user.details', id: 'b' })).toEqual({
      ...list,
      user: 'b',
    });
    expect(usersPlaceAfter(at({ user: 'a' }), close)).toEqual(list);
    expect(usersPlaceAfter(at({ dialog: 'add' }), close)).toEqual(list);
  });
});

describe('the list of users in the URL', () => {
  test('is read whole', () => {
    const search = {
      q: 'lina',
      role: 'team-manager',
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
        sort: [],
        order: 'up',
        page: 0,
        user: {},
        dialog: 'remove',
      }),
    ).toStrictEqual({
      q: undefined,
      role: undefined,
      sort: undefined,
      order: undefined,
      page: undefined,
      user: undefined,
      dialog: undefined,
    });
  });
});
