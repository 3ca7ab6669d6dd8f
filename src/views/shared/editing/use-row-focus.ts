import { useEffect, useRef } from 'react';
import { deleteButtonOf } from './EditDelete';

/**
 * Keeps the focus in a list whose records are deleted.
 * @returns what hands the focus on once a record is gone, if it went with that: to the delete button of the next, or to
 *   the screen.
 */
export function useRowFocus(records: readonly { id: string }[]) {
  const handing = useRef<{ gone: string; to: string } | null>(null);
  useEffect(() => {
    const hand = handing.current;
    if (hand === null || records.some(({ id }) => id === hand.gone)) return;
    handing.current = null;
    if (document.activeElement !== document.body) return;
    const place = document.getElementById(hand.to) ?? document.getElementById('main');
    place?.focus({ preventScroll: true });
  }, [records]);
  return (gone: string) => {
    const place = records.findIndex(({ id }) => id === gone);
    const next = records[place + 1] ?? records[place - 1];
    handing.current = { gone, to: deleteButtonOf(next?.id ?? '') };
  };
}
