/** The classes that make a link or a fold, which is no button, large enough for a finger. */
export const touchTarget = 'inline-flex min-h-11 min-w-11 items-center fine:min-h-0 fine:min-w-0';

/** Joins class names, leaving out what is false or undefined. */
export const classes = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ');
