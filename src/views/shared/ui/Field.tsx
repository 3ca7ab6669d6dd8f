import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes';

const control =
  'min-h-11 w-full rounded-md border bg-surface px-3 text-sm text-ink placeholder:text-muted fine:min-h-9';
const edge = (error: string | undefined) => (error === undefined ? 'border-edge' : 'border-danger');

interface Labelled {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

function Frame({
  id,
  label,
  error,
  hint,
  children,
}: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint !== undefined && error === undefined && (
        <p id={`${id}-note`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-note`} className="text-xs font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

const described = (id: string, { error, hint }: Labelled) => ({
  id,
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined && hint === undefined ? undefined : `${id}-note`,
});

/** A text input with its visible label; an error is said below it and turns the border red. */
export function TextField({
  label,
  error,
  hint,
  className,
  trailing,
  ...rest
}: ComponentProps<'input'> & Labelled & { trailing?: ReactNode }) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...described(id, { label, error, hint })}
          className={classes(control, edge(error), trailing !== undefined && 'pe-12', className)}
          {...rest}
        />
        {trailing !== undefined && (
          <div className="absolute inset-y-0 end-0 flex items-center">{trailing}</div>
        )}
      </div>
    </Frame>
  );
}

/** A native select over a short list, with its visible label. */
export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...rest
}: ComponentProps<'select'> & Labelled) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <select
        {...described(id, { label, error, hint })}
        className={classes(control, 'text-ellipsis', edge(error), className)}
        {...rest}
      >
        {children}
      </select>
    </Frame>
  );
}

/** A multi-line input with its visible label. */
export function TextAreaField({
  label,
  error,
  hint,
  className,
  ...rest
}: ComponentProps<'textarea'> & Labelled) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <textarea
        {...described(id, { label, error, hint })}
        className={classes(control, 'min-h-24 py-2', edge(error), className)}
        {...rest}
      />
    </Frame>
  );
}
