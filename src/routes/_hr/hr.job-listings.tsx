import { jobListingsQuery } from '@/views/candidates/queries';
import { jobListingsSearch } from '@/data/schemas/search';
import { JobListingsView } from '@/views/job-listings/JobListingsView';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/job-listings')({
  staticData: { title: 'Job Listings' },
  validateSearch: jobListingsSearch,
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(jobListingsQuery(workspace)),
  component: JobListings,
});

function JobListings() {
  const { workspace, user } = Route.useRouteContext();
  const listings = jobListingsQuery(workspace);
  return (
    <JobListingsView
      listings={useSuspenseQuery(listings).data}
      by={user}
      onCreate={workspace.jobListings.create}
      onSend={workspace.jobListings.send}
      search={Route.useSearch()}
    />
  );
}
