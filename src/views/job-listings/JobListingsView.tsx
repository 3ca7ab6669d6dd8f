import { Arriving, lazyPart } from '@/views/shared/lazy-part';
import { type JobListing, NewJobListing } from '@/data/schemas/job-listing';
import type { Person } from '@/data/schemas/person';
import { jobListingDialogMachine } from '@/machines/job-listing/job-listing-dialog.machine';
import { LeaveGuard } from '@/views/shared/LeaveGuard';
import { useBackCloses } from '@/views/shared/held-open';
import { Button } from '@/views/shared/ui/Button';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { zodResolver } from '@hookform/resolvers/zod';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fromPromise } from 'xstate';
import { JobListingTable } from './JobListingTable';

const JobListingDialog = lazyPart(() => import('./JobListingDialog'));

const empty: NewJobListing = {
  title: '',
  location: '',
  experience: '',
  skills: '',
  description: '',
};

/** The company's job listings, newest first. A draft outlives the modal, so that closing it loses nothing. */
export function JobListingsView({
  listings,
  by,
  onCreate,
}: {
  listings: JobListing[];
  by: Person;
  onCreate: (draft: NewJobListing) => Promise<void>;
}) {
  const form = useForm({ resolver: zodResolver(NewJobListing), defaultValues: empty });
  const [machine] = useState(() =>
    jobListingDialogMachine.provide({
      actors: {
        saveListing: fromPromise(async ({ input }) => {
          await onCreate(input);
          form.reset(empty);
        }),
      },
    }),
  );
  const dialog = useActorRef(machine);
  const isOpen = useSelector(dialog, (snapshot) => !snapshot.matches('closed'));
  useBackCloses(isOpen, () => dialog.send({ type: 'dialog.close' }));
  const createJob = (
    <Button look="primary" onClick={() => dialog.send({ type: 'dialog.open' })}>
      Create Job
    </Button>
  );
  return (
    <Page title="Job Listings" actions={createJob}>
      <LeaveGuard
        when={form.formState.isDirty}
        title="Leave without saving the job?"
        message="What you wrote is not saved yet, and will be lost."
      />
      {listings.length === 0 ? (
        <EmptyState message="No job listings yet." />
      ) : (
        <JobListingTable listings={listings} by={by} />
      )}
      {isOpen && (
        <Arriving>
          <JobListingDialog dialog={dialog} form={form} />
        </Arriving>
      )}
    </Page>
  );
}
