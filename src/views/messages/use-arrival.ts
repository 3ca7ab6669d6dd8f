import { useRef } from 'react';

/**
 * Moves the focus to the element that a step brings up. `expect` names the element; the one whose ref is `at` of
 * that name takes the focus.
 */
export function useArrival() {
  const expected = useRef<string | null>(null);
  return {
    expect: (name: string) => {
      expected.current = name;
    },
    at: (name: string) => (element: HTMLElement | null) => {
      if (element === null || expected.current !== name) return;
      expected.current = null;
      element.focus();
    },
  };
}

export type Arrival = ReturnType<typeof useArrival>;
