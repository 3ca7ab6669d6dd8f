import type { WorkMonth } from '@/data/schemas/work-record';
import { dayText, monthAndYear } from '@/machines/date-text';
import { Facts } from '@/views/employee/Facts';
import { type Column, DataTable } from '@/views/shared/DataTable';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { useSignedIn } from '@/views/shared/signed-in';
import { useSearchChange } from '@/views/shared/steps';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { Missing } from '@/views/shared/ui/Missing';
import { TaskHistory } from '@/views/tasks/TaskHistory';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { figureColumns } from './columns';

const MonthDialog = lazyPart(() => import('./MonthDialog'));
const CareerDialog = lazyPart(() => import('./CareerDialog'));
const EvaluationDialog = lazyPart(() => import('./EvaluationDialog'));

type Dialog = 'month' | 'career' | 'evaluation';

const columns: Column<WorkMonth, never>[] = [
  { header: 'Month', cell: ({ month }) => monthAndYear(month) },
  ...figureColumns<WorkMonth>((month) => month),
];

/** What HR has entered on a person's work, when, and the forms that enter more. */
export function WorkRecordSection({ employeeId, name }: { employeeId: string; name: string }) {
  const { workspace } = useSignedIn();
  const { dialog } = useSearch({ strict: false, select: (all) => all as { dialog?: Dialog } });
  const change = useSearchChange<{ dialog: Dialog | undefined }>();
  const record = useQuery(
    queryOptions({
      queryKey: ['work record', employeeId],
      queryFn: () => workspace.workRecords.get(employeeId),
      meta: { topics: ['work', 'user'] },
    }),
  ).data;
  if (record === undefined) return null;
  const last = record.evaluations.at(-1);
  const form = {
    record,
    name,
    send: workspace.workRecords.send,
    onClose: () => change({ dialog: undefined }),
  };
  return (
    <Card
      title="Attendance and skills"
      actions={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => change({ dialog: 'month' })}>Enter a month</Button>
          <Button onClick={() => change({ dialog: 'career' })}>Edit skills</Button>
          <Button onClick={() => change({ dialog: 'evaluation' })}>Add evaluation</Button>
        </div>
      }
    >
      <div className="space-y-4">
        <Facts
          facts={[
            [
              'Skills',
              record.skills.join(', ') || <Missing key="skills" what="No skills entered yet" />,
            ],
            [
              'Last promotion',
              record.promotedAt === null ? (
                <Missing key="promotion" what="No promotion entered yet" />
              ) : (
                dayText(record.promotedAt)
              ),
            ],
            [
              'Last evaluation',
              last === undefined ? (
                <Missing key="evaluation" what="No evaluation entered yet" />
              ) : (
                `${last.rating} / 5, ${dayText(last.date)}`
              ),
            ],
          ]}
        />
        {record.months.length === 0 ? (
          <p className="text-muted">No attendance entered yet.</p>
        ) : (
          <DataTable
            caption={`Attendance of ${name}`}
            columns={columns}
            rows={record.months.toReversed()}
            rowKey={({ month }) => month}
          />
        )}
        {record.history.length > 0 && <TaskHistory history={record.history} />}
      </div>
      <Arriving>
        {dialog === 'month' && <MonthDialog {...form} />}
        {dialog === 'career' && <CareerDialog {...form} />}
        {dialog === 'evaluation' && <EvaluationDialog {...form} />}
      </Arriving>
    </Card>
  );
}
