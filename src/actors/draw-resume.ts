import { Refused } from '@/data/schemas/refused';
import { failureOf } from '@/machines/failure';
import type { DrawingEvent } from '@/machines/resume/drawing.machine';
import { fromCallback } from 'xstate';

/**
 * Draws something and tells the machine. Leaving the state aborts the signal, which ends what was drawn too.
 * @param failure the sentence for the person where the cause has none.
 */
export const drawResume = (
  draw: (width: number, signal: AbortSignal) => Promise<object>,
  failure: string,
) =>
  fromCallback<DrawingEvent, { width: number }>(({ input, sendBack }) => {
    const ending = new AbortController();
    const run = async () => {
      try {
        const drawn = await draw(input.width, ending.signal);
        sendBack({ type: 'drawing.drawn', drawn });
      } catch (error) {
        const isKnown = failureOf(error).code !== 'unknown';
        const told = isKnown ? error : new Refused({ code: 'unknown', sentence: failure });
        sendBack({ type: 'drawing.failed', error: told });
      }
    };
    void run();
    return () => ending.abort();
  });
