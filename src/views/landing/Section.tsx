import { classes } from '@/views/shared/ui/classes';
import type { ReactNode } from 'react';

/** A band of the page with its heading of level 2. */
export function Section({
  id,
  title,
  lead,
  className,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes('border-line py-16 md:py-24', className)}
    >
      <div className="mx-auto max-w-300 px-4 md:px-6">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-2 max-w-[54ch] text-muted">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
