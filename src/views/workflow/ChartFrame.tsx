import { IconButton } from '@/views/shared/ui/Button';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { zoomAndPan } from './zoom-and-pan';

const sizes = [0.6, 0.8, 1, 1.25, 1.6, 2];
const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
const within = (zoom: number) => Math.min(largest, Math.max(smallest, zoom));

/**
 * A chart in a frame that scrolls by itself, and zooms by buttons, wheel, fingers and keys.
 * @param note what its lines mean.
 * @param children draws the chart at a zoom, 1 for its own size.
 */
export function ChartFrame({
  note,
  className,
  children,
}: {
  note: ReactNode;
  className: string;
  children: (zoom: number) => ReactNode;
}) {
  const [zoom, setZoom] = useState(1);
  const [listen] = useState(() => (frame: HTMLElement) => {
    return zoomAndPan(frame, (factor) =>
      flushSync(() => setZoom((now) => within(factor === 0 ? 1 : now * factor))),
    );
  });
  return (
    <>
      <div className="flex items-center justify-end border-b border-line">
        <div className="me-auto px-3 py-1 text-xs text-muted">{note}</div>
        <IconButton
          label="Zoom out"
          disabled={zoom <= smallest}
          onClick={() => setZoom((now) => sizes.findLast((size) => size < now) ?? smallest)}
        >
          <ZoomOut className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Zoom in"
          disabled={zoom >= largest}
          onClick={() => setZoom((now) => sizes.find((size) => size > now) ?? largest)}
        >
          <ZoomIn className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <section
        ref={listen}
        aria-label="Chart"
        tabIndex={0}
        className={`touch-pan-x touch-pan-y overflow-auto p-2 ${className}`}
      >
        {children(zoom)}
      </section>
    </>
  );
}
