import type { Sent } from '@/data/port/calls';
import { versionOf } from '@/data/schemas/history';
import { type JobListing, NewJobListing } from '@/data/schemas/job-listing';
import { jobListingsQuery } from '@/views/candidates/queries';
import { Discarding } from '@/views/shared/editing/Discarding';
import { useRecordForm } from '@/views/shared/editing/use-filled';
import { useSubmission } from '@/views/shared/editing/use-submission';
import { useSignedIn } from '@/views/shared/signed-in';
import { closeSaved } from '@/views/shared/editing/close-saved';
import { zodResolver } from '@hookform/resolvers/zod';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import JobListingDialog from './JobListingDialog';

const draftOf = ({
  title,
  location,
  experience,
  skills,
  description,
}: JobListing): NewJobListing => ({ title, location, experience, skills, description });

/** The modal that changes an open job listing. */
export default function EditJobListingDialog({
  listing,
  onClose,
}: {
  listing: JobListing;
  onClose: () => void;
}) {
  const { workspace, queryClient } = useSignedIn();
  const router: AnyRouter = useRouter();
  const { form, overwrite } = useRecordForm(
    listing,
    { draftOf },
    { resolver: zodResolver(NewJobListing) },
  );
  const submission = useSubmission(
    (draft: NewJobListing, sent: Sent, signal) =>
      overwrite(
        listing,
        (seen) =>
          workspace.jobListings.send(
            listing.id,
            { type: 'jobListing.change', draft },
            { ...sent, seen },
          ),
        async () => {
          const listings = await queryClient.fetchQuery(jobListingsQuery(workspace));
          return listings.find(({ id }) => id === listing.id) ?? listing;
        },
        signal,
      ),
    {
      onSaved: (saved) =>
        closeSaved(router, 'Job listing saved', (undoing) =>
          workspace.jobListings.send(
            listing.id,
            { type: 'jobListing.change', draft: draftOf(listing) },
            { ...undoing, seen: versionOf(saved) },
          ),
        ),
      form,
    },
  );
  return (
    <JobListingDialog
      title={`Edit ${listing.title}`}
      submission={submission}
      form={form}
      onClose={onClose}
    >
      <Discarding when={form.formState.isDirty} />
    </JobListingDialog>
  );
}
