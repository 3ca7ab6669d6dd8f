import type { Candidate } from '@/data/schemas/candidate';
import type { Fact } from '@/data/schemas/resume';
import type { Database } from '../server/database/database';
import { changeOf } from '../server/store';
import { people } from '../tests/fixtures/company';
import { letIn, rowsAt, seed } from '../tests/fixtures/live-seed';
import { sample } from '../tests/fixtures/sample';

/** How many are written at once. */
const atOnce = 500;

const firstNames = ['Amina', 'Karim', 'Selma', 'Yacine', 'Élodie', 'Nadia', 'أحمد', 'محمد', 'Lina'];
const lastNames = ['Bouzid', 'Kaci', 'Benali', 'Haddad', 'Ziani', 'Mansouri', 'بن علي', 'Cherif'];

const pick = (from: readonly string[], n: number) => from[n % from.length] ?? '';
const known = (value: string): Fact<string> => ({ value, evidence: [] });

/** A candidate like one of the sample's, by another name and received at another minute. */
function another({ reading, ...like }: Candidate, n: number, begin: number): Candidate {
  const name = `${pick(firstNames, n * 7)} ${pick(lastNames, n * 5)} ${n}`;
  const contact = { email: known(`person${n}@mail.example`), phone: null, name: known(name) };
  return {
    ...like,
    id: `many-${n}`,
    receivedAt: new Date(begin + n * 60_000).toISOString(),
    reading: reading && { ...reading, facts: { ...reading.facts, ...contact } },
  };
}

/** A company with the sample's people and `count` candidates, whose readings are left out. @returns the cookie of HR. */
export async function fill({ transaction }: Pick<Database, 'transaction'>, count: number) {
  const [company, token, begin] = ['bench', 'bench-hr', Date.parse('2026-01-01')];
  const candidates = await sample.candidates(new Date());
  const { own } = await rowsAt({ tasks: async () => [] }, new Date());
  await transaction(async (query) => {
    await query('insert into company (id, name) values ($1, $1)', [company]);
    await seed(query, company, own);
    await letIn(query, company, [{ person: people.hr, account: 'bench', token }]);
  });
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, i) => {
      const record = another(candidates[i % candidates.length] as Candidate, from + i, begin);
      const change = changeOf({ kind: 'candidate', id: record.id, record }, undefined);
      // No list reads these, and they would take most of the time to write.
      return JSON.stringify({ ...change, data: {}, entries: [] });
    });
    await transaction((query) => seed(query, company, some));
  }
  await transaction((query) => query('analyze'));
  return `masar=${token}`;
}
