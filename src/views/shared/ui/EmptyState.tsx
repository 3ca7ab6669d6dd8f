import type { ReactNode } from 'react';
import { classes } from './classes';

/**
 * The path with its nodes still open, the specification's sentence, and the one action that fills the list.
 * @param hint what the list is for, and what to do first.
 */
export function EmptyState({
  message,
  hint,
  children,
}: {
  message: string;
  hint?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <svg
        viewBox="0 0 120 24"
        className="w-28 text-edge"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        aria-hidden="true"
      >
        <path d="M16 12h36m16 0h36" strokeDasharray="3 4" />
        <circle cx="10" cy="12" r="5" />
        <circle cx="60" cy="12" r="5" />
        <circle cx="110" cy="12" r="5" />
      </svg>
      <p className={classes('text-balance', hint === undefined ? 'text-muted' : 'font-semibold')}>
        {message}
      </p>
      {hint !== undefined && <p className="max-w-[60ch] text-balance text-muted">{hint}</p>}
      {children}
    </div>
  );
}
