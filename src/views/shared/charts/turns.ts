const waiting: (() => void)[] = [];
let idling = false;

/** The longest a chart waits for a page that is never idle, in milliseconds. */
const patience = 2000;

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: patience });
  else setTimeout(run, 1);
};

function serve(): void {
  idling = true;
  whenIdle(() => {
    waiting.shift()?.();
    if (waiting.length > 0) serve();
    else idling = false;
  });
}

/** Asks for a turn. One is given at each idle moment of the page. Returns a function that withdraws the request. */
function queue(draw: () => void): () => void {
  waiting.push(draw);
  if (!idling) serve();
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/**
 * A turn to draw a costly part. It comes once the watched element is in view and the page is idle. A component
 * waits for it with `use`.
 */
export function newTurn() {
  let take: (() => void) | undefined;
  const come = new Promise<void>((resolve) => (take = resolve));
  const watch = (element: HTMLElement | null) => {
    let withdraw: (() => void) | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      withdraw = queue(() => take?.());
    });
    if (element !== null) observer.observe(element);
    return () => {
      observer.disconnect();
      withdraw?.();
    };
  };
  return { come, watch };
}
