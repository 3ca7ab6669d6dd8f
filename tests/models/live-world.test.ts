import { afterAll, describe, expect, test } from 'vitest';
import { databases, kinds } from '../fixtures/databases';
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

for (const [name, isMissing] of kinds) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    // What carries requests, and who may do what, is the same whatever keeps the records.
    const { open, changed, close } = liveWorlds(databases[name], {
      overSockets: name === 'PostgreSQL',
    });
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
