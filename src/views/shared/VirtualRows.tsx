import type { ReactNode } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';

/** The number of rows, what scrolls them (null until mounted), and what draws one, which `measure` measures. */
interface VirtualRowsProps {
  count: number;
  scroller: HTMLElement | null;
  render: (index: number, measure: (row: HTMLTableRowElement | null) => void) => ReactNode;
}

/** A row's height in pixels, before it is measured. */
const rowHeight = 41;

/** The rows in view of a long table, between two spacers that stand for the rest. */
export default function VirtualRows({ count, scroller, render }: VirtualRowsProps) {
  const virtualizer = useVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
      {items.map(({ index }) => render(index, virtualizer.measureElement))}
      {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
    </>
  );
}
