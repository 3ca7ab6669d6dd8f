import type { JobListing } from '@/data/schemas/job-listing';
import type { ResumeImportSearch } from '@/data/schemas/search';
import type { resumeAnalysisMachine } from '@/machines/candidate/resume-analysis.machine';
import { resumeRules } from '@/machines/candidate/file-rules';
import { FileDropZone } from '@/views/shared/files/FileDropZone';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { announce } from '@/views/shared/ui/toast';
import { useSelector } from '@xstate/react';
import { Upload } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { ActorRefFrom } from 'xstate';
import { AnalysisProgress, AnalysisSummary } from './AnalysisProgress';
import { CandidateFilters } from './CandidateFilters';
import type { CandidateIndex } from './candidate-index';
import { CandidateTable } from './CandidateTable';
import { SelectedFiles } from './SelectedFiles';
import { TargetPicker } from './TargetPicker';

/** The screen where resumes become candidates: choose, analyse on the device, rank. */
export function ResumeImportView({
  analysis,
  candidates,
  listings,
  search,
  onSearch,
}: {
  analysis: ActorRefFrom<typeof resumeAnalysisMachine>;
  candidates: CandidateIndex;
  listings: JobListing[];
  search: ResumeImportSearch;
  onSearch: (change: Partial<ResumeImportSearch>) => void;
}) {
  const { files, rejected, items, failure } = useSelector(analysis, ({ context }) => context);
  const busy = useSelector(analysis, (snapshot) => snapshot.matches('analysing'));
  const cancelled = useSelector(analysis, (snapshot) =>
    snapshot.matches({ choosing: 'cancelled' }),
  );
  const over = useSelector(analysis, (snapshot) => !snapshot.matches({ choosing: 'fresh' }));
  const target = { title: search.title ?? '', listingId: search.listing ?? null };
  const start = { type: 'analysis.start', target } as const;
  const canStart = useSelector(analysis, (snapshot) => snapshot.can(start));
  const shown = candidates.select(useDeferredValue(search));
  const selected = search.selected ?? [];

  const reanalyse = () => {
    announce('Re-analyzing selected candidates');
    const chosen = shown.filter(({ id }) => selected.length === 0 || selected.includes(id));
    analysis.send({
      type: 'analysis.restart',
      candidates: chosen.map(({ id, name }) => ({ id, name })),
      target,
    });
  };

  return (
    <Page
      title="Resume Import & AI Analysis"
      lead="Files are read on this device; nothing is uploaded. Every score says where it comes from."
    >
      <LeaveGuard
        when={busy}
        title="Leave while resumes are analyzed?"
        message="What is done is kept. The files still waiting are not analyzed."
      />
      <div className="space-y-5">
        <Card className="space-y-4">
          <TargetPicker
            title={search.title ?? ''}
            listingId={search.listing ?? ''}
            listings={listings}
            onChange={onSearch}
          />
          <FileDropZone
            label="Resumes"
            rules={resumeRules}
            disabled={busy}
            onFiles={(chosen, turnedAway) =>
              analysis.send({ type: 'files.chosen', files: chosen, rejected: turnedAway })
            }
          >
            <Upload className="size-6 text-primary" aria-hidden="true" />
            <span className="font-semibold">
              Drag and drop resumes or a folder here, or click to choose
            </span>
            <span className="text-xs text-muted">PDF, DOC or DOCX; several at once</span>
          </FileDropZone>
          <SelectedFiles
            files={busy ? [] : files}
            rejected={rejected}
            onRemove={(name) => analysis.send({ type: 'file.remove', name })}
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button look="primary" disabled={!canStart} onClick={() => analysis.send(start)}>
              Analyze with AI
            </Button>
            <span className="ms-auto text-muted">Import from</span>
            <Button onClick={() => announce('Simulated email connection...')}>Email</Button>
            <Button onClick={() => announce('Simulated LinkedIn / Recruitee connection...')}>
              Job platforms
            </Button>
          </div>
        </Card>
        {busy && (
          <AnalysisProgress
            items={items}
            onCancel={() => analysis.send({ type: 'analysis.cancel' })}
          />
        )}
        {over && !busy && (
          <AnalysisSummary
            items={items}
            cancelled={cancelled}
            failure={failure}
            onDismiss={() => analysis.send({ type: 'analysis.dismiss' })}
          />
        )}
        <section id="candidates" aria-label="Candidates analyzed" className="space-y-4">
          <CandidateFilters search={search} onChange={onSearch} />
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={() => onSearch({ sort: 'score', order: 'desc' })}>
              Sort by relevance (AI score)
            </Button>
            <a
              href="#candidates"
              onClick={reanalyse}
              className="font-semibold text-primary underline"
            >
              Re-analyze
            </a>
            <output className="block ms-auto text-muted tabular-nums">
              {shown.length} of {candidates.all.length} candidates
            </output>
          </div>
          {shown.length === 0 ? (
            <EmptyState message="No candidates found." />
          ) : (
            <CandidateTable
              candidates={shown}
              sorting={{
                key: search.sort,
                order: search.order ?? 'asc',
                onSort: (sort, order) => onSearch({ sort, order }),
              }}
              selected={selected}
              onSelect={(ids) => onSearch({ selected: ids.length === 0 ? undefined : ids })}
            />
          )}
        </section>
      </div>
    </Page>
  );
}
