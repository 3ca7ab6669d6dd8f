import { IconButton } from '@/views/shared/ui/Button';
import { TextField } from '@/views/shared/ui/Field';
import type { ComponentProps } from 'react';
import { EyeIcon } from './EyeIcon';

/** A password, and the button that shows or hides it. */
export function PasswordField({
  isShown,
  onToggle,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'trailing'> & {
  isShown: boolean;
  onToggle: () => void;
}) {
  return (
    <TextField
      label="Password"
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton label={isShown ? 'Hide password' : 'Show password'} onClick={onToggle}>
          <EyeIcon isCrossed={isShown} />
        </IconButton>
      }
      {...field}
    />
  );
}
