/**
 * A ref for a button that its own action may remove. The focus then goes to the card's name, or to the screen
 * where the card is removed too.
 */
export const handingFocusOn = (button: HTMLButtonElement) => () => {
  if (button !== document.activeElement) return;
  const card = button.closest('article');
  queueMicrotask(() => {
    // What came with the same change may have taken the focus, such as the next record's field.
    if (document.activeElement !== document.body) return;
    const place = card?.isConnected
      ? card.querySelector('button')
      : document.getElementById('main');
    place?.focus({ preventScroll: true });
  });
};

/** A ref for what takes the focus as soon as it stands on the screen. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
