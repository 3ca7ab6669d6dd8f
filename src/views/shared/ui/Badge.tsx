import type { ReactNode } from 'react';
import { classes } from './classes';

const tones = {
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
  neutral: 'bg-neutral-tint text-neutral',
  primary: 'bg-primary-tint text-primary',
} as const;

export type Tone = keyof typeof tones;

/** A status in words, with its tint; the words carry the meaning. */
export function Badge({
  tone = 'neutral',
  title,
  wraps = false,
  children,
}: {
  tone?: Tone;
  title?: string;
  /** For words of any length, which wrap. */
  wraps?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      title={title}
      className={classes(
        'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold forced-colors:outline',
        wraps ? 'wrap-anywhere' : 'whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
