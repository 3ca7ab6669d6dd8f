import { addDays, addWorkdays, daysBetween } from '@/intelligence/calendar';
import { step } from '@/machines/step';
import { type TaskCommand, taskLifecycle, taskMachine } from '@/machines/task/task.machine';
import { initialTransition } from 'xstate';
import type { Person } from '../../schemas/person';
import { defaultPriority, type Task } from '../../schemas/task';
import type { User } from '../../schemas/user';
import { departmentTasks } from './department-tasks';
import { engineeringTasks } from './engineering-tasks';
import type { TaskRow } from './task-rows';

/** Lives a task of the sample through its lifecycle, so that a sample task is one that could have happened. */
function lived(row: TaskRow, today: string, people: Map<string, User>): Task {
  const personNamed = (name: string): Person => {
    const role = people.get(name)?.role;
    if (role == null) throw new Error(`The sample has no ${name}.`);
    return { name, role };
  };
  const at = (daysAgo: number, time: string) => `${addDays(today, -daysAgo)}T${time}.000Z`;
  const [assignee = ''] = row.to;
  const manager = personNamed(people.get(assignee)?.team ?? '');
  const [snapshot] = initialTransition(taskMachine, {
    id: row.id,
    title: row.title,
    description: row.description,
    deadline: addDays(today, -row.due),
    priority: row.priority ?? defaultPriority,
    assignedTo: row.to,
    assignedBy: manager,
    createdAt: at(row.created, '08:30:00'),
  });
  let task: Task = {
    ...taskLifecycle.recordOf(snapshot),
    history: [{ action: 'Created', by: 'Admin', date: at(row.created, '08:30:00') }],
    timeEstimatedHours: row.estimated,
    timeSpentHours: row.spent,
    attachments: row.attachments ?? [],
    doneWithoutErrors: row.done === undefined ? null : row.errors !== true,
  };
  const send = (command: TaskCommand, by: Person, instant: string) => {
    const stepped = step(taskLifecycle, task, { ...command, by, at: instant });
    if (stepped.outcome === 'refused') throw new Error(`${row.id}: ${stepped.refusal.sentence}`);
    task = stepped.record;
  };
  for (const [who, daysAgo, message] of row.comments ?? []) {
    send({ type: 'task.comment', message }, personNamed(who), at(daysAgo, '10:15:00'));
  }
  if (row.done !== undefined) {
    send({ type: 'task.markDone' }, personNamed(assignee), at(row.done, '15:10:00'));
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
  const people = new Map(users.map((user) => [user.name, user]));
  const workday = (nth: number) => daysBetween(addWorkdays(today, -nth), today);
  return [...engineeringTasks(rows.engineering, workday), ...departmentTasks(rows.departments)].map(
    (row) => lived(row, today, people),
  );
}
