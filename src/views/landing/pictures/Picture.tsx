import { classes } from '@/views/shared/ui/classes';
import type { ReactNode } from 'react';

/** A small picture of the product, drawn with its own parts; `label` says what it shows. */
export function Picture({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{label}</figcaption>
      <div
        aria-hidden="true"
        className={classes(
          'overflow-hidden rounded-lg border border-line bg-surface text-sm tabular-nums [&_b]:font-semibold',
          className,
        )}
      >
        {children}
      </div>
    </figure>
  );
}

/** Words marked in a resume as a reader would mark them with a highlighter. */
export function Marked({ children }: { children: ReactNode }) {
  return <mark className="rounded-sm bg-accent/25 px-0.5 text-ink">{children}</mark>;
}
