import type { Report, ReportType } from '@/data/schemas/report';
import type { reportExportMachine } from '@/machines/report/report-export.machine';
import { download } from '@/files/download';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { Screen } from '@/views/shared/ui/Page';
import { ProgressBar } from '@/views/shared/ui/ProgressBar';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ReportTypeField } from './ReportTypeField';
import { Failure } from '@/views/shared/ui/Failure';

/** A report as a file, made in the page. */
export function ExportReportsView({
  report: { type, title, period, tables },
  making,
  onType,
}: {
  report: Report;
  making: ActorRefFrom<typeof reportExportMachine>;
  onType: (type: ReportType) => void;
}) {
  const { progress, file, failure } = useSelector(making, ({ context }) => context);
  const busy = useSelector(making, (snapshot) => snapshot.matches('preparing'));
  const ready = useSelector(making, (snapshot) => snapshot.matches('ready'));
  return (
    <Screen lead="Files are made on this device; nothing is sent anywhere.">
      <Card className="max-w-2xl space-y-4">
        <ReportTypeField type={type} onType={onType} />
        <p className="text-muted">
          {title}: {period}. {tables.map((table) => table.title).join(', ')}.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            disabled={busy}
            onClick={() => making.send({ type: 'export.start', format: 'pdf' })}
          >
            Export as PDF
          </Button>
          <Button
            disabled={busy}
            onClick={() => making.send({ type: 'export.start', format: 'excel' })}
          >
            Export as Excel
          </Button>
        </div>
        {busy && (
          <div className="flex items-center gap-3">
            <ProgressBar label="Making the file" value={progress} max={1} />
            <Button look="quiet" onClick={() => making.send({ type: 'export.cancel' })}>
              Cancel
            </Button>
          </div>
        )}
        <output className="block">
          {ready && file !== null && (
            <span className="flex flex-wrap items-center gap-2">
              {file.name} is ready.
              <Button look="quiet" onClick={() => download(file)}>
                Download again
              </Button>
            </span>
          )}
        </output>
        <Failure says={failure} />
      </Card>
    </Screen>
  );
}
