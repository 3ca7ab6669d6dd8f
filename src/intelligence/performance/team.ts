import type { WorkRecord } from '@/data/schemas/performance';
import type { Task } from '@/data/schemas/task';
import {
  taskProgresses,
  type TeamDashboard,
  type TeamHighlight,
  type TeamMember,
} from '@/data/schemas/team';
import { taskProgress } from '@/machines/task/progress';
import { daysBetween, weekday } from '../calendar';
import { percentage } from '../numbers';
import { averageScore, completionRate, isCompleted } from './figures';
import { performanceBy } from './score';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
/** The weekly chart counts what was completed on the last seven days, today included. */
const CHARTED_DAYS = 7;

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
    averageScore: averageScore(scored),
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
    .toSorted((a, b) => figureOf(b) - figureOf(a) || a.name.localeCompare(b.name));
  return best === undefined ? null : { name: best.name, figure: say(best) };
}

/**
 * A team manager's dashboard, computed from the team's tasks. The most reliable member is the one with
 * the highest completion rate, and with the better average score where several have it.
 * @param tasks the team's, each once.
 * @param today the last day of the weekly chart.
 */
export function teamDashboard(
  members: readonly TeamMember[],
  tasks: readonly Task[],
  today: string,
): TeamDashboard {
  const recent = tasks.flatMap(({ doneDate }) => {
    if (doneDate === null) return [];
    const ago = daysBetween(doneDate, today);
    return ago >= 0 && ago < CHARTED_DAYS ? [days[weekday(doneDate)]] : [];
  });
  const progresses = tasks.map(taskProgress);
  return {
    topPerformer: highest(
      members,
      (member) => member.averageScore,
      (member) => `${member.averageScore.toFixed(1)} average score`,
    ),
    mostTasksAssigned: highest(
      members,
      (member) => member.totalTasks,
      (member) => `${member.totalTasks} ${member.totalTasks === 1 ? 'task' : 'tasks'} assigned`,
    ),
    mostReliable: highest(
      members,
      (member) => member.completionRate * 1000 + member.averageScore,
      (member) => `${member.completionRate}% of tasks completed`,
    ),
    weekly: days.map((day) => ({ day, completed: recent.filter((one) => one === day).length })),
    distribution: taskProgresses.map((progress) => {
      const count = progresses.filter((one) => one === progress).length;
      return { progress, count, percent: percentage(count, tasks.length) };
    }),
  };
}
