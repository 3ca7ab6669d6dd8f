import type { JobListing } from '@/data/schemas/job-listing';
import { namesTarget } from '@/machines/candidate/targets';
import { SelectField } from '@/views/shared/ui/Field';
import { UrlField } from '@/views/shared/ui/UrlField';

const withoutTarget = 'Without a title or a job listing, resumes are read and not scored.';

/** The choice of a target: a job listing, or else a typed title. */
export function TargetPicker({
  title,
  listingId,
  listings,
  onChange,
}: {
  title: string;
  listingId: string;
  listings: JobListing[];
  onChange: (change: { title?: string | undefined; listing?: string | undefined }) => void;
}) {
  const listing = listings.find(({ id }) => id === listingId);
  const unnamed = namesTarget({ title, listingId: null }) ? undefined : withoutTarget;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <UrlField
        label="Target job title"
        placeholder="Frontend Developer"
        hint={listing === undefined ? unnamed : 'The job listing chosen decides.'}
        value={listing?.title ?? title}
        disabled={listing !== undefined}
        onChange={(value) => onChange({ title: value === '' ? undefined : value })}
      />
      <SelectField
        label="Or a job listing"
        value={listing?.id ?? ''}
        onChange={({ target }) =>
          onChange({ listing: target.value === '' ? undefined : target.value })
        }
      >
        <option value="">None: use the title</option>
        {listings.map(({ id, title: name, location }) => (
          <option key={id} value={id}>
            {name}, {location}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
