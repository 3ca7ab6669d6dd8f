import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Handlers for a button whose next press would do something else, such as send an empty form. A double click
 * counts as one press, and so does Enter held down.
 */
export const onePress = {
  onClickCapture: (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  },
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
};
