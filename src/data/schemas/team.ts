import * as z from 'zod/mini';
import { taskProgresses } from './search';
import { TaskStatus } from './task';

/**
 * A member of a team with tasks and figures. `completionRate` is a whole percentage, null without tasks.
 * `averageScore` is 0 to 100 with one decimal, over all done tasks, null without one.
 */
export const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  position: z.string(),
  totalTasks: z.int(),
  completedTasks: z.int(),
  completionRate: z.nullable(z.int()),
  averageScore: z.nullable(z.number()),
  tasks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: TaskStatus,
      performanceScore: z.nullable(z.number()),
    }),
  ),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** A member who stands out, and the figure that shows it, such as '91.4 of 100 on average'. */
export const TeamHighlight = z.object({ id: z.string(), name: z.string(), figure: z.string() });
export type TeamHighlight = z.infer<typeof TeamHighlight>;

export const TaskProgress = z.enum(taskProgresses);
export type TaskProgress = z.infer<typeof TaskProgress>;

/**
 * The team manager's dashboard. A highlight is null where no member qualifies. `weekly` holds the working days of
 * the week, and `week` its first and last day. Its `completed` counts the weekend as well. A percentage is null
 * without tasks.
 */
export const TeamDashboard = z.object({
  topPerformer: z.nullable(TeamHighlight),
  mostTasksAssigned: z.nullable(TeamHighlight),
  mostReliable: z.nullable(TeamHighlight),
  weekly: z.array(
    z.object({ day: z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']), completed: z.int() }),
  ),
  week: z.object({
    from: z.string(),
    to: z.string(),
    completed: z.int(),
    atWeekend: z.int(),
    weekBefore: z.int(),
  }),
  distribution: z.array(
    z.object({ progress: TaskProgress, count: z.int(), percent: z.nullable(z.int()) }),
  ),
});
export type TeamDashboard = z.infer<typeof TeamDashboard>;
