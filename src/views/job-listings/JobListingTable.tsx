import type { JobListing } from '@/data/schemas/job-listing';
import type { Person } from '@/data/schemas/person';
import { jobListingWorkflow } from '@/machines/job-listing/workflow';
import { workflowOf } from '@/machines/workflow/workflow';
import { type Column, DataTable } from '@/views/shared/DataTable';
import { dayText } from '@/machines/date-text';
import { Badge } from '@/views/shared/ui/Badge';
import { ShowWorkflow } from '@/views/workflow/ShowWorkflow';

/** The experience that a job asks for. A bare number gets the word 'years'. */
const inYears = (experience: string) =>
  /^\d+$/.test(experience)
    ? `${experience} ${Number(experience) === 1 ? 'year' : 'years'}`
    : experience;

const columnsFor = (by: Person): Column<JobListing, never>[] => [
  {
    header: 'Title',
    cell: ({ title, description }) => (
      <details className="w-56 py-1 wrap-anywhere md:w-80">
        <summary className="cursor-pointer py-3 font-semibold fine:py-0">{title}</summary>
        <p className="mt-1 whitespace-pre-line text-muted">{description}</p>
      </details>
    ),
  },
  { header: 'Location', cell: ({ location }) => location },
  {
    header: 'Experience',
    cell: ({ experience }) => <span className="whitespace-nowrap">{inYears(experience)}</span>,
  },
  { header: 'Skills', cell: ({ skills }) => <span className="block min-w-40">{skills}</span> },
  {
    header: 'Created',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt)}</span>,
  },
  { header: 'Status', cell: ({ status }) => <Badge tone="success">{status}</Badge> },
  {
    header: 'Actions',
    quiet: true,
    numeric: true,
    cell: (listing) => (
      <ShowWorkflow
        look="quiet"
        of={listing.title}
        workflow={(at) => workflowOf(jobListingWorkflow, listing, { by, at })}
      />
    ),
  },
];

/** Job listings. A title opens to its description. `by` is the person who looks. */
export function JobListingTable({ listings, by }: { listings: JobListing[]; by: Person }) {
  return (
    <DataTable
      caption="Job Listings"
      columns={columnsFor(by)}
      rows={listings}
      rowKey={({ id }) => id}
    />
  );
}
