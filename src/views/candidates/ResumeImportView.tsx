import type { AskedWorld } from '@/actors/asked-world';
import type { JobListing } from '@/data/schemas/job-listing';
import type { ResumeImportSearch } from '@/data/schemas/search';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { useSignedIn } from '@/views/shared/signed-in';
import { Screen } from '@/views/shared/ui/Page';
import { useSelector } from '@xstate/react';
import { AnalysedCandidates } from './AnalysedCandidates';
import type { AnalysisRef } from './analysis';
import { ImportCard } from './ImportCard';
import { useTwins } from './queries';

const AnalysisRun = lazyPart(() => import('./AnalysisRun'));

/** The screen where resumes become candidates: choose, analyse on the device, rank. */
export function ResumeImportView({
  analysis,
  world,
  ...asked
}: {
  world: AskedWorld;
  analysis: AnalysisRef;
  listings: JobListing[];
  search: ResumeImportSearch;
}) {
  const twins = useTwins(world.workspace);
  const keepsFiles = useSignedIn().user.world === 'live';
  const busy = useSelector(analysis, (snapshot) => snapshot.matches('analysing'));
  const hasRun = useSelector(analysis, (snapshot) => !snapshot.matches({ choosing: 'fresh' }));
  return (
    <Screen
      lead={`Files are read on this device; ${
        keepsFiles ? 'the server keeps each with what was read in it' : 'nothing is uploaded'
      }. Every score says where it comes from.`}
    >
      <LeaveGuard
        when={busy}
        title="Leave while resumes are analyzed?"
        message="What is done is kept. The files still waiting are not analyzed."
      />
      <div className="space-y-5">
        <ImportCard analysis={analysis} simulates={!keepsFiles} {...asked} />
        {hasRun && (
          <Arriving>
            <AnalysisRun analysis={analysis} twins={twins} world={world} />
          </Arriving>
        )}
        <AnalysedCandidates
          analysis={analysis}
          workspace={world.workspace}
          twins={twins}
          {...asked}
        />
      </div>
    </Screen>
  );
}
