/** Marks the element that scrolls what a resume looks like. */
export const pagesScroller = 'data-resume-pages';

/** Scrolls what a resume looks like to a place in it, and nothing around it. A ref of the place. */
export function bringIntoPages(place: HTMLElement | null): void {
  const scroller = place?.closest(`[${pagesScroller}]`);
  if (!place || !scroller) return;
  const [inside, around] = [place.getBoundingClientRect(), scroller.getBoundingClientRect()];
  scroller.scrollBy({
    top: inside.top - around.top - around.height / 3,
    left:
      inside.left < around.left || inside.right > around.right ? inside.left - around.left - 24 : 0,
  });
}
