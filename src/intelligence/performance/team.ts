import type { WorkRecord } from '@/data/schemas/work-record';
import type { Task } from '@/data/schemas/task';
import { taskProgresses } from '@/data/schemas/search';
import { type TeamDashboard, type TeamHighlight, type TeamMember } from '@/data/schemas/team';
import { taskProgress } from '@/machines/task/progress';
import { addDays, daysBetween, weekday } from '@/machines/calendar';
import { byName } from '../lists/sorting';
import { percentage, sum } from '../numbers';
import { completionRate, isCompleted, memberAverage, notEvaluated, roundedMean } from './figures';
import { performanceBy } from './score';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const DAYS_A_WEEK = 7;

interface Person {
  id: string;
  name: string;
  position: string;
}

/** A member's tasks and figures. @param tasks the member's own. */
export function teamMember(
  { id, name, position }: Person,
  tasks: readonly Task[],
  record: WorkRecord | undefined,
): TeamMember {
  const scored = tasks.map((task) => ({ task, performance: performanceBy(record, task) }));
  return {
    id,
    name,
    position,
    totalTasks: tasks.length,
    completedTasks: tasks.filter(isCompleted).length,
    completionRate: completionRate(tasks),
    averageScore: memberAverage(scored),
    tasks: scored.map(({ task, performance }) => ({
      id: task.id,
      title: task.title,
      status: task.status,
      performanceScore: performance?.performanceScore ?? null,
    })),
  };
}

/** The member with the highest figure above 0, the first by name where equal. */
function highest(
  members: readonly TeamMember[],
  figureOf: (member: TeamMember) => number,
  say: (member: TeamMember) => string,
): TeamHighlight | null {
  const [best] = members
    .filter((member) => figureOf(member) > 0)
    .toSorted((a, b) => figureOf(b) - figureOf(a) || byName(a, b));
  return best === undefined ? null : { id: best.id, name: best.name, figure: say(best) };
}

/** A member's average over the evaluated tasks, and how many done tasks it leaves out. */
function evaluatedBy({ tasks }: TeamMember) {
  const scores = tasks.flatMap(({ performanceScore }) => performanceScore ?? []);
  return {
    average: roundedMean(scores) ?? 0,
    waiting: notEvaluated(tasks),
  };
}

/** The tasks completed in the week of a day, Monday to Sunday, by working day and at the weekend. */
function weekOf(tasks: readonly Task[], today: string): Pick<TeamDashboard, 'weekly' | 'week'> {
  const from = addDays(today, -weekday(today));
  const after = tasks.flatMap(({ doneDate }) =>
    doneDate === null ? [] : daysBetween(from, doneDate),
  );
  const weekly = days.map((day, index) => ({
    day,
    completed: after.filter((one) => one === index).length,
  }));
  const completed = after.filter((one) => one >= 0 && one < DAYS_A_WEEK).length;
  return {
    weekly,
    week: {
      from,
      to: addDays(from, DAYS_A_WEEK - 1),
      completed,
      atWeekend: completed - sum(weekly.map((one) => one.completed)),
      weekBefore: after.filter((one) => one >= -DAYS_A_WEEK && one < 0).length,
    },
  };
}

/**
 * A team manager's dashboard, computed from the team's tasks. The most reliable member has the highest completion
 * rate, and of several such the better average score. An average leaves out tasks that wait for their evaluation.
 * @param tasks the team's, each once.
 * @param today the day whose week is shown.
 */
export function teamDashboard(
  members: readonly TeamMember[],
  tasks: readonly Task[],
  today: string,
): TeamDashboard {
  const progresses = tasks.map(taskProgress);
  return {
    topPerformer: highest(
      members,
      (member) => evaluatedBy(member).average,
      (member) => {
        const { average, waiting } = evaluatedBy(member);
        const left = waiting === 0 ? '' : `, ${waiting} not evaluated yet`;
        return `${average.toFixed(1)} of 100 on average${left}`;
      },
    ),
    mostTasksAssigned: highest(
      members,
      (member) => member.totalTasks,
      (member) => `${member.totalTasks} ${member.totalTasks === 1 ? 'task' : 'tasks'} assigned`,
    ),
    mostReliable: highest(
      members,
      (member) => (member.completionRate ?? 0) * 1000 + evaluatedBy(member).average,
      (member) => `${member.completionRate}% of tasks completed`,
    ),
    ...weekOf(tasks, today),
    distribution: taskProgresses.map((progress) => {
      const count = progresses.filter((one) => one === progress).length;
      return { progress, count, percent: percentage(count, tasks.length) };
    }),
  };
}
