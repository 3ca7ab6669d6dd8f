import type { JobListing } from '@/data/schemas/job-listing';
import type { Person } from '@/data/schemas/person';
import {
  type JobListingCommand,
  jobListingLifecycle,
} from '@/machines/job-listing/job-listing.machine';
import { refusal } from '@/machines/step';
import { jobListingWorkflow } from '@/machines/job-listing/workflow';
import { workflowOf } from '@/machines/workflow/workflow';
import { type Column, DataTable, OneLine } from '@/views/shared/DataTable';
import { RowLink } from '@/views/shared/lists/RowLink';
import { RowMenu } from '@/views/shared/lists/RowMenu';
import { dayText } from '@/machines/date-text';
import { Badge } from '@/views/shared/ui/Badge';

/** The experience that a job asks for. A bare number gets the word 'years'. */
const inYears = (experience: string) => (
  <OneLine>
    {/^\d+$/.test(experience)
      ? `${experience} ${Number(experience) === 1 ? 'year' : 'years'}`
      : experience}
  </OneLine>
);

export interface JobListingSender {
  by: Person;
  onEdit: (listing: JobListing) => void;
  onRun: (asked: { listing: JobListing; command: JobListingCommand }) => void;
}

/** What a person may do with a listing, by the words of its chart. */
const actionsOf = (listing: JobListing, { by, onEdit, onRun }: JobListingSender) =>
  (
    [
      { type: 'jobListing.change', draft: listing },
      { type: 'jobListing.close' },
      { type: 'jobListing.reopen' },
    ] as const satisfies JobListingCommand[]
  )
    .filter((command) => refusal(jobListingLifecycle, listing, { ...command, by }) === null)
    .map((command) => ({
      label: jobListingWorkflow.words[command.type],
      onPress: () =>
        command.type === 'jobListing.change' ? onEdit(listing) : onRun({ listing, command }),
    }));

const columnsFor = (
  sender: JobListingSender,
  open: string | undefined,
): Column<JobListing, never>[] => [
  {
    header: 'Title',
    cell: ({ id, title }) => (
      <RowLink
        opens={{ job: id === open ? undefined : id }}
        aria-expanded={id === open}
        className="w-max max-w-72 wrap-anywhere"
      >
        {title}
      </RowLink>
    ),
  },
  {
    header: 'Location',
    cell: ({ location }) => <span className="block w-max max-w-48 wrap-anywhere">{location}</span>,
  },
  { header: 'Experience', cell: ({ experience }) => inYears(experience) },
  {
    header: 'Skills',
    phone: 'none',
    cell: ({ skills }) => <span className="line-clamp-2 min-w-28 wrap-anywhere">{skills}</span>,
  },
  { header: 'Created', cell: ({ createdAt }) => <OneLine>{dayText(createdAt)}</OneLine> },
  {
    header: 'Status',
    phone: 'aside',
    cell: ({ status }) => <Badge tone={status === 'Open' ? 'success' : 'neutral'}>{status}</Badge>,
  },
  {
    header: 'Actions',
    quiet: true,
    numeric: true,
    phone: 'aside',
    cell: (listing) => (
      <RowMenu
        of={listing.title}
        actions={actionsOf(listing, sender)}
        workflow={(at) => workflowOf(jobListingWorkflow, listing, { by: sender.by, at })}
      />
    ),
  },
];

/**
 * Job listings. A row opens to its description.
 * @param sender the person who looks, and what takes their presses.
 * @param open the id of the open one.
 */
export function JobListingTable({
  listings,
  sender,
  open,
}: {
  listings: JobListing[];
  sender: JobListingSender;
  open: string | undefined;
}) {
  return (
    <DataTable
      list="jobs"
      caption="Job Listings"
      columns={columnsFor(sender, open)}
      rows={listings}
      rowKey={({ id }) => id}
      detail={({ id, description, skills }) =>
        id === open && (
          <div className="max-w-[70ch] space-y-1 text-muted wrap-anywhere">
            <p className="whitespace-pre-line">{description}</p>
            <p>Skills: {skills}</p>
          </div>
        )
      }
    />
  );
}
