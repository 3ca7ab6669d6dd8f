import type { JobListing } from '@/data/schemas/job-listing';
import type { Person } from '@/data/schemas/person';
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

const columnsFor = (by: Person, open: string | undefined): Column<JobListing, never>[] => [
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
    cell: ({ skills }) => <span className="line-clamp-2 min-w-40 wrap-anywhere">{skills}</span>,
  },
  { header: 'Created', cell: ({ createdAt }) => <OneLine>{dayText(createdAt)}</OneLine> },
  {
    header: 'Status',
    phone: 'aside',
    cell: ({ status }) => <Badge tone="success">{status}</Badge>,
  },
  {
    header: 'Actions',
    quiet: true,
    numeric: true,
    phone: 'aside',
    cell: (listing) => (
      <RowMenu
        of={listing.title}
        workflow={(at) => workflowOf(jobListingWorkflow, listing, { by, at })}
      />
    ),
  },
];

/**
 * Job listings. A row opens to its description.
 * @param by the person who looks.
 * @param open the id of the open one.
 */
export function JobListingTable({
  listings,
  by,
  open,
}: {
  listings: JobListing[];
  by: Person;
  open: string | undefined;
}) {
  return (
    <DataTable
      list="jobs"
      caption="Job Listings"
      columns={columnsFor(by, open)}
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
