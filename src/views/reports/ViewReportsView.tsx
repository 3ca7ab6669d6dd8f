import type { ReportType } from '@/data/schemas/report';
import type { reportGenerationMachine } from '@/machines/report/report-generation.machine';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { Screen } from '@/views/shared/ui/Page';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ReportLink } from './ReportLink';
import { ReportContent } from './ReportContent';
import { ReportTypeField } from './ReportTypeField';
import { Failure } from '@/views/shared/ui/Failure';

const generate = { type: 'report.generate' } as const;

const labels = {
  idle: 'Generate Report',
  generating: 'Generating...',
  ready: 'Generate Report',
  failed: 'Try again',
};

/** A report of a chosen type. It is generated on request, to look at and to download. */
export function ViewReportsView({
  generation,
  onType,
}: {
  generation: ActorRefFrom<typeof reportGenerationMachine>;
  onType: (type: ReportType) => void;
}) {
  const state = useSelector(generation, ({ value }) => value);
  const canGenerate = useSelector(generation, (snapshot) => snapshot.can(generate));
  const { reportType, report, failure } = useSelector(generation, ({ context }) => context);
  return (
    <Screen>
      <Card>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <div className="w-64">
            <ReportTypeField type={reportType} onType={onType} />
          </div>
          <Button
            look="primary"
            aria-disabled={!canGenerate}
            onClick={() => generation.send(generate)}
          >
            {labels[state]}
          </Button>
          <output className="flex flex-wrap items-center gap-3 font-semibold">
            {report !== null && (
              <>
                Report ready: <ReportLink report={report} />
              </>
            )}
          </output>
        </div>
        <Failure says={failure} className="mt-3" />
      </Card>
      {report !== null && (
        <section aria-label={report.title} className="mt-6">
          <h2 className="text-lg">{report.title}</h2>
          <p className="mt-1 mb-4 text-muted">
            {report.company}, {report.period}
          </p>
          <ReportContent report={report} />
        </section>
      )}
    </Screen>
  );
}
