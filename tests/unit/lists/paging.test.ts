import { firstRows, pageOf } from '@/intelligence/lists/paging';
import { describe, expect, test } from 'vitest';

const letters = 'abcdefg'.split('');

describe('a page of a list', () => {
  test('holds so many, the last what is left', () => {
    expect(pageOf(letters, 9, { size: 5 })).toEqual({
      rows: ['a', 'b', 'c', 'd', 'e'],
      found: 7,
      total: 9,
      page: 1,
      pages: 2,
    });
    expect(pageOf(letters, 9, { size: 5, page: 2 })).toEqual({
      rows: ['f', 'g'],
      found: 7,
      total: 9,
      page: 2,
      pages: 2,
    });
    expect(pageOf(letters.slice(0, 5), 5, { size: 5 }).pages).toBe(1);
  });

  test('beyond the last is the last, and an empty list has one', () => {
    expect(pageOf(letters, 7, { size: 5, page: 99 }).rows).toEqual(['f', 'g']);
    expect(pageOf([], 0, { size: 5, page: 3 })).toEqual({
      rows: [],
      found: 0,
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  test('holds everything where no page is asked for', () => {
    expect(pageOf(letters, 7)).toEqual({ rows: letters, found: 7, total: 7, page: 1, pages: 1 });
    expect(pageOf([], 0).pages).toBe(1);
  });
});

test('a list without page numbers begins with two hundred rows, or as many as the URL says', () => {
  expect([firstRows({}), firstRows({ rows: 400 })]).toEqual([{ size: 200 }, { size: 400 }]);
});
