import type { CandidateReads } from '@/data/authority/store';
import type { CandidatePage } from '@/data/port/calls';
import type { Candidate } from '@/data/schemas/candidate';
import type { CandidateSearch } from '@/data/schemas/search';
import { mostTexts } from '@/data/schemas/search-readers';
import {
  candidateOrdering,
  searchedFor,
  searchedIn,
  sortKeysOf,
} from '@/intelligence/lists/candidates';
import { namedTwins, twinKeys } from '@/intelligence/lists/twins';
import { addDays, lastDayOf } from '@/machines/calendar';
import { type CandidateProfile, profileOf } from '@/machines/candidate/profile';
import { targetKey, targetsOf } from '@/machines/candidate/targets';
import type { Database, Query } from './database/database';

/** To be raised where `listingOf` gives something else for the same candidate: then all are written anew. */
const version = 2;

/** How many candidates are written anew at once. */
const atOnce = 200;

/** A pattern that finds a text anywhere in a line. */
const within = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const withoutEmpty = (values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined),
  );

/** What the database keeps of a candidate beside its record, for lists (0005_candidates.sql). */
export function listingOf(candidate: Candidate): object {
  const profile = profileOf(candidate);
  const { text, place, skills } = searchedIn(profile);
  const isListed = candidate.status !== 'Merged';
  return {
    shown: profile,
    listing: {
      ...withoutEmpty(sortKeysOf(profile)),
      received_at: candidate.receivedAt,
      status: candidate.status,
      decision: candidate.decision,
      merged_into: candidate.mergedInto,
      others: candidate.others,
      searched: text,
      place,
      skills,
    },
    keys: isListed ? twinKeys(profile) : [],
    scores: isListed
      ? profile.scores.map(({ target, total, at }) => ({
          target: targetKey(target),
          total,
          at,
          simulated: profile.simulated !== null,
        }))
      : [],
  };
}

/** A page as the database answers it: of each target, the scores of the last candidate measured against it. */
interface Answer extends Omit<CandidatePage, 'targets'> {
  targets: { key: string; scores: CandidateProfile['scores'] }[];
}

/** The rows beside a candidate, and the place, as the database answers. */
interface Beside {
  nth: number;
  matching: number | string;
  before: CandidateProfile | null;
  after: CandidateProfile | null;
}

const named = (one: CandidateProfile | null) => one && { id: one.id, name: one.name };

/** The first instant of a month, YYYY-MM, and that of the next: days begin at 23:00 in UTC, as `dayOf` says. */
const instantsOf = (month: string) => ({
  from: `${addDays(`${month}-01`, -1)}T23`,
  until: `${lastDayOf(month)}T23`,
});

/** The conditions of a search, as the database takes them. */
function soughtBy(search: CandidateSearch): object {
  const { ids, status, decision, received, years } = search;
  const { text, place, skills } = searchedFor(search);
  const patterns = Object.entries({ searched: text, place, skills })
    .filter(([, part]) => part !== '')
    .map(([column, part]) => [column, within(part)]);
  return withoutEmpty({
    ids,
    status,
    decision,
    ...(received !== undefined && instantsOf(received)),
    years,
    ...Object.fromEntries(patterns),
  });
}

/** What is asked of all candidates of a company, found by the database. */
export function createCandidateReads(
  query: Query,
  company: string,
  some: (ids: readonly string[]) => Promise<Candidate[]>,
): CandidateReads {
  return {
    async page(search, paging) {
      const { key = null, order } = candidateOrdering(search);
      const [row] = await query<{ answer: Answer }>(
        'select answer from candidate_page($1, $2, $3, $4, $5, $6, $7, $8)',
        [
          company,
          JSON.stringify(soughtBy(search)),
          search.target ?? null,
          key,
          order === 'desc',
          paging?.size ?? null,
          paging?.page ?? 1,
          mostTexts,
        ],
      );
      if (row === undefined) throw new Error('The database did not answer.');
      const scores = row.answer.targets.flatMap((last) =>
        last.scores.filter(({ target }) => targetKey(target) === last.key),
      );
      return { ...row.answer, targets: targetsOf(scores) };
    },
    async neighbours(id, search) {
      const { key = null, order } = candidateOrdering(search);
      const [row] = await query<Beside>(
        'select nth, matching, before, after from candidate_neighbours($1, $2, $3, $4, $5, $6)',
        [
          company,
          JSON.stringify(soughtBy(search)),
          search.target ?? null,
          key,
          order === 'desc',
          id,
        ],
      );
      if (row === undefined) return null;
      return {
        place: row.nth,
        found: Number(row.matching),
        previous: named(row.before),
        next: named(row.after),
      };
    },
    received: () => query('select month, status, count from candidates_received($1)', [company]),
    async twins() {
      const rows = await query<{ shown: CandidateProfile; others: string[] }>(
        'select shown, others from candidate_twins($1)',
        [company],
      );
      return namedTwins(rows.map(({ shown, others }) => ({ ...shown, others })));
    },
    async partsOf(id) {
      const ids = await query<{ id: string }>('select id from candidate_parts($1, $2)', [
        company,
        id,
      ]);
      const parts = new Map(
        (await some(ids.map((part) => part.id))).map((part) => [part.id, part]),
      );
      return ids.flatMap((part) => parts.get(part.id) ?? []);
    },
  };
}

/** Writes anew what lists need of all candidates, where another version of this code wrote it. */
export async function listAnew(database: Database): Promise<void> {
  const [row] = await database.transaction((query) =>
    query<{ version: number }>('select version from candidate_version'),
  );
  if (row?.version === version) return;
  let last = 0;
  for (let isDone = false; !isDone;) {
    isDone = await database.transaction(async (query) => {
      const rows = await query<{ company_id: string; id: string; seq: number; data: Candidate }>(
        `select company_id, id, seq, data from record
         where kind = 'candidate' and seq > $1 order by seq limit $2 for update`,
        [last, atOnce],
      );
      for (const { company_id: company, id, seq, data } of rows) {
        last = seq;
        const change = { kind: 'candidate', id, ...listingOf(data) };
        await query('select list_anew($1, $2)', [company, JSON.stringify([change])]);
      }
      return rows.length < atOnce;
    });
  }
  await database.transaction((query) =>
    query('update candidate_version set version = $1', [version]),
  );
}
