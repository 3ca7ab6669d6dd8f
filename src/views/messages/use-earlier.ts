import { useCallback, useRef } from 'react';

/** The distance from the bottom of a scroller's view to the end of its content, in pixels. */
const restOf = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight - scrollTop;

/**
 * Keeps the reader's place while earlier messages are added above it. Call `hold` when they are asked for. The
 * others are refs: of the log, of its first message, and of the button that asks for more. The log takes the
 * button's focus when nothing is left to ask for.
 */
export function useEarlier() {
  const log = useRef<HTMLDivElement>(null);
  const held = useRef<number | null>(null);
  return {
    log,
    hold: () => {
      held.current = log.current === null ? null : restOf(log.current);
    },
    first: useCallback((message: HTMLElement | null) => {
      if (message === null || log.current === null || held.current === null) return;
      log.current.scrollTop += restOf(log.current) - held.current;
      held.current = null;
    }, []),
    button: useCallback(
      (button: HTMLButtonElement) => () => {
        if (button !== document.activeElement) return;
        queueMicrotask(() => log.current?.focus({ preventScroll: true }));
      },
      [],
    ),
  };
}
