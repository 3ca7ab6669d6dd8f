import type { RejectedFile } from '@/machines/candidate/file-rules';

/** The files that a drop zone rejected, each with the reason. */
export function RejectedFiles({ rejected }: { rejected: RejectedFile[] }) {
  if (rejected.length === 0) return null;
  return (
    <div role="alert" className="rounded-md bg-danger-tint p-3 text-danger">
      <ul aria-label="Files that cannot be used" className="space-y-1">
        {rejected.map(({ name, messages }, index) => (
          <li key={index} className="break-words">
            <span className="font-semibold">{name}</span>: {messages.join('; ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
