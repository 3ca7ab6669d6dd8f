import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonLook } from './button-classes';

/**
 * A button, 'primary' once a screen. `type` is 'button' unless given. A button that is refused only for a while,
 * such as while it runs, is `aria-disabled`: a disabled one would lose the focus.
 */
export function Button({
  look = 'secondary',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClasses(look, className)} {...rest} />;
}

/** A square button that shows an icon; `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  className = '',
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-neutral-tint hover:text-ink disabled:cursor-not-allowed fine:size-(--control,2.25rem) ${className}`}
      {...rest}
    />
  );
}
