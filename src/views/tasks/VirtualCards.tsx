import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';

/** A closed card's height in pixels, before it is measured. */
const cardHeight = 45;

/** The cards in view of a long list that the window scrolls, between two spacers that stand for the rest. */
export default function VirtualCards({
  ids,
  render,
}: {
  ids: string[];
  render: (index: number) => ReactNode;
}) {
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => cardHeight,
    getItemKey: (index) => ids[index] ?? index,
    // The window scrolls the top of the page together with the cards.
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <ul>
      <li aria-hidden="true" style={{ height: before }} />
      {items.map(({ index, key }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={ids.length}
          aria-posinset={index + 1}
          className="border-b border-line"
        >
          {render(index)}
        </li>
      ))}
      <li aria-hidden="true" style={{ height: after }} />
    </ul>
  );
}
