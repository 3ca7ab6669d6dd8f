import { allows } from '@/machines/task/policy';
import { taskLifecycle, taskMachine } from '@/machines/task/task.machine';
import { step } from '@/machines/step';
import { initialTransition } from 'xstate';
import { once } from '../once';
import type { Person } from '../schemas/person';
import { missing, Refused } from '../schemas/refused';
import {
  defaultPriority,
  type NewTask,
  type Task,
  TaskAssignment,
  TeamTask,
} from '../schemas/task';
import type { Workspace } from '../workspace';
import { type Company, sortedByName } from './company';
import { parsed } from './draft';
import { idAt } from './ids';

/** The active people whom a task can be assigned to, by name; a task names its people, so that they have one. */
export async function assignablePeople(company: Company, team?: string) {
  return (await employeesOf(company)).filter(
    (user) => user.status === 'Active' && (team === undefined || user.team === team),
  );
}

/** The employees by name, the inactive as well; nobody can choose one without a name. */
export const employeesOf = async (company: Company) =>
  sortedByName((await company.users()).values()).filter(
    ({ role, name }) => role === 'employee' && name !== '',
  );

const only = (by: Person, what: Parameters<typeof allows>[1], sentence: string) => {
  if (!allows(by.role, what)) throw new Refused({ code: 'forbidden', sentence });
};

/** The tasks of the demo world. */
export function createTasks(company: Company, now: () => Date): Workspace['tasks'] {
  const assignment = once(() => import('@/intelligence/assignment/suggest'));

  const removed = new Map<string, Task>();
  const find = async (id: string) => {
    const task = (await company.tasks()).get(id);
    if (task === undefined) throw missing('task');
    return task;
  };
  const create = async (draft: Omit<NewTask, 'id' | 'createdAt' | 'assignedBy'>, by: Person) => {
    const tasks = await company.tasks();
    const at = now();
    const [snapshot] = initialTransition(taskMachine, {
      ...draft,
      id: idAt(at, (id) => tasks.has(id)),
      assignedBy: { name: by.name, role: by.role },
      createdAt: at.toISOString(),
    });
    const created = { action: 'Created', by: 'Admin', date: at.toISOString() };
    const task = { ...taskLifecycle.recordOf(snapshot), history: [created] };
    tasks.set(task.id, task);
    return task;
  };

  return {
    list: (filter = {}) => company.tasksBy(filter),

    get: find,

    async assign(draft, by) {
      only(by, 'task.assign', 'Only HR staff and team managers can assign a task');
      const { title, assignee, due, priority } = parsed(TaskAssignment, draft);
      return create(
        { title, description: '', deadline: due, priority, assignedTo: [assignee] },
        by,
      );
    },

    async add(draft, by) {
      only(by, 'task.assign', 'Only HR staff and team managers can assign a task');
      const { title, description, deadline, assignees } = parsed(TeamTask, draft);
      return create(
        { title, description, deadline, priority: defaultPriority, assignedTo: assignees },
        by,
      );
    },

    async send(id, command, by) {
      const task = await find(id);
      const event = { ...command, by: { name: by.name, role: by.role }, at: now().toISOString() };
      const stepped = step(taskLifecycle, task, event);
      if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
      (await company.tasks()).set(id, stepped.record);
      return stepped.record;
    },

    async remove(id, by) {
      only(by, 'task.remove', 'Only HR staff can delete a task');
      const task = await find(id);
      (await company.tasks()).delete(id);
      removed.set(id, task);
    },

    async restore(id, by) {
      only(by, 'task.remove', 'Only HR staff can restore a task');
      const task = removed.get(id);
      if (task === undefined) {
        throw new Refused({ code: 'missing', sentence: 'This task was not deleted.' });
      }
      removed.delete(id);
      (await company.tasks()).set(id, task);
    },

    async suggest(title, team) {
      const { suggestAssignment } = await assignment();
      const [work, tasks] = [await company.work(), await company.tasksBy({})];
      const people = (await assignablePeople(company, team)).map(({ id, name }) => ({
        name,
        skills: work.get(id)?.skills ?? [],
        tasks: tasks.filter(({ assignedTo }) => assignedTo.includes(name)),
      }));
      if (title.trim() === '') {
        throw new Refused({
          code: 'draft.invalid',
          sentence: 'Title is required',
          field: 'title',
        });
      }
      const suggestion = suggestAssignment(title, people, company.today());
      if (suggestion === null) {
        throw new Refused({ code: 'missing', sentence: 'Nobody can be assigned.' });
      }
      return suggestion;
    },
  };
}
