import { longestText } from '@/data/schemas/search';
import { useEffect, useRef, type ComponentProps } from 'react';
import { TextField } from './Field';

/**
 * A text input whose value lives in the URL. The input holds what is being typed, so that a slow
 * navigation never eats a letter; a value that changes from outside (Back, a link) is taken over.
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
  useEffect(() => {
    const { current } = input;
    if (current !== null && current !== document.activeElement) current.value = value;
  }, [value]);
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
