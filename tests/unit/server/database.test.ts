import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { openDatabase } from '../../../server/database/open';
import { forgetAnswers } from '../../../server/nightly';
import { atPostgres, emptyDatabase } from '../../fixtures/database';
import { databases, kinds, postgres } from '../../fixtures/databases';

describe.each(kinds)('%s', (kind, isMissing) => {
  describe.skipIf(isMissing)('keeps the contract', () => {
    let database: Database;
    beforeAll(async () => {
      database = await databases[kind]();
      await database.transaction((query) =>
        query(`
          create table note (id bigint primary key, data jsonb);
          create table secret (id bigint primary key);
          grant all on note to masar_app;
        `),
      );
    });
    afterAll(() => database.close());

    const insert = (id: number) =>
      database.query('insert into note values ($1, $2) returning id', [id, { id }]);
    const kept = (ids: number[]) =>
      database.query<{ id: number }>('select id from note where id = any($1) order by id', [ids]);

    test('says which database it is', () => {
      expect(database.kind).toBe(kind.toLowerCase());
    });

    test('is tidied, and goes on as the role that policies bind', async () => {
      await insert(4001);
      await database.tidy();
      const counted = await database.query<{ counted: boolean }>(
        `select reltuples > 0 as counted from pg_class where relname = 'note'`,
      );
      // A server counts in its own time.
      expect(kind === 'PGlite' ? counted : [{ counted: true }]).toEqual([{ counted: true }]);
      await expect(database.query('select * from secret')).rejects.toThrow('permission denied');
      expect(await kept([4001])).toEqual([{ id: 4001 }]);
    });

    test('keeps the answer of a command for 30 days', async () => {
      const now = new Date('2026-11-21T09:00:00Z');
      const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000);
      for (const days of [0, 29.9, 30.1, 400])
        await database.transaction((query) =>
          query('insert into command (company_id, key, at) values ($1, $2, $3)', [
            'provider',
            `${days}`,
            daysBefore(days),
          ]),
        );
      expect(await forgetAnswers(database, now)).toBe(2);
      const left = await database.transaction((query) => query('select key from command'));
      expect(left).toEqual([{ key: '0' }, { key: '29.9' }]);
      expect(await forgetAnswers(database, now)).toBe(0);
    });

    test('reads each type as the same kind of value', async () => {
      const [row] = await database.query(
        `select 7::bigint as number, array[1, null]::bigint[] as numbers, count(*) as count,
          '2026-11-21'::date as date, array['2026-11-21']::date[] as dates,
          '2026-11-21 10:00:00+01'::timestamptz as instant, 1.50::numeric as exact, true as truth,
          null as nothing, '{"a": [1]}'::jsonb as jsonb, '{"b": 2}'::json as json,
          array['x', 'y'] as words, '\\xff'::bytea as bytes, 0.5::float8 as half`,
      );
      expect(row).toEqual({
        number: 7,
        numbers: [1, null],
        count: 1,
        date: '2026-11-21',
        dates: ['2026-11-21'],
        instant: new Date('2026-11-21T09:00:00Z'),
        exact: '1.50',
        truth: true,
        nothing: null,
        jsonb: { a: [1] },
        json: { b: 2 },
        words: ['x', 'y'],
        bytes: Buffer.from([255]),
        half: 0.5,
      });
    });

    test('sends each kind of value', async () => {
      const instant = new Date('2026-11-21T09:00:00Z');
      const values = [3, 'text', true, null, { a: 'b' }, ['x', 'y"'], instant, Buffer.from([1, 0])];
      expect(
        await database.query(
          `select $1::bigint as a, $2::text as b, $3::boolean as c, $4::text as d, $5::jsonb as e,
            $6::text[] as f, $7::timestamptz as g, $8::bytea as h`,
          values,
        ),
      ).toEqual([
        {
          a: 3,
          b: 'text',
          c: true,
          d: null,
          e: { a: 'b' },
          f: ['x', 'y"'],
          g: instant,
          h: values[7],
        },
      ]);
    });

    test('plans anew what was planned while a table was empty', async () => {
      await database.transaction((query) =>
        query(
          'create table grown (id bigint primary key); grant all on grown to masar_app; analyze grown',
        ),
      );
      for (const statement of [
        'set plan_cache_mode = force_generic_plan',
        'prepare by_id(bigint) as select * from grown where id = $1',
      ])
        await database.query(statement);
      const plan = async () => JSON.stringify(await database.query('explain execute by_id(1)'));
      expect(await plan()).toContain('Seq Scan');
      await database.query('insert into grown select generate_series(1, 5000)');
      await Promise.all(Array.from({ length: 1000 }, () => database.query('select 1')));
      expect(await plan()).toContain('Index');
      await database.query('reset plan_cache_mode');
    });

    test('refuses a value that cannot be written, and goes on', async () => {
      const circle: Record<string, unknown> = {};
      circle['self'] = circle;
      await expect(database.query('select $1::jsonb', [circle])).rejects.toThrow(/circular/);
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    });

    test('refuses of statements asked at once only the one that fails', async () => {
      const outcomes = await Promise.allSettled([1, 2, 1, 3].map(insert));
      expect(outcomes).toEqual([
        { status: 'fulfilled', value: [{ id: 1 }] },
        { status: 'fulfilled', value: [{ id: 2 }] },
        { status: 'rejected', reason: expect.objectContaining({ code: '23505' }) },
        { status: 'fulfilled', value: [{ id: 3 }] },
      ]);
      expect(await kept([1, 2, 3])).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    });

    test('refuses a statement that cannot be parsed, and those asked with it work', async () => {
      const outcomes = await Promise.allSettled([
        insert(10),
        database.query('selec 1'),
        insert(11),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await kept([10, 11])).toEqual([{ id: 10 }, { id: 11 }]);
    });

    test('finds a constraint broken only at the commit, and refuses nobody else', async () => {
      await database.transaction((query) =>
        query(`
          create table late (id bigint primary key, other bigint references late deferrable initially deferred);
          grant all on late to masar_app;
        `),
      );
      const add = (id: number, other: number) =>
        database.query('insert into late values ($1, $2)', [id, other]);
      const outcomes = await Promise.allSettled([add(1, 1), add(2, 99), add(3, 3)]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await database.query('select id from late order by id')).toEqual([
        { id: 1 },
        { id: 3 },
      ]);
    });

    test('runs a query as the role that row-level security binds', async () => {
      expect(await database.query('select current_user as name')).toEqual([{ name: 'masar_app' }]);
      await expect(database.query('select * from secret')).rejects.toMatchObject({ code: '42501' });
    });

    test('runs a transaction as the owner, and queries after it as the role again', async () => {
      const owner = await database.transaction(async (query) => {
        await query('insert into secret values (1)');
        return query<{ name: string }>('select current_user as name');
      });
      expect(owner).not.toEqual([{ name: 'masar_app' }]);
      expect(await database.query('select current_user as name')).toEqual([{ name: 'masar_app' }]);
    });

    test('keeps nothing of a transaction that fails', async () => {
      const failing = database.transaction(async (query) => {
        await query('insert into note values (20, null)');
        throw new Error('changed our mind');
      });
      await expect(failing).rejects.toThrow('changed our mind');
      expect(await kept([20])).toEqual([]);
    });

    test('says so where a transaction goes on after a statement of it failed', async () => {
      const failing = database.transaction(async (query) => {
        await query('insert into note values (21, null)');
        await query('select 1 / 0').catch(() => {});
      });
      await expect(failing).rejects.toThrow('The transaction failed and changed nothing.');
      expect(await kept([21])).toEqual([]);
    });

    test('refuses a statement of a transaction that has ended', async () => {
      const escaped = await database.transaction(async (query) => ({ query }));
      await expect(escaped.query('select 1')).rejects.toThrow('The transaction has ended.');
    });

    test('tells who listens what was notified, and no more once that ended', async () => {
      const heard: string[] = [];
      const others: string[] = [];
      const stop = await database.listen('news', (payload) => heard.push(payload));
      const stopOther = await database.listen('news', (payload) => others.push(payload));
      await database.query("select pg_notify('news', 'first')");
      await expect.poll(() => others).toEqual(['first']);
      await stop();
      await database.query("select pg_notify('news', 'second')");
      await expect.poll(() => others).toEqual(['first', 'second']);
      expect(heard).toEqual(['first']);
      await stopOther();
    });

    test('applies each migration once, in order', async () => {
      const files = {
        '0002_b.sql': 'insert into step_taken values (2)',
        '0001_a.sql': 'create table step_taken (number int); insert into step_taken values (1)',
      };
      await migrate(database, files);
      await migrate(database, { ...files, '0003_c.sql': 'insert into step_taken values (3)' });
      expect(await database.transaction((query) => query('select number from step_taken'))).toEqual(
        [{ number: 1 }, { number: 2 }, { number: 3 }],
      );
    });

    test('refuses a migration that was changed after it was applied', async () => {
      await migrate(database, { '0010_d.sql': 'select 1' });
      await expect(migrate(database, { '0010_d.sql': 'select 2' })).rejects.toThrow(
        '0010_d.sql was changed after this database got it. Put the file back, and make the change in a new one.',
      );
    });

    test('names a migration that failed, and keeps nothing of it', async () => {
      const broken = { '0011_e.sql': 'create table half (id int); select 1 / 0' };
      await expect(migrate(database, broken)).rejects.toThrow(
        '0011_e.sql failed and changed nothing: division by zero',
      );
      await migrate(database, { '0011_e.sql': 'create table half (id int)' });
    });

    test('refuses what is asked after it closed', async () => {
      const other = await databases[kind]();
      await Promise.all([other.query('select 1'), other.close()]);
      await expect(other.query('select 1')).rejects.toThrow('The database is closed.');
    });
  });
});

const add = (id: string) => `update tally set count = count + 1 where id = '${id}'`;

describe.skipIf(postgres === null)('a PostgreSQL server', () => {
  test('serves again after it broke every connection', async () => {
    const url = await emptyDatabase(postgres ?? '');
    const database = await openDatabase({ DATABASE_URL: url });
    const heard: string[] = [];
    await database.listen('news', (payload) => heard.push(payload));
    const waiting = database.query('select pg_sleep(60)');
    const lost = waiting.catch((error: unknown) => error);
    const name = new URL(url).pathname.slice(1);
    const others = `from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
    const asleep = () => atPostgres(url, `select 1 ${others} and wait_event = 'PgSleep'`);
    await expect.poll(async () => (await asleep()).rowCount).toBe(1);
    await atPostgres(url, `select pg_terminate_backend(pid) ${others}`);
    expect(await lost).toMatchObject({
      name: 'DatabaseProblem',
      message: expect.stringMatching(/^The connection to the database was lost: /),
    });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await expect
      .poll(async () => {
        await database.query("select pg_notify('news', 'again')");
        return heard;
      })
      .toContain('again');
    await database.close();
  });

  test('lets no short statement wait for a read that takes long', async () => {
    const database = await openDatabase({ DATABASE_URL: await emptyDatabase(postgres ?? '') });
    const lock = 'select pg_advisory_xact_lock(1)';
    const { long } = await database.transaction(async (query) => {
      await query(lock);
      const waiting = database.read(lock);
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
      return { long: waiting };
    });
    expect(await long).toHaveLength(1);
    await database.close();
  });

  describe('two processes that wait for each other', () => {
    const gate = 'select pg_advisory_xact_lock_shared(1)';
    const ways: [
      string,
      (database: Database, first: string, second: string) => Promise<unknown>,
    ][] = [
      [
        'over several statements that go together',
        ({ query }, first, second) =>
          Promise.all([query(add(first)), query(gate), query(add(second))]),
      ],
      ['over one statement', ({ query }, ...both) => query('select add_both($1, $2)', both)],
    ];

    test.each(ways)('%s both do all that they were asked', async (_, ask) => {
      const url = await emptyDatabase(postgres ?? '');
      const database = await openDatabase({ DATABASE_URL: url });
      const other = await openDatabase({ DATABASE_URL: url });
      await database.transaction((query) =>
        query(`
          create table tally (id text primary key, count integer);
          grant all on tally to masar_app;
          insert into tally values ('x', 0), ('y', 0);
          create function add_both(first text, second text) returns void language plpgsql as $$
          begin
            update tally set count = count + 1 where id = first;
            perform pg_advisory_xact_lock_shared(1);
            update tally set count = count + 1 where id = second;
          end $$;
        `),
      );
      const atGate = `select 1 from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;
      const { asked } = await database.transaction(async (query) => {
        await query('select pg_advisory_xact_lock(1)');
        const both = [ask(database, 'x', 'y'), ask(other, 'y', 'x')];
        await expect.poll(async () => (await atPostgres(url, atGate)).rowCount).toBe(2);
        return { asked: Promise.all(both) };
      });
      await asked;
      expect(await database.query('select * from tally order by id')).toEqual([
        { id: 'x', count: 2 },
        { id: 'y', count: 2 },
      ]);
      // The one that goes again may meet the other again.
      const deadlocks =
        'select deadlocks > 0 as met from pg_stat_database where datname = current_database()';
      await expect
        .poll(async () => (await atPostgres(url, deadlocks)).rows)
        .toEqual([{ met: true }]);
      await Promise.all([database.close(), other.close()]);
    });
  });

  test('that is not there is named in one line', async () => {
    const url = new URL(postgres ?? '');
    url.port = '1';
    await expect(openDatabase({ DATABASE_URL: url.href })).rejects.toThrow(
      'The database at 127.0.0.1:1/postgres cannot be used: connect ECONNREFUSED 127.0.0.1:1',
    );
  });
});
