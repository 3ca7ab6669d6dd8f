import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Handlers for what goes one step further with each press, or a form that would be sent empty by the next
 * one: a double click is one press, and so is Enter held down.
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
