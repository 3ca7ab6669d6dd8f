/** Months by their labels, on a scale from 0. */
export function TrendLine({
  points: months,
  most,
}: {
  points: readonly (readonly [label: string, value: number])[];
  most: number;
}) {
  const points = months.map(
    ([, value], at) => `${(at * 100) / (months.length - 1)} ${100 - (value * 100) / most}`,
  );
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-xs text-muted">
      <div className="-my-2 flex flex-col justify-between text-end">
        <span>{most}</span>
        <span>{most / 2}</span>
        <span>0</span>
      </div>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-24 w-full overflow-visible"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
          d="M0 0h100M0 50h100M0 100h100"
        />
        <g className="stroke-chart-1" strokeWidth={2}>
          <path vectorEffect="non-scaling-stroke" d={`M${points.join('L')}`} />
          <path
            vectorEffect="non-scaling-stroke"
            strokeWidth={8}
            d={points.map((point) => `M${point}h.01`).join('')}
          />
        </g>
      </svg>
      <div className="col-start-2 -mx-3 flex justify-between">
        {months.map(([month]) => (
          <span key={month} className="w-6 text-center whitespace-nowrap">
            {month}
          </span>
        ))}
      </div>
    </div>
  );
}
