import type { Task } from '@/data/schemas/task';
import { progressPercent } from '@/machines/task/progress';
import { taskWorkflow } from '@/machines/task/workflow';
import { workflowOf } from '@/machines/workflow/workflow';
import { ProgressBar } from '@/views/shared/ui/ProgressBar';
import { RowMenu } from '@/views/shared/lists/RowMenu';
import { Attachments } from './Attachments';
import type { TaskSender } from './sender';

/** The details of a task: its assignees, its progress, and its files. */
export function TaskDetails({ task, sender }: { task: Task; sender: TaskSender }) {
  const percent = progressPercent(task);
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="max-w-[70ch] whitespace-pre-line">{task.description}</p>
        <div className="-my-3 fine:-my-2">
          <RowMenu
            of={task.title}
            workflow={(at) => workflowOf(taskWorkflow, task, { by: sender.by, at })}
          />
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-xs text-muted">Assigned to</dt>
          <dd>{task.assignedTo.map(({ name }) => name).join(', ') || '—'}</dd>
        </div>
        <div>
          <dt className="text-xs text-muted">Assigned by</dt>
          <dd>{task.assignedBy.name}</dd>
        </div>
        <div>
          <dt className="text-xs text-muted">Priority</dt>
          <dd>{task.priority}</dd>
        </div>
        {task.evaluationScore !== null && (
          <div>
            <dt className="text-xs text-muted">Evaluation</dt>
            <dd>{task.evaluationScore} of 10</dd>
          </div>
        )}
      </dl>
      <div className="max-w-md space-y-1">
        <p className="flex justify-between gap-3 text-xs text-muted tabular-nums">
          <span>
            {task.timeSpentHours} of {task.timeEstimatedHours} hours
          </span>
          <span>{percent}%</span>
        </p>
        <ProgressBar label={`Progress of ${task.title}`} value={percent} />
      </div>
      <Attachments key={task.id} task={task} sender={sender} />
    </>
  );
}
