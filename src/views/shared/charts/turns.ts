import { type RefObject, useEffect, useState } from 'react';

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

/** Asks for a turn: one is given at each idle moment of the page. Returns the way to withdraw. */
function queue(draw: () => void): () => void {
  waiting.push(draw);
  if (!idling) serve();
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** Whether what is costly to draw may be: once it is in view and its turn has come. */
export function useTurn(element: RefObject<HTMLElement | null>): boolean {
  const [stage, setStage] = useState<'waiting' | 'drawing'>('waiting');
  useEffect(() => {
    let withdraw = () => {};
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      withdraw = queue(() => setStage('drawing'));
    });
    if (element.current !== null) observer.observe(element.current);
    return () => {
      observer.disconnect();
      withdraw();
    };
  }, [element]);
  return stage === 'drawing';
}
