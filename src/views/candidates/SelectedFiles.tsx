import type { RejectedFile } from '@/machines/candidate/file-rules';
import { RejectedFiles } from '@/views/shared/files/RejectedFiles';
import { IconButton } from '@/views/shared/ui/Button';
import { X } from 'lucide-react';

const kilobytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});

/**
 * The files chosen for analysis, each with a button that removes it, and the rejected files, each with the
 * reason.
 */
export default function SelectedFiles({
  files,
  rejected,
  onRemove,
}: {
  files: File[];
  rejected: RejectedFile[];
  onRemove: (name: string) => void;
}) {
  return (
    <>
      <RejectedFiles rejected={rejected} />
      {files.length > 0 && (
        <section aria-label="Selected files">
          <h2 className="font-semibold">
            {files.length === 1 ? '1 file selected' : `${files.length} files selected`}
          </h2>
          <ul className="mt-1 max-h-60 divide-y divide-line overflow-y-auto">
            {files.map(({ name, size }) => (
              <li key={name} className="flex items-center justify-between gap-2">
                <span className="min-w-0 truncate" title={name}>
                  {name}
                </span>
                <span className="flex shrink-0 items-center gap-1 text-muted tabular-nums">
                  {kilobytes.format(Math.ceil(size / 1000))}
                  <IconButton label={`Remove ${name}`} onClick={() => onRemove(name)}>
                    <X className="size-4" aria-hidden="true" />
                  </IconButton>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
