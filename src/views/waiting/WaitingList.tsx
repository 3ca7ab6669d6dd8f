import type { Workspace } from '@/data/port/workspace';
import type { Waiting } from '@/data/schemas/waiting';
import { Card } from '@/views/shared/ui/Card';
import { queryOptions } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';

interface Line {
  label: string | ((waiting: Waiting) => string);
  /** The list that is counted. */
  link: (waiting: Waiting) => LinkProps;
  hasNoCount?: true;
  /** Whether it is late or went wrong, and does not only wait. */
  isUrgent?: true;
}

/** The line of each kind of thing that can wait for a role. */
export type Lines = Partial<Record<Waiting['kind'], Line>>;

/** What waits for the person signed in. */
export const waitingQuery = (workspace: Workspace) =>
  queryOptions({ queryKey: ['waiting'], queryFn: () => workspace.waiting.list() });

/** What waits for a person, each line with the way to the list that it counts. */
export function WaitingList({ waiting, lines }: { waiting: Waiting[]; lines: Lines }) {
  return (
    <Card title="Waiting for you" className="mb-5">
      {waiting.length === 0 ? (
        <p className="text-muted">Nothing waits for you.</p>
      ) : (
        <ul className="-my-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8">
          {waiting.map((one) => {
            const line = lines[one.kind];
            if (line === undefined) throw new Error(`No line says '${one.kind}'.`);
            return (
              <li key={`${one.kind} ${one.of?.id}`}>
                <Link
                  {...line.link(one)}
                  className="flex min-h-11 items-center gap-3 rounded-sm py-1 wrap-anywhere text-primary hover:underline fine:min-h-9"
                >
                  <span
                    className={`-order-2 size-2.5 shrink-0 rounded-full border-2 forced-color-adjust-none ${line.isUrgent ? 'border-danger bg-danger' : 'border-accent'}`}
                  />
                  {typeof line.label === 'string' ? line.label : line.label(one)}{' '}
                  {line.hasNoCount !== true && (
                    <strong className="-order-1 min-w-4 text-lg font-semibold tabular-nums">
                      {one.count}
                    </strong>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
