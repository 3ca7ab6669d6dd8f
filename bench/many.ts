import type { Candidate } from '@/data/schemas/candidate';
import type { Fact } from '@masar/resume/schemas';
import type { Database, Query } from '../server/database/database';
import { changeOf } from '../server/store';
import { people } from '../tests/fixtures/company';
import { letIn, rowsAt, seed } from '../tests/fixtures/live-seed';
import { sample } from '../tests/fixtures/sample';

/** How many are written as the server does it. All others are copies of these. */
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

const instant = `to_char((received_at::timestamptz + n * interval '1 minute') at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const others = 'cross join generate_series(1, $1) n';

/** What makes `times` more candidates of those that are there, each with another name, in the order of the columns. */
const copies = [
  `insert into record (company_id, kind, id, steps, data, shown)
     select company_id, kind, id || '-' || n, steps, data, replace(shown::text, id, id || '-' || n)::json
     from record ${others} where kind = 'candidate'`,
  `insert into candidate
     select company_id, kind, id || '-' || n, seq + n * 100000, ${instant}, status, merged_into, others,
       name || ' ' || n, position, location, experience, education,
       replace(searched, E'\n', ' ' || n || E'\n'), place, skills from candidate ${others}`,
  `insert into candidate_score
     select company_id, id || '-' || n, target, at, total, simulated, analysed, ${instant}, seq + n * 100000
     from candidate_score ${others}`,
  `insert into candidate_key select company_id, key || '-' || n, id || '-' || n from candidate_key ${others}`,
  'update candidate_count set number = number * ($1 + 1)',
];

/** Writes these copies without the indexes, which are made again afterwards: it takes minutes otherwise. */
async function copy(query: Query, times: number) {
  const indexes = await query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename like 'candidate%' and indexname not like '%_pkey'`,
  );
  await query('set local session_replication_role = replica');
  for (const { name } of indexes) await query(`drop index ${name}`);
  for (const statement of copies) await query(statement, [times]);
  for (const { made } of indexes) await query(made);
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
  const some = Array.from({ length: Math.min(atOnce, count) }, (_, n) => {
    const record = another(candidates[n % candidates.length] as Candidate, n, begin);
    const change = changeOf({ kind: 'candidate', id: record.id, record }, undefined);
    // No list reads these, and they would take most of the time to write.
    return JSON.stringify({ ...change, data: {}, entries: [] });
  });
  await transaction((query) => seed(query, company, some));
  await transaction((query) => copy(query, Math.floor(count / atOnce) - 1));
  await transaction((query) => query('analyze'));
  return `masar=${token}`;
}
