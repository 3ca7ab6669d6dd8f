import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refused } from '@/data/schemas/refused';
import type { Person } from '@/data/schemas/person';
import type { Answers } from '@/data/port/answers';
import type { Sample } from '@/data/demo/world';
import type { Database } from '../../../server/database/database';
import { now, people } from '../../fixtures/company';
import { databases, kinds } from '../../fixtures/databases';
import { liveWorlds } from '../../fixtures/live';
import { sample } from '../../fixtures/sample';
import { records, type Request, requests } from '../../models/permissions';

const mark = 'Of Atlas';
const words = new Set(['name', 'title', 'message', 'text', 'description', 'fileName', 'position']);

/** A value whose words all tell the company that they are of. */
const marked = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (key, one: unknown) =>
      words.has(key) && typeof one === 'string' ? `${mark}, ${one}` : one,
    ),
  ) as T;
const parts = [
  'users',
  'candidates',
  'notifications',
  'tasks',
  'conversations',
  'jobListings',
  'announcements',
  'workRecords',
  'subscription',
  'payments',
] as const;
const all: Sample = { ...sample, ...records };
const ofAtlas = Object.fromEntries(
  parts.map((part) => [part, async () => marked<unknown>(await all[part](new Date(now)))]),
);

const outside = Object.values<Person>(people).filter(({ role }) => role !== 'sys');

/** The answer to a request, as text; the code of a refusal. */
async function answerTo({ what, args }: Request, answers: Answers) {
  const [group = '', name = ''] = what.replace(/ .*/, '').split('.');
  const calls = answers[group as keyof Answers] as unknown as Record<
    string,
    (...given: unknown[]) => Promise<unknown>
  >;
  try {
    return { code: null, text: JSON.stringify(await calls[name]?.(...args)) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { code: error.refusal.code, text: error.refusal.sentence };
  }
}

describe.each(kinds)('on %s', (kind, isMissing) => {
  describe.skipIf(isMissing)('another company’s person', () => {
    let database: Database;
    const worlds = liveWorlds(() => databases[kind]().then((opened) => (database = opened)));
    const atlas = worlds.open(ofAtlas);
    // It has people of the same ids, and nothing else.
    const badr = worlds.open({ users: async () => [] });
    beforeAll(async () => {
      await Promise.all([atlas, badr].map(({ fetchAs }) => fetchAs(people.hr)('/api/session')));
      await database.transaction(async (query) => {
        await query(`insert into command (company_id, key) values ($1, 'k')`, [atlas.company]);
        await query(
          `insert into file (company_id, id, hash, used_for, name, kind, size, by_person)
           values ($1, 'f', 'h', 'resume', 'a.pdf', 'pdf', 1, 'u-02')`,
          [atlas.company],
        );
      });
    });
    afterAll(worlds.close);

    test('is refused again by the database, in every table', async () => {
      const tables = await database.transaction((query) =>
        query<{ name: string; is_bound: boolean; has_company: boolean }>(
          `select relname as name, relrowsecurity as is_bound, exists (
             select from pg_attribute where attrelid = c.oid and attname = 'company_id'
           ) as has_company
           from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
        ),
      );
      // These hold nothing of a company.
      expect(tables.filter(({ is_bound }) => !is_bound).map(({ name }) => name)).toEqual([
        'candidate_version',
        'migration',
      ]);
      const asBadr = (statement: string) =>
        database
          .transaction(async (query) => {
            await query('set local role masar_app');
            await query('select enter($1)', [badr.company]);
            const [row] = await query<{ count: number }>(statement, [atlas.company]);
            return row?.count;
          })
          .catch((error: unknown) => (error as { code?: string }).code);
      const outcomes: Record<string, unknown> = {};
      for (const { name } of tables.filter(({ has_company }) => has_company)) {
        const its = `from ${name} where company_id = $1`;
        const [row] = await database.transaction((query) =>
          query<{ count: number }>(`select count(*) ${its}`, [atlas.company]),
        );
        outcomes[name] = {
          isThere: row !== undefined && row.count > 0,
          seen: await asBadr(`select count(*) ${its}`),
          changed: await asBadr(
            `with changed as (update ${name} set company_id = $1 where company_id = $1 returning 1)
             select count(*) from changed`,
          ),
          dropped: await asBadr(
            `with dropped as (delete ${its} returning 1) select count(*) from dropped`,
          ),
        };
      }
      const unseen = { isThere: true, seen: 0, changed: 0, dropped: 0 };
      const denied = '42501';
      const appended = { ...unseen, changed: denied, dropped: denied };
      expect(outcomes).toEqual({
        record: unseen,
        step: unseen,
        candidate: unseen,
        candidate_count: unseen,
        candidate_key: unseen,
        candidate_score: unseen,
        command: appended,
        file: appended,
        membership: { ...appended, seen: denied },
      });
      const added = `insert into record (company_id, kind, id, data) values ($1, 'task', 'x', '{}')`;
      expect(await asBadr(added)).toBe(denied);
      expect(await asBadr('select count(*) from company where id = $1')).toBe(0);
    });

    // What calls answer is the same whatever keeps the records.
    if (kind === 'PostgreSQL') return;
    const kept = () => {
      const hashes = ['record', 'step', 'candidate', 'command'].map(
        (table) =>
          `(select md5(string_agg(t::text, '' order by t::text)) from ${table} t where company_id = $1) as ${table}`,
      );
      return database.transaction((query) => query(`select ${hashes.join(', ')}`, [atlas.company]));
    };

    test('is told nothing by any call with ids of this one, and changes nothing here', async () => {
      const before = await kept();
      const told: string[] = [];
      for (const request of requests()) {
        const answers = await Promise.all(
          outside.map(async (person) => ({
            person,
            ...(await answerTo(request, badr.answers(person))),
          })),
        );
        for (const { person, code, text } of answers) {
          const ids = request.endpoint.path.includes('/:id');
          const isOwn = outside.some(({ id }) => id === request.args[0]);
          const isFound = ids && !isOwn && code === null && text !== 'null';
          if (text?.includes(mark) || isFound)
            told.push(`${request.what} by ${person.role}: ${text}`);
        }
      }
      expect(told).toEqual([]);
      expect(await kept()).toEqual(before);
    });

    test('would be told by those calls, were they of this company', async () => {
      const seen: string[] = [];
      for (const request of requests().filter(({ endpoint }) => endpoint.method === 'GET')) {
        const { text } = await answerTo(request, atlas.answers(request.by));
        if (text?.includes(mark)) seen.push(request.what);
      }
      expect(seen).toEqual([
        'notifications.list',
        'conversations.people',
        'conversations.get',
        'jobListings.list',
        'announcements.list',
        'candidates.list',
        'candidates.get',
        'candidates.neighbours',
        'tasks.list',
        'tasks.get',
        'tasks.suggest',
        'employees.list',
        'employees.assignable',
        'employees.profile',
        'users.list',
        'users.get',
        'performance.of',
        'risk.list',
        'team.dashboard',
        'team.members',
        'reports.get',
        'reports.generate',
        'reports.managerDashboard',
      ]);
    });
  });
});
