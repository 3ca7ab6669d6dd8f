import type { Named } from '@/data/schemas/person';
import { defaultEstimatedHours, type Task, type TaskSuggestion } from '@/data/schemas/task';
import { addWorkdays } from '@/machines/calendar';
import { byName } from '../lists/sorting';
import { sum } from '../numbers';

/** Hours of a working day that go into tasks; the rest goes into meetings and messages. */
const TASK_HOURS_A_DAY = 6;
/**
 * A word with fewer letters than this matches only a whole word of the title. Any other also matches the start of
 * one.
 */
const SHORT_WORD = 4;

/** Someone whom a task can be assigned to, with their skills and their own tasks. */
export interface Assignable extends Named {
  skills: readonly string[];
  tasks: readonly Task[];
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}+#.]+/gu) ?? [];

const isNamed = (skill: string, words: readonly string[]) =>
  wordsOf(skill).some((part) =>
    words.some((word) => word === part || (part.length >= SHORT_WORD && word.startsWith(part))),
  );

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The hours left of someone's active tasks: the estimated hours less the spent ones, never below 0 for one task. */
export const openHours = (tasks: readonly Task[]): number =>
  sum(
    tasks
      .filter(({ status }) => status === 'active')
      .map((task) => Math.max(0, task.timeEstimatedHours - task.timeSpentHours)),
  );

/**
 * Who should do a task, and by when. Of the people with most of the skills that the title names, it is the one
 * with the lightest load, and of several such the first by name; the reason says so. The task is due when that
 * load and the task itself are done, counted in working days.
 * @returns null without a title or without people.
 */
export function suggestAssignment(
  title: string,
  people: readonly Assignable[],
  today: string,
): TaskSuggestion | null {
  const words = wordsOf(title);
  if (words.length === 0) return null;
  const ranked = people
    .map(({ id, name, skills, tasks }) => ({
      id,
      name,
      named: skills.filter((skill) => isNamed(skill, words)),
      open: tasks.filter(({ status }) => status === 'active').length,
      hours: openHours(tasks),
    }))
    .toSorted((a, b) => b.named.length - a.named.length || a.hours - b.hours || byName(a, b));
  const [best] = ranked;
  if (best === undefined) return null;
  const fitting = ranked.filter(({ named }) => named.length === best.named.length);
  const equals = fitting.filter((one) => one !== best && one.hours === best.hours);
  const days = Math.ceil((best.hours + defaultEstimatedHours) / TASK_HOURS_A_DAY);
  return {
    assignee: { id: best.id, name: best.name },
    due: addWorkdays(today, days),
    reasons: [
      best.named.length > 0
        ? `${best.name} has ${listed(best.named)}, which the title names.`
        : 'The title names no skill on record, so only the load counts.',
      `${counted(best.open, 'open task')} with ${counted(best.hours, 'hour')} left${
        fitting.length > 1 ? `, the lightest load of the ${fitting.length} people who fit` : ''
      }.`,
      ...(equals.length > 0
        ? [
            `A tie: ${listed(equals.map(({ name }) => name))} ${equals.length === 1 ? 'fits' : 'fit'} as well and ${equals.length === 1 ? 'has' : 'have'} as little to do. ${best.name} is first by name.`,
          ]
        : []),
      `With the ${defaultEstimatedHours} hours of this task and ${TASK_HOURS_A_DAY} hours a day, that takes ${counted(days, 'working day')}.`,
    ],
  };
}
