import type { JobListing } from '@/data/schemas/job-listing';
import type { ResumeImportSearch } from '@/data/schemas/search';
import { resumeRules } from '@/machines/candidate/file-rules';
import { useSearchChange } from '@/views/shared/steps';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { FileDropZone } from '@/views/shared/files/FileDropZone';
import { Button } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { announce } from '@/views/shared/ui/toast';
import { useSelector } from '@xstate/react';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { TargetPicker } from './TargetPicker';
import { type AnalysisRef, choiceOf } from './analysis';

const loadSelectedFiles = () => import('./SelectedFiles');
const SelectedFiles = lazyPart(loadSelectedFiles);

/** Where a person chooses the target and the files, and starts the analysis. */
export function ImportCard({
  analysis,
  listings,
  search,
  simulates,
}: {
  analysis: AnalysisRef;
  listings: JobListing[];
  search: ResumeImportSearch;
  /** Whether the imports from elsewhere, which are simulated, are offered. */
  simulates: boolean;
}) {
  const onSearch = useSearchChange<ResumeImportSearch>();
  const taken = useRef(Promise.resolve());
  const files = useSelector(analysis, ({ context }) => context.files);
  const rejected = useSelector(analysis, ({ context }) => context.rejected);
  const busy = useSelector(analysis, (snapshot) => snapshot.matches('analysing'));
  const selected = busy ? [] : files;
  const start = { type: 'analysis.start', target: choiceOf(search, listings) } as const;
  const canStart = useSelector(analysis, (snapshot) => snapshot.can(start));
  const begin = () => {
    analysis.send(start);
    // Without a target in the URL, the list shows the scores against the last one.
    onSearch({ target: undefined });
  };
  return (
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
        onFiles={(chosen, turnedAway) => {
          const choose = () =>
            analysis.send({ type: 'files.chosen', files: chosen, rejected: turnedAway });
          // Whoever may start must find the button where it stays, and the list of files pushes it down. A later
          // choice may be done loading before an earlier one, and must not come first.
          taken.current = taken.current.then(loadSelectedFiles).then(choose, choose);
        }}
      >
        <Upload className="size-6 text-primary" aria-hidden="true" />
        <span className="font-semibold">
          Drag and drop resumes or a folder here, or click to choose
        </span>
        <span className="text-xs text-muted">PDF, DOC or DOCX; several at once</span>
      </FileDropZone>
      <Arriving>
        {(selected.length > 0 || rejected.length > 0) && (
          <SelectedFiles
            files={selected}
            rejected={rejected}
            onRemove={(name) => analysis.send({ type: 'file.remove', name })}
          />
        )}
      </Arriving>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" disabled={!canStart} onClick={begin}>
          Analyze with AI
        </Button>
        {simulates && (
          <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:w-full">
            <span className="text-muted">Import from</span>
            <Button onClick={() => announce('Simulated email connection...')}>Email</Button>
            <Button onClick={() => announce('Simulated LinkedIn / Recruitee connection...')}>
              Job platforms
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
