import { addDays, addWorkdays, daysBetween } from '@/machines/calendar';
import { begin, step } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';
import type { AnyEventObject } from 'xstate';
import type { Person } from '../../schemas/person';
import { Refused } from '../../schemas/refused';
import { defaultPriority, type Task } from '../../schemas/task';
import type { User } from '../../schemas/user';
import { departmentTasks } from './department-tasks';
import { engineeringTasks } from './engineering-tasks';
import type { TaskRow } from './task-rows';

/** Takes a task of the sample through its lifecycle, so that it is one that could have happened. */
function lived(row: TaskRow, today: string, people: readonly User[]): Task {
  const personWho = (is: (user: User) => boolean, called: string): Person => {
    const { id, name, role } = people.find(is) ?? { id: '', name: '', role: null };
    if (role === null) throw new Error(`The sample has no ${called}.`);
    return { id, name, role };
  };
  const personNamed = (name: string) => personWho((user) => user.name === name, name);
  const at = (daysAgo: number, time: string) => `${addDays(today, -daysAgo)}T${time}.000Z`;
  const assignees = row.to.map(personNamed);
  const [assignee = personNamed('')] = assignees;
  const team = people.find(({ id }) => id === assignee.id)?.team;
  const manager = personWho(({ id }) => id === team, `manager of ${assignee.name}`);
  const begun = begin(
    taskLifecycle,
    { id: row.id },
    {
      type: 'task.add',
      draft: {
        title: row.title,
        description: row.description,
        deadline: addDays(today, -row.due),
        assignees: assignees.map(({ id }) => id),
      },
      people: assignees.map(({ id, name }) => ({ id, name })),
      by: manager,
      at: at(row.created, '08:30:00'),
    },
  );
  if (begun.outcome === 'refused') throw new Refused(begun.refusal);
  let task: Task = {
    ...begun.record,
    priority: row.priority ?? defaultPriority,
    timeEstimatedHours: row.estimated,
    timeSpentHours: row.spent,
    attachments: row.attachments ?? [],
    doneWithoutErrors: row.done === undefined ? null : row.errors !== true,
  };
  const send = (command: AnyEventObject, by: Person, instant: string) => {
    const stepped = step(taskLifecycle, task, { ...command, by, at: instant });
    if (stepped.outcome === 'refused') throw new Refused(stepped.refusal);
    task = stepped.record;
  };
  for (const [index, [who, daysAgo, message]] of (row.comments ?? []).entries()) {
    const id = `${row.id}-comment-${index + 1}`;
    send({ type: 'task.comment', id, message }, personNamed(who), at(daysAgo, '10:15:00'));
  }
  if (row.done !== undefined) {
    send({ type: 'task.markDone' }, assignee, at(row.done, '15:10:00'));
  }
  if (row.evaluated !== undefined) {
    const [daysAgo, score] = row.evaluated;
    send({ type: 'task.evaluate', score }, manager, at(daysAgo, '16:40:00'));
  }
  return task;
}

/**
 * The company's tasks.
 * @param today YYYY-MM-DD; what they are dated by.
 * @param users who they are assigned by and to.
 */
export function tasksOn(
  today: string,
  users: User[],
  rows: Record<'engineering' | 'departments', unknown>,
): Task[] {
  const workday = (nth: number) => daysBetween(addWorkdays(today, -nth), today);
  return [...engineeringTasks(rows.engineering, workday), ...departmentTasks(rows.departments)].map(
    (row) => lived(row, today, users),
  );
}
