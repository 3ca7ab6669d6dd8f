import { drawResume } from '@/actors/draw-resume';
import { drawingMachine } from '@/machines/resume/drawing.machine';
import { useMachine } from '@xstate/react';
import { useCallback } from 'react';

/** How far from sight something is drawn already, so that scrolling finds it there. */
const nearly = '600px 0px';

/**
 * Something of a resume that is drawn when it is seen.
 * @param options `failure` is the sentence where it cannot be drawn. Another `zoom` draws it anew. What `stays` is kept
 * out of sight.
 * @returns `sight` is the ref of the element whose place decides whether it is seen.
 */
export function useDrawing<Drawn extends object>(
  draw: (width: number, signal: AbortSignal) => Promise<Drawn>,
  { failure, zoom, stays = false }: { failure: string; zoom: number; stays?: boolean },
) {
  const [drawing, send] = useMachine(
    drawingMachine.provide({ actors: { draw: drawResume(draw, failure) } }),
  );
  const sight = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting !== true) send({ type: 'drawing.leave' });
          else {
            const width = Math.round(element.clientWidth * devicePixelRatio);
            send({ type: 'drawing.see', width });
            if (stays) observer.disconnect();
          }
        },
        { rootMargin: nearly },
      );
      if (zoom > 0) observer.observe(element);
      return () => observer.disconnect();
    },
    [send, stays, zoom],
  );
  return {
    sight,
    isDrawing: drawing.matches({ seen: 'drawing' }),
    drawn: drawing.context.drawn as Drawn | null,
    failure: drawing.context.failure,
    retry: () => send({ type: 'drawing.retry' }),
  };
}
