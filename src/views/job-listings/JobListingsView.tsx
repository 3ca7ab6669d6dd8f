import { useSearchChange } from '@/views/shared/steps';
import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { type JobListing, NewJobListing } from '@/data/schemas/job-listing';
import type { Sent } from '@/data/port/calls';
import type { Workspace } from '@/data/port/workspace';
import { versionOf } from '@/data/schemas/history';
import type { JobListingCommand } from '@/machines/job-listing/job-listing.machine';
import { useCommand } from '@/views/shared/commands/use-command';
import { announce } from '@/views/shared/ui/toast';
import type { Person } from '@/data/schemas/person';
import type { JobListingsSearch } from '@/data/schemas/search';
import { isOpen, isOpenLong, OPEN_LONG_DAYS } from '@/intelligence/lists/job-listings';
import { useToday } from '@/views/shared/use-minute';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { Button } from '@/views/shared/ui/Button';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Screen } from '@/views/shared/ui/Page';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { useForm } from 'react-hook-form';
import { JobListingTable } from './JobListingTable';
import { Failure } from '@/views/shared/ui/Failure';

const EditJobListingDialog = lazyPart(() => import('./EditJobListingDialog'));
const JobListingDialog = lazyPart(() => import('./JobListingDialog'));

const empty: NewJobListing = {
  title: '',
  location: '',
  experience: '',
  skills: '',
  description: '',
};

/** The company's job listings: the open ones before the closed ones, newest first. A draft is kept when its modal closes, so that closing loses nothing. */
export function JobListingsView({
  listings,
  by,
  onCreate,
  onSend,
  search,
}: {
  listings: JobListing[];
  by: Person;
  onCreate: (draft: NewJobListing, sent: Sent) => Promise<unknown>;
  onSend: Workspace['jobListings']['send'];
  search: JobListingsSearch;
}) {
  const onSearch = useSearchChange<JobListingsSearch>();
  const form = useForm({ resolver: zodResolver(NewJobListing), defaultValues: empty });
  const close = () => onSearch({ dialog: undefined });
  const submission = useSubmission(onCreate, {
    onSaved: () => {
      announce('Job listing opened');
      form.reset(empty);
      close();
    },
    form,
  });
  const step = useCommand(
    async (
      { listing, command }: { listing: JobListing; command: JobListingCommand },
      sent: Sent,
    ) => {
      const next = await onSend(listing.id, command, { ...sent, seen: versionOf(listing) });
      const back = command.type === 'jobListing.close' ? 'jobListing.reopen' : 'jobListing.close';
      announce(`${isOpen(next) ? 'Reopened' : 'Closed'} ${next.title}`, (undoing) =>
        onSend(next.id, { type: back }, { ...undoing, seen: versionOf(next) }),
      );
    },
  );
  const edited =
    search.dialog === 'edit'
      ? listings.find((one) => one.id === search.job && isOpen(one))
      : undefined;
  const create = () => onSearch({ dialog: 'add' });
  const today = useToday();
  const isNarrowed = search.open === 'long';
  const shown = isNarrowed ? listings.filter((one) => isOpenLong(one, today)) : listings;
  return (
    <Screen
      actions={
        <Button look="primary" onClick={create}>
          Create Job
        </Button>
      }
    >
      <LeaveGuard
        when={form.formState.isDirty}
        title="Leave without saving the job?"
        message="What you wrote is not saved yet, and will be lost."
      />
      <Failure says={step.failure} className="mb-4" />
      {listings.length === 0 ? (
        <EmptyState
          message="No job listings yet."
          hint="A listing says what a job asks for, and resumes are measured against it. Create the first one."
        >
          <Button onClick={create}>Create the first job</Button>
        </EmptyState>
      ) : (
        <>
          {isNarrowed && (
            <div className="mb-4 flex flex-wrap items-center gap-3">
              <output className="text-muted tabular-nums">
                {shown.length} of {listings.length} job listings, open for {OPEN_LONG_DAYS} days or
                more
              </output>
              <Button look="quiet" onClick={() => onSearch({ open: undefined })}>
                Show all
              </Button>
            </div>
          )}
          {shown.length === 0 ? (
            <EmptyState message={`No listing is open for ${OPEN_LONG_DAYS} days or more.`} />
          ) : (
            <JobListingTable
              listings={shown}
              sender={{
                by,
                onEdit: ({ id }) => onSearch({ job: id, dialog: 'edit' }),
                onRun: step.run,
              }}
              open={search.job}
            />
          )}
        </>
      )}
      {search.dialog === 'add' && (
        <Arriving>
          <JobListingDialog submission={submission} form={form} onClose={close} />
        </Arriving>
      )}
      {edited !== undefined && (
        <Arriving>
          <EditJobListingDialog key={edited.id} listing={edited} onClose={close} />
        </Arriving>
      )}
    </Screen>
  );
}
