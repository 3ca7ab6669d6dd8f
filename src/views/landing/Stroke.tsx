/**
 * A line drawing in the text colour on a grid of `width` by `height`. A step of the grid is one pixel unless
 * the class says otherwise.
 */
export function Stroke({
  d,
  width = 24,
  height = width,
  className = 'text-primary',
}: {
  d: string;
  width?: number;
  height?: number;
  className?: string;
}) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
