import type { TaskProgress } from '@/data/schemas/team';
import type { Tone } from '@/views/shared/ui/Badge';

/** The tone of a task's progress, the same on badges and in charts: specification, section 2. */
export const progressTone = {
  Completed: 'success',
  'In Progress': 'warning',
  Pending: 'neutral',
} as const satisfies Record<TaskProgress, Tone>;
