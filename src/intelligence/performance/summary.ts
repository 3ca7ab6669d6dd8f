import { dayText } from '@/machines/date-text';
import type { Evaluation } from '@/data/schemas/work-record';
import type { ScoredTask, TaskPerformance } from '@/data/schemas/performance';
import { mean, percentage, round, sum } from '../numbers';
import { averageScore, completionRate, isCompleted, notEvaluated } from './figures';

const tasksOf = (count: number) => `${count} ${count === 1 ? 'task' : 'tasks'}`;

/** What an unknown part lacks. */
const lacks = {
  productivity: 'hours are',
  timeliness: 'deadline is',
  attendance: 'attendance is',
} as const;

/** For each part that is not known of all evaluated tasks, how many lack it. */
const gaps = (performances: readonly TaskPerformance[]): string[] =>
  (Object.keys(lacks) as (keyof typeof lacks)[]).flatMap((part) => {
    const count = performances.filter((one) => one[part] === null).length;
    return count === 0
      ? []
      : `No ${lacks[part]} on record for ${count} of ${tasksOf(performances.length)} evaluated: the score leaves ${part} out.`;
  });

/** The parts that differ between tasks. The completion rate does not: it is always 100 for an evaluated task. */
const parts = ['productivity', 'efficiency', 'quality', 'timeliness', 'attendance'] as const;

const partAverages = (performances: readonly TaskPerformance[]) =>
  parts
    .flatMap((part) => {
      const value = mean(performances.flatMap((one) => one[part] ?? []));
      return value === null ? [] : { part, value: round(value, 1) };
    })
    .toSorted((a, b) => b.value - a.value);

function hours(tasks: readonly ScoredTask[]): string[] {
  const done = tasks
    .map(({ task }) => task)
    .filter((task) => isCompleted(task) && task.timeSpentHours > 0);
  if (done.length === 0) return [];
  const spent = sum(done.map(({ timeSpentHours }) => timeSpentHours));
  const estimated = sum(done.map(({ timeEstimatedHours }) => timeEstimatedHours));
  const share = percentage(Math.abs(spent - estimated), estimated);
  if (share === null) return [];
  const against =
    share === 0 ? 'as estimated' : `${share}% ${spent > estimated ? 'over' : 'under'} the estimate`;
  return [`A finished task took ${round(spent / done.length, 1)} hours on average, ${against}.`];
}

function ratings(evaluations: readonly Evaluation[]): string[] {
  const last = evaluations.at(-1);
  if (last === undefined) return [];
  const before = evaluations.at(-2);
  const change = before === undefined ? 0 : round(last.rating - before.rating, 1);
  const moved =
    change === 0 ? '' : `, ${change > 0 ? 'up' : 'down'} ${Math.abs(change)} from the one before`;
  return [`The evaluation of ${dayText(last.date)} gave ${last.rating} out of 5${moved}.`];
}

/**
 * The evaluation of an employee in sentences, each naming the figures it is built from.
 * @param evaluations oldest first.
 */
export function evaluationSummary(
  tasks: readonly ScoredTask[],
  evaluations: readonly Evaluation[],
): string[] {
  if (tasks.length === 0) {
    return ['No task is on record yet, so there is no work to evaluate.', ...ratings(evaluations)];
  }
  const done = tasks.filter(({ task }) => isCompleted(task));
  const onTime = done.filter(({ task }) => task.doneOnTime === true).length;
  const performances = tasks.flatMap(({ performance }) => performance ?? []);
  const [strongest, ...others] = partAverages(performances);
  const weakest = others.at(-1);
  const waiting = notEvaluated(tasks.map(({ task }) => task));
  return [
    `Completed ${done.length} of ${tasksOf(tasks.length)} (${completionRate(tasks.map(({ task }) => task))}%), ${onTime} of them on time.`,
    ...(performances.length > 0 && strongest !== undefined && weakest !== undefined
      ? [
          `The average performance score is ${averageScore(tasks)} of 100 over ${tasksOf(performances.length)} evaluated.`,
          `The strongest part is ${strongest.part} (${strongest.value}), the weakest ${weakest.part} (${weakest.value}).`,
        ]
      : []),
    ...gaps(performances),
    ...hours(tasks),
    ...ratings(evaluations),
    ...(waiting > 0
      ? [`${tasksOf(waiting)} done ${waiting === 1 ? 'waits' : 'wait'} for an evaluation.`]
      : []),
  ];
}
