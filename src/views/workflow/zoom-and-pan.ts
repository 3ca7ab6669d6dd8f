/** Where two fingers are: how far apart, and the point between them. */
function pinchOf({ touches }: TouchEvent) {
  const [one, other] = [touches.item(0), touches.item(1)];
  if (touches.length !== 2 || one === null || other === null) return null;
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  };
}

/**
 * Zooms a frame that scrolls by the wheel with Ctrl, by two fingers and by the keys + - 0, and moves what it holds with
 * the mouse. Wheel, finger and arrow keys alone scroll it, as any frame.
 * @param zoomTo is given the zoom's change, 0 for the own size, and draws before it returns.
 * @returns what ends it.
 */
export function zoomAndPan(frame: HTMLElement, zoomTo: (factor: number) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  /** The point under the pointer stays where it is. */
  const zoomAt = (factor: number, { clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top } = frame.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    const before = frame.scrollWidth;
    const [fromX, fromY] = [frame.scrollLeft + x, frame.scrollTop + y];
    zoomTo(factor);
    const change = frame.scrollWidth / before;
    frame.scrollTo({ left: fromX * change - x, top: fromY * change - y, behavior: 'instant' });
  };
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / 300), event);
    },
    { signal, passive: false },
  );
  let apart = 0;
  frame.addEventListener('touchstart', (event) => (apart = pinchOf(event)?.apart ?? 0), {
    signal,
    passive: true,
  });
  frame.addEventListener(
    'touchmove',
    (event) => {
      const pinch = pinchOf(event);
      if (pinch === null || apart === 0) return;
      event.preventDefault();
      zoomAt(pinch.apart / apart, pinch);
      apart = pinch.apart;
    },
    { signal, passive: false },
  );
  frame.addEventListener(
    'pointerdown',
    ({ pointerType, button, pointerId }) => {
      if (pointerType === 'mouse' && button === 0) frame.setPointerCapture(pointerId);
    },
    { signal },
  );
  frame.addEventListener(
    'pointermove',
    ({ pointerId, movementX, movementY }) => {
      if (frame.hasPointerCapture(pointerId))
        frame.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
    },
    { signal },
  );
  frame.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey }) => {
      if (ctrlKey || metaKey) return;
      if (key === '+' || key === '=') zoomTo(1.25);
      else if (key === '-') zoomTo(0.8);
      else if (key === '0') zoomTo(0);
    },
    { signal },
  );
  return () => ended.abort();
}
