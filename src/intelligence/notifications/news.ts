import type { HistoryEntry } from '@/data/schemas/history';
import type { JobListing } from '@/data/schemas/job-listing';
import type { Notification } from '@/data/schemas/notification';
import type { Person } from '@/data/schemas/person';
import type { PlanId } from '@/data/schemas/plan';
import { planName, type Subscription } from '@/data/schemas/subscription';
import type { Task } from '@/data/schemas/task';
import type { User } from '@/data/schemas/user';
import { isOpen, OPEN_LONG_DAYS } from '@/intelligence/lists/job-listings';
import { addDays, daysBetween } from '@/machines/calendar';
import { dayText } from '@/machines/date-text';

/** Something that happened or is due, told to one person. `at` is an ISO instant. */
export interface News extends Pick<Notification, 'id' | 'type' | 'message'> {
  at: string;
  /** Whether the person knows of it without having opened the notification. */
  isKnown?: boolean;
}

type Told = Pick<News, 'type' | 'message'>;
type Event = { type: string; by?: Person } & Record<string, unknown>;

const eventOf = ({ event }: HistoryEntry): Event | undefined => event;

/** What a step of a task tells its assignees. */
function toldAssignee(task: Task, entry: HistoryEntry): Told | null {
  const { title, assignedBy } = task;
  switch (entry.event?.type) {
    case 'task.assign':
    case 'task.add':
      return { type: 'task', message: `${assignedBy.name} assigned you "${title}".` };
    case 'task.edit':
      return { type: 'task', message: `${entry.by} changed "${title}".` };
    case 'task.comment':
      return { type: 'task', message: `${entry.by} commented on "${title}".` };
    case 'task.evaluate':
      return {
        type: 'evaluation',
        message: `Your task "${title}" was evaluated with ${task.evaluationScore} of 10.`,
      };
    default:
      return null;
  }
}

/** What a step of a task tells those who watch it. @param isFirst whether the first hours were logged. */
function toldWatcher(
  { title, evaluationScore }: Task,
  entry: HistoryEntry,
  isFirst: boolean,
  by: Person,
): Told | null {
  const isLead = by.role === 'teammanager';
  switch (entry.event?.type) {
    case 'task.comment':
      return { type: 'task', message: `${entry.by} commented on "${title}".` };
    case 'task.logHours':
      return isFirst ? { type: 'task', message: `${entry.by} started "${title}".` } : null;
    case 'task.markDone':
      return isLead
        ? {
            type: 'review',
            message: `${entry.by} finished "${title}". It waits for your evaluation.`,
          }
        : { type: 'task', message: `${entry.by} finished "${title}".` };
    case 'task.evaluate':
      return {
        type: isLead ? 'evaluation' : 'task',
        message: `The evaluation of "${title}" was saved with score ${evaluationScore}.`,
      };
    default:
      return null;
  }
}

/** What others did with the tasks that concern a person. */
export const taskNews = (tasks: readonly Task[], by: Person): News[] =>
  tasks.flatMap((task) => {
    const isAssignee = task.assignedTo.some(({ id }) => id === by.id);
    const started = task.history.findIndex(({ event }) => event?.type === 'task.logHours');
    return task.history.flatMap((entry, index) => {
      if (eventOf(entry)?.by?.id === by.id) return [];
      const told = isAssignee
        ? toldAssignee(task, entry)
        : toldWatcher(task, entry, index === started, by);
      return told === null ? [] : [{ ...told, id: `task-${task.id}-${index}`, at: entry.date }];
    });
  });

/** The instant of a morning of the company, which is an hour ahead of UTC. */
const morningOf = (day: string) => `${day}T07:00:00.000Z`;
/** How many days before its deadline an assignee is reminded of a task. */
const remindedDays = 2;

function dueText(days: number, deadline: string): string {
  if (days < 0) return `was due on ${dayText(deadline)}`;
  return `is due ${['today', 'tomorrow'][days] ?? `in ${days} days`}`;
}

/** The open tasks whose deadline is near or over. @param today YYYY-MM-DD. */
export const dueNews = (tasks: readonly Task[], today: string): News[] =>
  tasks
    .filter(({ status, deadline }) => status === 'active' && deadline !== '')
    .map(({ id, title, deadline }) => ({
      id: `due-${id}-${deadline}`,
      type: 'reminder',
      message: `"${title}" ${dueText(daysBetween(today, deadline), deadline)}.`,
      at: morningOf(addDays(deadline, -remindedDays)),
    }));

/** The open listings, once they have been open for long. */
export const listingNews = (listings: readonly JobListing[]): News[] =>
  listings.filter(isOpen).map(({ id, title, createdAt }) => ({
    id: `open-${id}`,
    type: 'reminder',
    message: `The listing for ${title} has been open for ${OPEN_LONG_DAYS} days.`,
    at: morningOf(addDays(createdAt, OPEN_LONG_DAYS)),
  }));

/** The candidates whose files wait for analysis. @param last the one received last. */
export const pendingNews = (count: number, last: { id: string; receivedAt: string }): News => ({
  id: `pending-${last.id}`,
  type: 'review',
  message:
    count === 1
      ? 'A candidate is waiting for analysis.'
      : `${count} candidates are waiting for analysis.`,
  at: last.receivedAt,
});

/** The last message that somebody sent to the person. */
export const messageNews = (
  { id, at }: { id: string; at: string },
  sender: string,
  isKnown: boolean,
): News => ({
  id: `message-${id}`,
  type: 'message',
  message: `${sender} sent you a message.`,
  at,
  isKnown,
});

const accountSteps: Record<string, string> = {
  'activation.add': 'added',
  'activation.activate': 'activated',
  'activation.deactivate': 'deactivated',
};

/** What others did with the company's accounts. */
export const accountNews = (users: readonly User[], by: Person): News[] =>
  users.flatMap(({ id, name, history }) =>
    history.flatMap((entry, index) => {
      const done = accountSteps[entry.event?.type ?? ''];
      if (done === undefined || eventOf(entry)?.by?.id === by.id) return [];
      const message = `The account of ${name || 'a user'} was ${done}.`;
      return [{ id: `user-${id}-${index}`, type: 'user', message, at: entry.date }];
    }),
  );

/** What the company paid for its subscription, and its end when it is near. */
export function subscriptionNews({ history, renewalDate }: Subscription, today: string): News[] {
  const paid = history.flatMap((entry, index): News[] => {
    const event = eventOf(entry);
    if (event?.type !== 'subscription.subscribe') return [];
    const message = `Your payment for the ${planName(event['plan'] as PlanId)} plan was completed.`;
    return [{ id: `payment-${index}`, type: 'payment', message, at: entry.date }];
  });
  const ends = daysBetween(today, renewalDate) < 0 ? 'ended' : 'ends';
  return [
    ...paid,
    {
      id: `renewal-${renewalDate}`,
      type: 'alert',
      message: `Your subscription ${ends} on ${dayText(renewalDate)}.`,
      at: morningOf(addDays(renewalDate, -7)),
    },
  ];
}
