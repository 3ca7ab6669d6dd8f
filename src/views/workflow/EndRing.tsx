import type { Box } from '@/machines/workflow/drawing';

/** The inner line of a final state's box. */
export function EndRing({ box, className }: { box: Box; className: string }) {
  return (
    <rect
      x={box.x + 4}
      y={box.y + 4}
      width={box.width - 8}
      height={box.height - 8}
      rx={7}
      fill="none"
      className={className}
    />
  );
}
