import { classes } from './classes';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 text-sm font-semibold transition-colors md:min-h-9 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const looks = {
  primary:
    'bg-primary text-on-primary hover:bg-primary-strong disabled:bg-neutral-tint disabled:text-muted aria-disabled:bg-neutral-tint aria-disabled:text-muted',
  secondary:
    'border border-edge bg-surface text-ink hover:border-primary hover:text-primary disabled:border-line disabled:text-muted',
  quiet: 'text-primary hover:bg-primary-tint disabled:text-muted',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-tint disabled:text-muted',
} as const;

export type ButtonLook = keyof typeof looks;

/** The classes of a button, for what must look like one and is a link. */
export const buttonClasses = (look: ButtonLook = 'secondary', more?: string) =>
  classes(shape, looks[look], more);
