import { classes } from './classes';

const shape =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md text-sm font-semibold transition-colors fine:min-h-(--control,2.25rem) off:cursor-not-allowed off:text-muted';

const looks = {
  primary:
    'bg-primary px-4 forced-colors:border text-on-primary hover:bg-primary-strong off:bg-neutral-tint',
  secondary:
    'border border-edge bg-surface px-4 text-ink hover:border-primary hover:text-primary off:border-line',
  quiet: 'px-2.5 text-primary hover:bg-primary-tint',
  danger: 'border border-danger bg-surface px-4 text-danger hover:bg-danger-tint',
} as const;

export type ButtonLook = keyof typeof looks;

/** The classes of a button, for what must look like one and is a link. */
export const buttonClasses = (look: ButtonLook = 'secondary', more?: string) =>
  classes(shape, looks[look], more);
