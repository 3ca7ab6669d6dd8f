import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolder } from '../../../server/files/folder';
import { createApp } from '../../../server/http/app';
import { databases, kinds } from '../../fixtures/databases';

const rate = { burst: 1e9, perSecond: 1e9 };
const amel = {
  company: 'Atlas',
  name: 'Amel',
  email: 'amel@atlas.dz',
  password: 'a long way home',
};

describe.each(kinds)('a company on %s', (kind, isMissing) => {
  describe.skipIf(isMissing)('is opened once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'masar-files-'));
    let database: Awaited<ReturnType<(typeof databases)[typeof kind]>>;
    let server: Awaited<ReturnType<typeof createApp>>;
    beforeAll(async () => {
      database = await databases[kind]();
      server = await createApp({
        database,
        files: await createFolder(folder),
        now: () => new Date('2026-11-21T09:00:00Z'),
        newId: randomUUID,
        log: (error) => {
          throw error;
        },
        rates: { person: rate, address: rate },
      });
    });
    afterAll(async () => {
      await server.close();
      await database.close();
      rmSync(folder, { recursive: true });
    });

    const open = async (company: object, key: string) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
      const body = JSON.stringify({ company });
      const answer = await server.app.request('/api/companies', { method: 'POST', headers, body });
      const told = (await answer.json()) as Record<string, string>;
      return [answer.status, told['email'] ?? told['sentence'], answer.headers.has('Set-Cookie')];
    };
    const opened = () =>
      database.transaction((query) =>
        query(
          `select name, r.data ->> 'plan' as plan from company c
           join record r on (r.company_id, r.kind) = (c.id, 'subscription') order by name`,
        ),
      );

    test('however often its form is sent, at once or later', async () => {
      const entered = [200, 'amel@atlas.dz', true];
      const key = randomUUID();
      expect(await Promise.all([open(amel, key), open(amel, key)])).toEqual([entered, entered]);
      expect(await open(amel, key)).toEqual(entered);
      expect(await opened()).toEqual([{ name: 'Atlas', plan: 'pro' }]);
    });

    test('by one person, whom the id of the form alone lets nobody be', async () => {
      const [key, other] = [randomUUID(), randomUUID()];
      const salim = { ...amel, company: 'Badr', email: 'salim@badr.dz', plan: 'basic' };
      const answers = await Promise.all([open(salim, key), open(salim, other)]);
      const taken = [422, 'Somebody signs in with this email already.', false];
      expect(answers.toSorted()).toEqual([[200, 'salim@badr.dz', true], taken]);
      const won = answers[0]?.[0] === 200 ? key : other;
      expect(await open({ ...salim, password: 'another long way' }, won)).toEqual([
        403,
        'Invalid email or password.',
        false,
      ]);
      expect(await open({ ...salim, plan: 'gold' }, randomUUID())).toEqual([
        422,
        'Choose a plan',
        false,
      ]);
      expect(await opened()).toEqual([
        { name: 'Atlas', plan: 'pro' },
        { name: 'Badr', plan: 'basic' },
      ]);
    });
  });
});
