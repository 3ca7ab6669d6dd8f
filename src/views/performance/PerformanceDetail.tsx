import { dayOf } from '@/machines/calendar';
import type { EmployeePerformance, ScoredTask } from '@/data/schemas/performance';
import type { ChartPeriod } from '@/data/schemas/search';
import { percentText } from '@/intelligence/number-text';
import { type Column, DataTable, OneLine } from '@/views/shared/DataTable';
import { dayText } from '@/machines/date-text';
import { Card, FigureCard } from '@/views/shared/ui/Card';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Missing } from '@/views/shared/ui/Missing';
import { WorkRecordSection } from '@/views/work-record/WorkRecordSection';
import { TaskStatusLabel } from '@/views/tasks/TaskStatusLabel';
import { WorkCharts } from './WorkCharts';
import { Link } from '@tanstack/react-router';

const columns: Column<ScoredTask, never>[] = [
  {
    header: 'Task',
    cell: ({ task }) => (
      <span className="block w-max max-w-72 font-semibold wrap-anywhere">{task.title}</span>
    ),
  },
  {
    header: 'Deadline',
    phone: 'labelled',
    cell: ({ task }) => <OneLine>{dayText(task.deadline)}</OneLine>,
  },
  {
    header: 'Done',
    phone: 'labelled',
    cell: ({ task }) =>
      task.doneDate === null ? '—' : <OneLine>{dayText(dayOf(task.doneDate))}</OneLine>,
  },
  {
    header: 'Status',
    phone: 'aside',
    cell: ({ task }) => <TaskStatusLabel status={task.status} />,
  },
  { header: 'Hours', numeric: true, cell: ({ task }) => task.timeSpentHours },
  {
    header: 'Manager score',
    numeric: true,
    outOf: 10,
    cell: ({ task }) =>
      task.evaluationScore === null ? <Missing what="Not evaluated yet" /> : task.evaluationScore,
  },
  {
    header: 'Performance score',
    numeric: true,
    outOf: 100,
    cell: ({ performance }) =>
      performance?.performanceScore.toFixed(1) ?? <Missing what="Not evaluated yet" />,
  },
];

/** An employee's figures, charts, evaluation summary and tasks. */
export function PerformanceDetail({
  performance,
  period,
}: {
  performance: EmployeePerformance;
  period: ChartPeriod | undefined;
}) {
  const { name, stats, averageScore, completionRate, lastEvaluation, summary, tasks } = performance;
  const left =
    performance.notEvaluated === 0 ? '' : `; ${performance.notEvaluated} not evaluated yet`;
  return (
    <div className="space-y-5">
      <div className="grid gap-4 sm:grid-cols-3">
        <FigureCard
          label="Average performance score"
          value={averageScore?.toFixed(1) ?? <Missing what="No task is evaluated yet" />}
          note={`of 100, over tasks evaluated${left}`}
        />
        <FigureCard
          label="Completion rate"
          value={
            completionRate === null ? (
              <Missing what="No task is assigned yet" />
            ) : (
              percentText(completionRate)
            )
          }
        />
        <FigureCard
          label="Last rating"
          value={
            lastEvaluation === null ? (
              <Missing what="No evaluation is entered yet" />
            ) : (
              `${lastEvaluation.rating} / 5`
            )
          }
          {...(lastEvaluation !== null && { note: dayText(lastEvaluation.date) })}
        />
      </div>
      <WorkCharts stats={stats} period={period} />
      <Card title="AI Evaluation Summary">
        <ul className="list-disc space-y-1.5 ps-5">
          {summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Card>
      <WorkRecordSection
        key={performance.employeeId}
        employeeId={performance.employeeId}
        name={name}
      />
      <section aria-label="Task History" className="space-y-3">
        <h2 className="text-base">Task History</h2>
        {tasks.length === 0 ? (
          <EmptyState
            message={`${name} has no task on record yet.`}
            hint="Each task is listed here with its score. Assign the first one."
          >
            <Link to="/hr/assign-tasks" className={buttonClasses('secondary')}>
              Assign a task
            </Link>
          </EmptyState>
        ) : (
          <DataTable
            caption={`Tasks of ${name}`}
            columns={columns}
            rows={tasks}
            rowKey={({ task }) => task.id}
          />
        )}
      </section>
    </div>
  );
}
