import { rmSync } from 'node:fs';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../server/database/open';
import { emptyDatabase, emptyFolder } from '../fixtures/database';
import { liveWorlds } from '../fixtures/live';
import { isReplayable, replayed } from '../fixtures/replayed';
import { describePermissions } from './permissions';
import { describeWorld, type Traits } from './world';

/** The provider's operator sees nothing of a company, and no company anything of the provider's. */
const traits: Traits = {
  isOutside: (kind, role) =>
    kind !== '' &&
    kind !== 'notification' &&
    ['client', 'plan', 'offer'].includes(kind) !== (role === 'sys'),
  signsOut: true,
  isFar: true,
};

const postgres = inject('postgres');
const folders: string[] = [];
const databases = {
  PGlite: async () => {
    folders.push(await emptyFolder());
    return openDatabase({ DATA_DIR: folders.at(-1) });
  },
  PostgreSQL: async () => openDatabase({ DATABASE_URL: await emptyDatabase(postgres ?? '') }),
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

for (const [name, openOne] of Object.entries(databases)) {
  describe.skipIf(name === 'PostgreSQL' && postgres === null)(`on ${name}`, () => {
    // What carries requests, and who may do what, is the same whatever keeps the records.
    const { open, changed, close } = liveWorlds(openOne, { overSockets: name === 'PostgreSQL' });
    afterAll(close);
    describeWorld(`a server on ${name}`, open, traits);
    if (name === 'PGlite')
      describePermissions(`a server on ${name}`, open, {
        ...traits,
        // Nothing is simulated on a server.
        cannot: ['candidates.analyse candidate.simulate'],
      });

    test('every record that was made or changed is what its steps make of it', async () => {
      const records = (await changed()).filter(({ kind }) => isReplayable(kind));
      expect(records.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['jobListing', 'subscription', 'task', 'user', 'work']),
      );
      for (const { kind, id, record, from } of records) {
        const steps = record.history.slice(from?.history.length ?? 0);
        expect(replayed(kind, id, from, steps)).toEqual(record);
      }
    });
  });
}
