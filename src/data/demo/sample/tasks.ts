import { addDays, addWorkdays, dayOf, daysBetween } from '@/machines/calendar';
import type { HistoryEntry } from '../../schemas/history';
import type { Person } from '../../schemas/person';
import type { Task } from '../../schemas/task';
import type { User } from '../../schemas/user';
import { departmentTasks } from './department-tasks';
import { engineeringTasks } from './engineering-tasks';
import type { TaskRow } from './task-rows';

/** An entry of a task's history. `shown` is the name that the specification shows instead of the person's own. */
const told = (
  action: string,
  event: { type: string; by: Person; at: string; [more: string]: unknown },
  [from, to]: [from: string, to: string],
  shown?: string,
): HistoryEntry => ({
  action,
  ...(shown === undefined ? { by: event.by.name, byId: event.by.id } : { by: shown }),
  date: event.at,
  event,
  from,
  to,
});

/**
 * A task of the sample with the history that its chart would have given it. The chart is not run: a first visit
 * would wait for it and for all that it needs. A test runs it over each task and compares.
 */
function written(row: TaskRow, today: string, people: readonly User[]): Task {
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
  const { id, title, description, done, evaluated } = row;
  const deadline = addDays(today, -row.due);
  const createdAt = at(row.created, '08:30:00');
  const assignedTo = assignees.map((one) => ({ id: one.id, name: one.name }));
  const comments = (row.comments ?? []).map(([who, daysAgo, message], index) => ({
    id: `${id}-comment-${index + 1}`,
    by: personNamed(who),
    date: at(daysAgo, '10:15:00'),
    message,
  }));
  const doneDate = done === undefined ? null : at(done, '15:10:00');
  const draft = { title, description, deadline, assignees: assignedTo.map((one) => one.id) };
  const added = { type: 'task.add', draft, people: assignedTo, by: manager, at: createdAt };
  const history = [
    told('Created', added, ['drafted', 'assigned.active'], 'Admin'),
    ...comments.map(({ by, date, ...comment }) =>
      told('Commented', { type: 'task.comment', ...comment, by, at: date }, [
        'assigned.active',
        'assigned.active',
      ]),
    ),
  ];
  if (doneDate !== null) {
    const marked = { type: 'task.markDone', by: assignee, at: doneDate };
    history.push(told('Marked as done', marked, ['assigned.active', 'assigned.done']));
  }
  if (evaluated !== undefined) {
    const [daysAgo, score] = evaluated;
    const scored = { type: 'task.evaluate', score, by: manager, at: at(daysAgo, '16:40:00') };
    const states: [string, string] = ['assigned.done', 'assigned.evaluated'];
    history.push(told(`Evaluation saved with score ${score}`, scored, states, 'Manager'));
  }
  return {
    id,
    title,
    description,
    deadline,
    priority: row.priority ?? 'Medium',
    status: doneDate === null ? 'active' : evaluated === undefined ? 'done' : 'evaluated',
    assignedTo,
    assignedBy: manager,
    comments: comments.map(({ by, ...comment }) => ({
      ...comment,
      by: { id: by.id, name: by.name },
    })),
    history,
    timeEstimatedHours: row.estimated,
    timeSpentHours: row.spent,
    timeEntries: [],
    doneWithoutErrors: done === undefined ? null : row.errors !== true,
    doneOnTime: doneDate === null ? null : dayOf(doneDate) <= deadline,
    doneDate,
    attachments: row.attachments ?? [],
    evaluationScore: evaluated?.[1] ?? null,
    createdAt,
    removedAt: null,
  };
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
    (row) => written(row, today, users),
  );
}
