import type { TaskEvent } from '@/machines/task/task.machine';
import type { HistoryEntry } from '../schemas/history';
import type { SessionUser } from '../schemas/session';
import type { TaskAssignment } from '../schemas/task';
import { ProfileUpdate } from '../schemas/user';
import type { Workspace } from '../workspace';
import type { Company } from './company';
import { parsed } from './draft';
import { assignablePeople, employeesOf } from './tasks';

/** A history entry with its people renamed, in what is shown and in the event that a replay sends again. */
function renamedEntry({ by, event, ...entry }: HistoryEntry, renamed: (name: string) => string) {
  const shown = { ...entry, by: renamed(by) };
  if (event === undefined) return shown;
  const { by: asker, assignment } = event as TaskEvent & { assignment?: TaskAssignment };
  return {
    ...shown,
    event: {
      ...event,
      by: { ...asker, name: renamed(asker.name) },
      ...(assignment !== undefined && {
        assignment: { ...assignment, assignee: renamed(assignment.assignee) },
      }),
    },
  };
}

/**
 * The people of the demo world.
 * @param accounts those who sign in; a renamed person's account is renamed in place.
 */
export function createEmployees(company: Company, accounts: SessionUser[]): Workspace['employees'] {
  const profile = async (email: string) =>
    company.user((await company.accountIds()).get(email) ?? '');

  /** Tasks name their people, so that a new name is carried over to them. */
  const rename = async (email: string, from: string, to: string) => {
    const index = accounts.findIndex((account) => account.email === email);
    const account = accounts[index];
    if (account !== undefined) accounts[index] = { ...account, name: to };
    const tasks = await company.tasks();
    const renamed = (name: string) => (name === from ? to : name);
    for (const [id, task] of tasks) {
      tasks.set(id, {
        ...task,
        assignedTo: task.assignedTo.map(renamed),
        comments: task.comments.map((one) => ({ ...one, user: renamed(one.user) })),
        history: task.history.map((one) => renamedEntry(one, renamed)),
      });
    }
  };

  return {
    list: () => employeesOf(company),
    assignable: (team) => assignablePeople(company, team),
    get: company.user,
    profile,
    async updateProfile(email, draft) {
      const changes = parsed(ProfileUpdate, draft);
      const user = await profile(email);
      const updated = { ...user, ...changes };
      (await company.users()).set(user.id, updated);
      if (changes.name !== user.name) await rename(email, user.name, changes.name);
      return updated;
    },
  };
}
