import { createCache } from '@/app/cache';
import { candidatesQuery, theseAlone } from '@/views/candidates/queries';
import type { Candidate } from '@/data/schemas/candidate';
import { profileOf } from '@/machines/candidate/profile';
import { describe, expect, test } from 'vitest';
import { aCandidate, frontend, scored } from '../../fixtures/candidate';
import { aReading } from '@masar/resume/fixtures/reading';
import { people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';

const nurse = { ...frontend, title: 'Nurse' };
const analysed = (id: string, name: string, changes: Partial<Candidate> = {}) =>
  aCandidate({
    id,
    status: 'Analyzed',
    fileName: `${id}.pdf`,
    reading: aReading(name, 'React'),
    ...changes,
  });
const amina = analysed('amina', 'Amina Bouzid', { scores: [scored(94)] });
const selma = analysed('selma', 'Selma Kaci', {
  scores: [scored(12, nurse, '2026-11-20T09:00:00.000Z')],
});
const again = analysed('again', 'Bouzid Amina', { scores: [scored(40)], others: ['selma'] });
const merged = analysed('merged', 'Selma Kaci', { status: 'Merged', mergedInto: 'selma' });
const pending = aCandidate({
  id: 'pending',
  fileName: 'pending.pdf',
  status: 'Pending',
  reading: null,
  scores: [],
});
const candidatesIn = (kept: Candidate[]) =>
  aWorld({ candidates: async () => kept }).by(people.hr).candidates;
const few = candidatesIn([amina, selma, again, merged, pending]);

describe('a list of candidates', () => {
  test('has a row for each, what they are measured against, and who has no score', async () => {
    expect(await few.list({})).toEqual({
      rows: [amina, selma, again, pending].map(profileOf),
      found: 4,
      total: 4,
      page: 1,
      pages: 1,
      targets: [
        { key: 'title frontend developer', label: 'Frontend Developer', target: frontend },
        { key: 'title nurse', label: 'Nurse', target: nurse },
      ],
      unscored: { count: 1, ids: ['selma'] },
    });
  });

  test('holds nothing that was read of a file', async () => {
    const { rows } = await few.list({});
    expect(rows.map((row) => Object.keys(row).filter((key) => key === 'reading'))).toEqual(
      rows.map(() => []),
    );
    expect(JSON.stringify(rows)).not.toContain('evidence');
  });

  test('answers a search and a page with what there is besides', async () => {
    const page = await few.list(
      { status: 'Analyzed', sort: 'score', target: 'title nurse' },
      { size: 1, page: 2 },
    );
    expect({ ...page, rows: page.rows.map(({ id }) => id), targets: page.targets.length }).toEqual({
      rows: ['amina'],
      found: 3,
      total: 4,
      page: 2,
      pages: 3,
      targets: 2,
      unscored: { count: 2, ids: ['amina', 'again'] },
    });
  });

  test('is empty without anybody', async () => {
    expect(await candidatesIn([]).list({ q: 'a' }, { size: 9 })).toEqual({
      rows: [],
      found: 0,
      total: 0,
      page: 1,
      pages: 1,
      targets: [],
      unscored: { count: 0, ids: [] },
    });
  });

  test('of hundreds comes page by page, each of them once', async () => {
    const many = Array.from({ length: 730 }, (_, index) => analysed(`c-${index}`, `No ${index}`));
    const world = candidatesIn(many);
    const pages = await Promise.all([1, 2].map((page) => world.list({}, { page, size: 500 })));
    expect(pages.map(({ rows }) => rows.length)).toEqual([500, 230]);
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(many.map(({ id }) => id));
  });

  test('has each of the chosen ones, however many', async () => {
    const many = Array.from({ length: 450 }, (_, index) => analysed(`c-${index}`, `No ${index}`));
    const workspace = aWorld({ candidates: async () => many }).by(people.hr);
    const cache = createCache();
    const rows = async (ids: string[]) =>
      (await cache.fetchQuery(candidatesQuery(workspace, theseAlone(ids)))).rows.map(
        ({ id }) => id,
      );
    const ids = many.slice(50).map(({ id }) => id);
    expect(await rows(ids)).toEqual(ids);
    expect(await rows([])).toEqual([]);
  });

  test('shows a row anew once its candidate was corrected', async () => {
    const world = candidatesIn([amina]);
    await world.list({});
    await world.correct('amina', { name: 'Amina Kaci' });
    expect((await world.list({})).rows.map(({ name }) => name)).toEqual(['Amina Kaci']);
  });
});

const twin = (id: string, name: string) => ({
  id,
  name,
  fileName: `${id}.pdf`,
  by: 'name',
  apart: false,
});

describe('one candidate', () => {
  test('comes whole, or is refused as missing', async () => {
    expect(await few.get('amina')).toEqual(amina);
    await expect(few.get('nobody')).rejects.toThrow('This candidate does not exist.');
  });

  test('has those who may be the same person, of whom none is merged', async () => {
    expect(await few.twins()).toEqual([
      { id: 'amina', fileName: 'amina.pdf', twins: [twin('again', 'Bouzid Amina')] },
      { id: 'again', fileName: 'again.pdf', twins: [twin('amina', 'Amina Bouzid')] },
    ]);
  });

  test('has what was merged into it, and whom it was merged into', async () => {
    expect(await few.merged('selma')).toEqual({ into: null, parts: [merged] });
    expect(await few.merged('merged')).toEqual({ into: selma, parts: [] });
    await expect(few.merged('nobody')).rejects.toThrow('This candidate does not exist.');
  });
});
