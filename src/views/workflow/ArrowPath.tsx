import type { Point } from '@/machines/workflow/drawing';

/** A path through points, its corners rounded. */
function pathThrough(points: Point[]): string {
  const radius = 6;
  const towards = (from: Point, to: Point) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const share = Math.min(radius, length / 2) / length;
    return `${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`;
  };
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${point.x} ${point.y}`;
      if (after === undefined) return `L${point.x} ${point.y}`;
      return `L${towards(point, before)}Q${point.x} ${point.y} ${towards(point, after)}`;
    })
    .join('');
}

/** A line that ends in an arrowhead; dashed where the transition was never taken. */
export function ArrowPath({
  points,
  isWalked,
  isDashed = !isWalked,
  colour = isWalked ? 'stroke-primary' : 'stroke-edge',
}: {
  points: Point[];
  isWalked: boolean;
  isDashed?: boolean;
  colour?: string;
}) {
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (tip === undefined || before === undefined) return null;
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  const strokeWidth = isWalked ? 2 : 1.5;
  return (
    <g className={colour} fill="none" strokeWidth={strokeWidth}>
      <path d={pathThrough(points)} strokeDasharray={isDashed ? '4 4' : undefined} />
      <path d="M-7 -4L0 0L-7 4" transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`} />
    </g>
  );
}
