import { isOpen } from '@/intelligence/lists/job-listings';
import { analyseResumes } from '@/actors/analyse-resumes';
import { resumeImportSearch } from '@/data/schemas/search';
import { resumeAnalysisMachine } from '@/machines/candidate/resume-analysis.machine';
import { candidatesQuery, jobListingsQuery } from '@/views/candidates/queries';
import { ResumeImportView } from '@/views/candidates/ResumeImportView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';

export const Route = createFileRoute('/_hr/hr/upload-resumes')({
  staticData: { title: 'Resume Import & AI Analysis' },
  validateSearch: resumeImportSearch,
  loader: ({ context: { workspace, queryClient }, location }) =>
    Promise.all([
      queryClient.ensureQueryData(candidatesQuery(workspace, resumeImportSearch(location.search))),
      queryClient.ensureQueryData(jobListingsQuery(workspace)),
    ]),
  component: ResumeImport,
});

function ResumeImport() {
  const world = Route.useRouteContext();
  const analysis = useActorRef(
    resumeAnalysisMachine.provide({ actors: { analyseResumes: analyseResumes(world.workspace) } }),
  );
  return (
    <ResumeImportView
      world={world}
      analysis={analysis}
      listings={useSuspenseQuery(jobListingsQuery(world.workspace)).data.filter(isOpen)}
      search={Route.useSearch()}
    />
  );
}
