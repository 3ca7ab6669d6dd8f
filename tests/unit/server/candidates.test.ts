import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receivedByMonth } from '@/intelligence/reports/hr-dashboard';
import { createCandidateReads } from '@/data/demo/candidates';
import type { CandidateReads } from '@/data/authority/store';
import type { Candidate } from '@/data/schemas/candidate';
import { decisions } from '@/data/schemas/search';
import type { Paging } from '@/data/schemas/page';
import { educationLevels } from '@masar/resume/schemas';
import type { CandidateSearch } from '@/data/schemas/search';
import { targetKey } from '@/machines/candidate/targets';
import { listAnew } from '../../../server/candidates';
import type { Database } from '../../../server/database/database';
import { createStore } from '../../../server/store';
import { noFacts } from '@masar/resume/facts';
import { aCandidate, frontend, scored } from '../../fixtures/candidate';
import { databases, kinds } from '../../fixtures/databases';

const names = [
  'Amina Bouzid',
  'amina bouzid',
  'Élodie Bénard',
  'Elodie Benard',
  'أحمد بن علي',
  'احمد بن على',
  'فاطمة الزهراء',
  'Candidate 10',
  'Candidate 9',
  '100% sure_thing \\ backslash',
  "Zoë O'Neil-Smith",
  '日本 太郎',
  null,
];
const positions = ['Frontend Developer', 'Développeur', 'مهندس', 'Nurse', '', null];
const places = ['Algiers, Algeria', 'Oran', 'Sétif', 'وهران', null];
const skills = [[], ['React', 'CSS'], ['Python'], ['C++', 'تصميم', 'Réseaux'], ['react native']];
const nurse = { ...frontend, title: 'Nurse' };
const listing = { ...frontend, listingId: 'listing-1', place: 'Oran' };
const targets = [frontend, nurse, listing];
const instants = [
  '2026-11-20T08:30:00.000Z',
  '2026-11-19T09:00:00.000Z',
  '2026-10-02T00:00:00.000Z',
  '2026-10-31T23:00:00.000Z',
  '2026-10-31T22:59:59.999Z',
];
const seen = <T>(value: T) => ({ value, evidence: [] });
const pick = <T>(from: readonly T[], place: number) => from[place % from.length] as T;

const inOrder = (counted: { month: string; status: string }[]) =>
  counted.toSorted((a, b) => (a.month + a.status < b.month + b.status ? -1 : 1));

/** A candidate unlike its neighbours in every field that a list knows, with ties all over. */
function candidateOf(n: number): Candidate {
  const common = { id: `c-${n}`, fileName: `cv ${n % 7}.pdf`, receivedAt: pick(instants, n) };
  if (n % 11 === 0) return aCandidate({ ...common, scores: n % 2 === 0 ? [] : [scored(n % 50)] });
  const held = targets
    .slice(n % 4)
    .map((target, place) =>
      scored([94, 80.5, 12, 80.5][(n + place) % 4] ?? 0, target, pick(instants, n * 5 + place)),
    );
  if (n % 9 === 0) {
    return aCandidate({
      ...common,
      status: 'Analyzed',
      scores: held,
      simulated: {
        position: 'Nurse',
        skills: pick(skills, n),
        experience: n % 5,
        location: 'Oran',
        education: pick(educationLevels, n),
        noise: 1,
        reason: { kind: 'noText', message: 'The file has no text to read.' },
      },
    });
  }
  const name = pick(names, n);
  const position = pick(positions, n * 7);
  const place = pick(places, n * 3);
  return aCandidate({
    ...common,
    status: n % 13 === 0 ? 'Merged' : 'Analyzed',
    decision: pick(decisions, n),
    mergedInto: n % 13 === 0 ? `c-${n % 3}` : null,
    scores: held,
    corrections: n % 17 === 0 ? { name: `Corrected ${n}`, yearsExperience: null } : {},
    others: n % 19 === 0 ? [`c-${n + 13}`] : [],
    reading: {
      text: { pages: 1, lines: [] },
      facts: {
        ...noFacts,
        name: name === null ? null : seen(name),
        email: n % 23 === 0 ? seen(`Person${n % 2}@example.com`) : null,
        position: position === null ? null : seen(position),
        location: place === null ? null : seen(place),
        yearsExperience: n % 5 === 0 ? null : seen((n % 8) + 0.5),
        skills: pick(skills, n).map(seen),
        education: n % 6 === 0 ? [] : [seen(pick(educationLevels, n))],
      },
    },
  });
}
const all = Array.from({ length: 300 }, (_, n) => candidateOf(n));

const filters: CandidateSearch[] = [
  {},
  ...['AMINA', 'bénard', 'احمد', 'على', 'frontend', 'ing', '%', '_', '\\', '日', 'e', 'nobody'].map(
    (q) => ({ q }),
  ),
  { q: ' \u0301 ' },
  { status: 'Analyzed' },
  { status: 'Pending' },
  { status: 'Pending', sort: 'name' },
  { status: 'Analyzed', sort: 'education', order: 'desc' },
  { decision: 'Shortlisted' },
  { decision: 'Undecided', status: 'Analyzed' },
  { decision: 'Rejected', sort: 'name', q: 'a' },
  { received: '2026-10' },
  { received: '2026-11', status: 'Analyzed' },
  { received: '2026-11', sort: 'name', years: 2 },
  { received: '2026-12' },
  { years: 0 },
  { years: 5.5 },
  { years: -1 },
  { location: 'setif' },
  { location: 'وهران' },
  { skill: 'REACT' },
  { skill: 'reseaux' },
  { skill: 'css python' },
  { ids: [] },
  { ids: ['c-3', 'c-9', 'c-11', 'c-13', 'other'] },
  { q: 'a', status: 'Analyzed', years: 2, location: 'a', skill: 'c', ids: all.map(({ id }) => id) },
];
const sorts = [
  undefined,
  'name',
  'position',
  'experience',
  'location',
  'education',
  'score',
  'status',
] as const;
const orders = [undefined, 'asc', 'desc'] as const;
const asked = [undefined, ...targets.map(targetKey), 'no such target'];
const pagings: (Paging | undefined)[] = [
  { size: 7 },
  { size: 100, page: 3 },
  { size: 9, page: 99 },
  undefined,
];

/** What one answers to each search, with the pages in turn. */
const answersOf = async (
  { page }: Pick<CandidateReads, 'page'>,
  searches: readonly CandidateSearch[],
) => {
  const answers: object[] = [];
  for (const [n, search] of searches.entries()) {
    const paging = pick(pagings, n);
    answers.push({ search, paging, ...(await page(search, paging)) });
  }
  return answers;
};

describe.each(kinds)('candidates on %s', (kind, isMissing) => {
  describe.skipIf(isMissing)('answer as in the page', () => {
    let database: Database;
    const storeOf = (company: string) =>
      createStore({
        query: database.query,
        read: database.read,
        company,
        request: '',
        earlier: async () => null,
        begun: null,
        changed: async () => undefined,
        inTurn: (work) => work(),
      });
    let kept = [...all];
    const inPage = createCandidateReads(async () => kept);

    const keep = async (company: string, candidates: readonly Candidate[]) =>
      storeOf(company).transact(async (transaction) => {
        for (const one of candidates) {
          await transaction.get('candidate', one.id);
          transaction.put('candidate', one.id, one);
        }
      });

    beforeAll(async () => {
      database = await databases[kind]();
      await database.transaction((query) =>
        query(
          "insert into company (id, name) values ('own', 'Own'), ('other', 'Other'), ('none', 'None')",
        ),
      );
      await keep('own', all);
      await keep('other', all.slice(0, 50));
    });
    afterAll(() => database.close());

    const inDatabase = () => storeOf('own').candidates;

    test('every sort, in both directions, whole and in pages', async () => {
      const searches = sorts.flatMap((sort) =>
        orders.flatMap((order) => pagings.map((_, n) => ({ sort, order, target: pick(asked, n) }))),
      );
      expect(await answersOf(inDatabase(), searches)).toEqual(await answersOf(inPage, searches));
    });

    test('the score against every target', async () => {
      const searches = asked.flatMap((target) =>
        orders.map((order) => ({ sort: 'score', order, target }) as const),
      );
      expect(await answersOf(inDatabase(), searches)).toEqual(await answersOf(inPage, searches));
    });

    test('every filter, in several orders', async () => {
      const searches = filters.flatMap((filter, n) => [
        filter,
        { ...filter, sort: pick(sorts, n), order: pick(orders, n) },
        { ...filter, sort: 'score' as const, target: pick(asked, n) },
      ]);
      expect(await answersOf(inDatabase(), searches)).toEqual(await answersOf(inPage, searches));
    });

    test('who stands beside a candidate, at the ends and in between', async () => {
      const searches = [...filters, { sort: 'score' as const, target: targetKey(nurse) }];
      const besides = async ({ neighbours }: Pick<CandidateReads, 'neighbours'>) => {
        const answers: unknown[] = [];
        for (const [n, search] of searches.entries()) {
          const sorted = { sort: pick(sorts, n), order: pick(orders, n), ...search };
          const { rows } = await inPage.page(search, { size: 300 });
          for (const id of [rows[0]?.id, rows.at(-1)?.id, `c-${n * 3}`])
            answers.push({ sorted, id, ...(await neighbours(id ?? 'nobody', sorted)) });
        }
        return answers;
      };
      const expected = await besides(inPage);
      expect(await besides(inDatabase())).toEqual(expected);
      expect(expected).toContainEqual(expect.objectContaining({ place: 1, previous: null }));
    });

    test('figures, twins and parts', async () => {
      const { candidates } = storeOf('own');
      expect(inOrder(await candidates.received())).toEqual(inOrder(receivedByMonth(kept)));
      expect(await candidates.twins()).toEqual(await inPage.twins());
      expect(await candidates.partsOf('c-1')).toEqual(await inPage.partsOf('c-1'));
      expect(await candidates.partsOf('c-2')).not.toEqual([]);
    });

    test('a company without any has an empty page', async () => {
      const { candidates } = storeOf('none');
      const empty = createCandidateReads(async () => []);
      expect(await candidates.page({ sort: 'score' }, { size: 5 })).toEqual(
        await empty.page({}, { size: 5 }),
      );
      expect([await candidates.received(), await candidates.twins()]).toEqual([[], []]);
    });

    test('what changes is found as it is now', async () => {
      const changed = kept.slice(0, 60).map((one, n) => ({
        ...pick([candidateOf(n + 1), candidateOf(n + 200)], n),
        id: one.id,
        ...(n % 20 === 7 && { status: 'Merged' as const, mergedInto: 'c-1' }),
      }));
      await keep('own', changed);
      await storeOf('own').transact(async (transaction) => {
        transaction.drop('candidate', 'c-299');
        transaction.drop('candidate', 'c-11');
      });
      kept = [...changed, ...kept.slice(60)].filter(({ id }) => !['c-299', 'c-11'].includes(id));
      const searches = [{}, { q: 'a' }, { sort: 'score' as const }, { target: targetKey(nurse) }];
      expect(await answersOf(inDatabase(), searches)).toEqual(await answersOf(inPage, searches));
      await database.transaction((query) => query('update candidate_version set version = 0'));
      await database.transaction((query) =>
        query(`update candidate set name = 'old'; update record set shown = null`),
      );
      await listAnew(database);
      expect(await answersOf(inDatabase(), searches)).toEqual(await answersOf(inPage, searches));
      expect(await storeOf('own').candidates.twins()).toEqual(await inPage.twins());
    });

    test('a function asked without its company, or for another one, tells nothing', async () => {
      await expect(
        database.query("select * from find_candidates('own', '{}', null, null, false, 10, 1, 5)"),
      ).rejects.toThrow('not of this company');
      for (const table of ['candidate', 'candidate_score', 'candidate_key', 'candidate_count'])
        expect(await database.query(`select * from ${table}`)).toEqual([]);
    });
  });
});
