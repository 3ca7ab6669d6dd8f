import { longestText } from '@/data/schemas/search-readers';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { TextField } from './Field';

/**
 * A text input whose value is kept in the URL. The input holds the text that is being typed, so that a slow
 * navigation never loses a letter. It takes over a value that changes from outside (Back, a link). Typing
 * replaces the URL. At another step of the tab's history the URL's value counts, not the text typed last.
 */
export function UrlField({
  value,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'ref' | 'defaultValue'> & {
  value: string;
  onChange: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const step = useRouterState({
    select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_index,
  });
  const shown = useRef(step);
  useEffect(() => {
    const { current } = input;
    if (current === null) return;
    if (current !== document.activeElement || shown.current !== step) current.value = value;
    shown.current = step;
  }, [value, step]);
  return (
    <TextField
      {...rest}
      maxLength={longestText}
      ref={input}
      defaultValue={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
