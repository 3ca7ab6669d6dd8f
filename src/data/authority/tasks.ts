import { pageOf } from '@/intelligence/lists/paging';
import { selectTasks } from '@/intelligence/lists/tasks';
import { refusal } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';
import {
  allows,
  canAssignTo,
  concerns,
  isEmployee,
  leadsATeam,
  teamOf,
} from '@/machines/task/policy';
import type { taskMachine } from '@/machines/task/task.machine';
import * as z from 'zod/mini';
import { once } from '../once';
import type { Answers } from '../port/answers';
import type { Named, Person } from '../schemas/person';
import { forbidden, missing, Refused } from '../schemas/refused';
import { type Task, TaskAssignment } from '../schemas/task';
import { companyOf, isOf } from './company';
import { type KeepingFiles, needFiles } from './files';
import { namesIn } from './names';
import type { Reads } from './store';
import { type Asking, type Life, make, take } from './take';

const life: Life<'task', typeof taskMachine> = {
  kind: 'task',
  called: 'task',
  lifecycle: taskLifecycle,
  async concerns(task, by, reads) {
    if (!leadsATeam(by.role)) return true;
    const assignees = await reads.some(
      'user',
      task.assignedTo.map(({ id }) => id),
    );
    return concerns(task, by, teamOf(assignees, by));
  },
};

const Ids = z.array(z.string());

/**
 * The people whose ids a field of a draft holds. A blank id is skipped, and a field of another type names nobody,
 * since the chart refuses its draft. Rejects where there is no such person, and where `by` cannot assign to one.
 */
async function peopleOf(store: Reads, by: Person, field: string, ids: unknown): Promise<Named[]> {
  const asked = (Ids.safeParse(ids).data ?? []).map((id) => id.trim()).filter((id) => id !== '');
  const named = await Promise.all(asked.map((id) => store.get('user', id)));
  return named.map((user) => {
    if (user === undefined) throw missing('employee', field);
    if (allows(by.role, 'task.assign') && !(isEmployee(user) && canAssignTo(by, user))) {
      throw forbidden(
        `${user.name} cannot be assigned ${leadsATeam(by.role) ? 'by you: choose active employees of your team' : 'a task: choose an active employee'}.`,
        field,
      );
    }
    return { id: user.id, name: user.name };
  });
}

/** The company's tasks. @param world knows the files that were uploaded. */
export function createTasks(asking: Asking, world: KeepingFiles): Answers['tasks'] {
  const { store, asker, newId } = asking;
  const company = companyOf(asking);
  const assignment = once(() => import('@/intelligence/assignment/suggest'));
  const shown = async (task: Task) => (await namesIn(store, [task])).task(task);

  return {
    async list(search, paging) {
      const [{ id }, tasks] = await Promise.all([asker(), company.ownTasks()]);
      const found = selectTasks(tasks, search, { id, today: company.today() });
      return pageOf(found, tasks.length, paging);
    },

    async get(id) {
      const task = (await company.ownTasks()).find((one) => one.id === id);
      if (task === undefined) throw missing('task');
      return task;
    },

    assign: async (draft, sent) =>
      shown(
        await make(
          asking,
          life,
          async (reads, by) => ({
            type: 'task.assign',
            assignment: draft,
            people: await peopleOf(reads, by, 'assignee', [draft.assignee]),
          }),
          sent,
        ),
      ),

    add: async (draft, sent) =>
      shown(
        await make(
          asking,
          life,
          async (reads, by) => ({
            type: 'task.add',
            draft,
            people: await peopleOf(reads, by, 'assignees', draft.assignees),
          }),
          sent,
        ),
      ),

    send: async (id, command, sent) =>
      shown(
        await take(
          asking,
          life,
          id,
          async (reads, by) => {
            if (command.type === 'task.comment' || command.type === 'task.logHours') {
              return { ...command, id: newId() };
            }
            if (command.type === 'task.attach') {
              const task = await reads.get('task', id);
              // What the chart refuses keeps the chart's reason.
              if (task !== undefined && refusal(taskLifecycle, task, { ...command, by }) === null)
                await needFiles(world, 'attachment', [command.file.url], 'file');
            }
            if (command.type !== 'task.edit') return command;
            const people = await peopleOf(reads, by, 'assignee', [command.assignment.assignee]);
            return { ...command, people };
          },
          sent,
        ),
      ),

    async remove(id, sent) {
      await take(asking, life, id, { type: 'task.remove' }, sent);
    },

    async restore(id, sent) {
      await take(asking, life, id, { type: 'task.restore' }, sent);
    },

    async suggest(title) {
      if (!TaskAssignment.shape.title.safeParse(title).success) {
        throw new Refused({
          code: 'draft.invalid',
          sentence: 'Title is required',
          field: 'title',
        });
      }
      const [{ suggestAssignment }, people, tasks] = await Promise.all([
        assignment(),
        company.assignable(),
        company.tasks(),
      ]);
      const assignable = await Promise.all(
        people.map(async ({ id, name }) => ({
          id,
          name,
          skills: (await store.get('work', id))?.skills ?? [],
          tasks: tasks.filter(isOf(id)),
        })),
      );
      const suggestion = suggestAssignment(title, assignable, company.today());
      if (suggestion === null) {
        throw new Refused({ code: 'missing', sentence: 'Nobody can be assigned.' });
      }
      return suggestion;
    },
  };
}
