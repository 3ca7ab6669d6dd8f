import type { MouseEvent } from 'react';

const controls = 'a, button, input, label, select, summary, textarea';

function openRow({ target, button, nativeEvent }: MouseEvent): void {
  if (button === 2 || !(target instanceof Element) || target.closest(controls) !== null) return;
  if (getSelection()?.isCollapsed === false) return;
  target
    .closest('tr')
    ?.querySelector('a[data-opens]')
    ?.dispatchEvent(new globalThis.MouseEvent('click', nativeEvent));
}

/**
 * Handlers for the body of a table whose rows hold a link that opens them. A press beside a row's controls presses
 * that link, in a new tab where the press asks for one. A keyboard presses the link itself.
 */
export const openingRows = { onClick: openRow, onAuxClick: openRow };
