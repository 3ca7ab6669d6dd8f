/**
 * The ref of a button that may leave the page with the step it takes: the focus it then holds goes to the
 * name of the card it stood in, or to the screen where there is no such card any more.
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
