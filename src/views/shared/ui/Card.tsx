import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

/** A surface with a line around it. With a title it is a region named by it. */
export function Card({
  title,
  actions,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'section'>, 'title'> & { title?: string; actions?: ReactNode }) {
  return (
    <section
      aria-label={title}
      className={classes('min-w-0 rounded-lg border border-line bg-surface p-4 md:p-5', className)}
      {...rest}
    >
      {title !== undefined && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base font-semibold wrap-anywhere">{title}</h2>
          {/* What can be pressed is higher than the title, which keeps its place beside other cards. */}
          {actions !== undefined && <div className="fine:-my-2">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

/** A figure with its name: a dashboard's summary card, whose figure begins on one line with those beside it. @param link the way to what it counts. */
export function FigureCard({
  label,
  value,
  note,
  link,
}: {
  label: string;
  value: ReactNode;
  note?: string;
  link?: LinkProps;
}) {
  return (
    <div className="relative row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-1 rounded-lg border border-line bg-surface p-4 wrap-anywhere has-[a:hover]:border-primary">
      <p className="text-sm text-muted">{label}</p>
      <div>
        <p className="text-lg font-semibold tabular-nums sm:text-xl">{value}</p>
        {note !== undefined && <p className="mt-1 text-xs text-muted">{note}</p>}
      </div>
      {link !== undefined && typeof value !== 'object' && (
        <Link {...link} aria-label={`Show ${value}`} className="absolute inset-0 rounded-lg" />
      )}
    </div>
  );
}
