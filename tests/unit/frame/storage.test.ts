import { keptIn } from '@/data/storage';
import { expect, test } from 'vitest';

/** A browser's storage that can be blocked or full. */
function storageOf(held: Record<string, string>) {
  const texts = new Map(Object.entries(held));
  let state: 'open' | 'full' | 'blocked' = 'open';
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state === 'full') throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, value);
    },
    removeItem: (key: string) => texts.delete(key),
  } as unknown as Storage;
  const kept = keptIn(() => {
    if (state === 'blocked') throw new DOMException('blocked', 'SecurityError');
    return storage;
  });
  return {
    kept,
    becomes: (next: typeof state) => {
      state = next;
    },
    held: () => Object.fromEntries(texts),
    texts,
  };
}

test('what the browser takes is in the browser alone', () => {
  const { kept, held } = storageOf({ other: 'theirs' });
  expect([kept.get('user'), kept.isLasting()]).toEqual([null, true]);
  kept.set('user', 'Nadia');
  expect([kept.get('user'), held()]).toEqual(['Nadia', { other: 'theirs', user: 'Nadia' }]);
  kept.remove('user');
  expect([kept.get('user'), held()]).toEqual([null, { other: 'theirs' }]);
});

test('where storage is blocked, memory keeps and forgets', () => {
  const { kept, becomes } = storageOf({ user: 'Lina' });
  becomes('blocked');
  expect([kept.get('user'), kept.isLasting()]).toEqual([null, false]);
  kept.set('user', 'Nadia');
  expect(kept.get('user')).toBe('Nadia');
  kept.remove('user');
  expect(kept.get('user')).toBeNull();
});

test('what a full storage does not take replaces what it held', () => {
  const { kept, becomes, held } = storageOf({ user: 'Lina' });
  becomes('full');
  expect(kept.isLasting()).toBe(false);
  kept.set('user', 'Nadia');
  expect([kept.get('user'), held()]).toEqual(['Nadia', {}]);
});

test('what another tab writes later wins over memory, also when it is gone again', () => {
  const { kept, becomes, texts } = storageOf({});
  becomes('full');
  kept.set('user', 'Nadia');
  texts.set('user', 'Lina');
  expect(kept.get('user')).toBe('Lina');
  texts.delete('user');
  expect(kept.get('user')).toBeNull();
});
