/**
 * A ref for a button that may leave the page with the step it takes. The focus then goes to the card's name,
 * or to the screen where the card has left as well.
 */
export const handingFocusOn = (button: HTMLButtonElement) => () => {
  if (button !== document.activeElement) return;
  const card = button.closest('article');
  queueMicrotask(() => {
    const place = card?.isConnected
      ? card.querySelector('button')
      : document.getElementById('main');
    place?.focus({ preventScroll: true });
  });
};
