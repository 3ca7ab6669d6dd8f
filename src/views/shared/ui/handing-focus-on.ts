const buttonsIn = (part: Element | null) =>
  part?.isConnected ? [...part.querySelectorAll('button')] : [];

/**
 * A ref for a button that its own action may remove. The focus then goes to the button that stands in its place, where
 * it was one of a group; to the card's name; or to the screen where the card is removed too.
 */
export const handingFocusOn = (button: HTMLButtonElement) => () => {
  if (button !== document.activeElement) return;
  const [group, card] = [button.closest('fieldset'), button.closest('article')];
  const at = buttonsIn(group).indexOf(button);
  queueMicrotask(() => {
    // What came with the same change may have taken the focus, such as the next record's field.
    if (document.activeElement !== document.body) return;
    const place = buttonsIn(group)[at] ?? buttonsIn(card)[0] ?? document.getElementById('main');
    place?.focus({ preventScroll: true });
  });
};

/** A ref for what takes the focus as soon as it stands on the screen. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
