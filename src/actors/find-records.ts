import { isOpen } from '@/intelligence/lists/job-listings';
import type { Workspace } from '@/data/port/workspace';
import type { Role } from '@/data/schemas/role';
import { roleLabel } from '@/data/schemas/role-label';
import { type Found, foundBy, type FoundKind } from '@/machines/finder/finder.machine';
import { searchKey } from '@masar/resume/text';
import { fromPromise } from 'xstate';

type Row = Omit<Found, 'kind'>;

/** How many rows of a kind are asked for by each word. Several words find what is among the rows of each. */
const paging = { size: 200 };

/** Whether a name holds each of some words, in any order, whatever their capitals and accents. */
export const holdsWords = (name: string, words: readonly string[]): boolean => {
  const key = searchKey(name);
  return words.every((word) => key.includes(word));
};

const named = (rows: readonly Row[], word: string) =>
  rows.filter(({ name, note }) => holdsWords(`${name} ${note}`, [searchKey(word)]));

/** The rows that a word finds, by the search of the list of that kind. */
const searches: Record<FoundKind, (workspace: Workspace, word: string) => Promise<Row[]>> = {
  candidate: async ({ candidates }, q) =>
    (await candidates.list({ q }, paging)).rows.map(({ id, name, position }) => ({
      id,
      name,
      note: position ?? '',
    })),
  task: async ({ tasks }, q) =>
    (await tasks.list({ q }, paging)).rows.map(({ id, title, assignedTo }) => ({
      id,
      name: title,
      note: assignedTo.map(({ name }) => name).join(', '),
    })),
  jobListing: async ({ jobListings }, q) =>
    named(
      (await jobListings.list()).filter(isOpen).map(({ id, title, location }) => ({
        id,
        name: title,
        note: location,
      })),
      q,
    ),
  employee: async ({ employees }, q) =>
    named(
      (await employees.list()).map(({ id, name, position }) => ({ id, name, note: position })),
      q,
    ),
  user: async ({ users }, q) =>
    (await users.list({ q }, paging)).rows.map(({ id, name, email, role }) => ({
      id,
      name: name || email || 'Unnamed user',
      note: roleLabel(role),
    })),
  member: async ({ team }, q) =>
    named(
      (await team.members()).map(({ id, name, position }) => ({ id, name, note: position })),
      q,
    ),
  client: async ({ clients }, q) =>
    (await clients.list({ q }, paging)).rows.map(({ id, name, email, plan }) => ({
      id,
      name: name || email || 'unnamed client',
      note: plan,
    })),
  conversation: async ({ conversations }, q) =>
    (await conversations.people(q, paging)).rows.map(({ conversation, name, role }) => ({
      id: conversation,
      name,
      note: role,
    })),
};

/** The records that hold each word of a text, of every kind that a role finds. */
export const findRecords = (workspace: Workspace, role: Role) =>
  fromPromise<Found[], string>(async ({ input: text }) => {
    const words = [...new Set(text.trim().split(/\s+/))];
    const kinds: readonly FoundKind[] = foundBy[role];
    const found = await Promise.all(
      kinds.map(async (kind) => {
        const [first = [], ...others] = await Promise.all(
          words.map((word) => searches[kind](workspace, word)),
        );
        const ids = others.map((rows) => new Set(rows.map(({ id }) => id)));
        return first
          .filter(({ id }) => ids.every((one) => one.has(id)))
          .map((row) => ({ kind, ...row }));
      }),
    );
    return found.flat();
  });
