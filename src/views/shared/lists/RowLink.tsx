import { fromHere, undoStep } from '@/views/shared/steps';
import { classes } from '@/views/shared/ui/classes';
import { type AnyRouter, Link, useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

/** The look of a row's link. */
export const rowLink =
  'inline-flex min-h-11 min-w-11 items-center font-semibold hover:text-primary hover:underline fine:min-h-(--control) fine:min-w-0';

/**
 * The link that opens a row's record on the same screen, such as `{ user: 'u-1' }`, or closes
 * it, such as `{ user: undefined }`. Back and closing lead to the list as it was. A press anywhere in the row, beside its controls, presses it.
 */
export function RowLink({
  opens,
  className,
  ...rest
}: Pick<ComponentProps<'a'>, 'aria-expanded' | 'aria-label' | 'children' | 'className'> & {
  opens: object;
}) {
  const router: AnyRouter = useRouter();
  const search = (now: object) => ({ ...now, ...opens });
  const close = (press: MouseEvent) => {
    if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    void undoStep(router, search);
  };
  return (
    <Link
      to="."
      search={search}
      onClick={Object.values(opens).every((id) => id === undefined) ? close : undefined}
      state={() => fromHere(router)}
      resetScroll={false}
      data-opens
      className={classes(rowLink, className)}
      {...rest}
    />
  );
}
