import { targetLabel, targetsOf } from '@/machines/candidate/targets';
import { expect, test } from 'vitest';
import { frontend } from '../../fixtures/candidate';

test('a target is read as its title, a listing with its mark and its place', () => {
  expect([
    targetLabel({ title: 'Nurse', listingId: null, place: 'Oran' }),
    targetLabel({ title: 'Nurse', listingId: 'job-1' }),
    targetLabel({ title: 'Nurse', listingId: 'job-1', place: 'Oran' }),
  ]).toEqual(['Nurse', 'Nurse (job listing)', 'Nurse, Oran (job listing)']);
});

const at = (title: string, day: number) => ({
  target: { ...frontend, title },
  at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
});

test('targets stand once each, the last measured first, and by key where that was at once', () => {
  const keys = (...scores: ReturnType<typeof at>[]) =>
    targetsOf(scores).map(({ key, label }) => `${key}: ${label}`);
  const [nurse, cook, baker] = [at('Nurse', 3), at('Cook', 5), at('Baker', 3)];
  const expected = ['title cook: Cook', 'title baker: Baker', 'title nurse: NURSE'];
  expect(keys(at('NURSE', 3), at('Cook', 1), cook, at('Nurse', 2), baker)).toEqual(expected);
  expect(keys(baker, cook, at('Nurse', 2), at('NURSE', 3), at('Cook', 1))).toEqual(expected);
  expect(keys(nurse, at('NURSE', 3))).toEqual(['title nurse: Nurse']);
});
