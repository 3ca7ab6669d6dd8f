/** A bar of 0 to 100 in segments, each with its length and a fill class. */
export function Bar({
  segments,
  className,
}: {
  segments: readonly (readonly [length: number, fill: string])[];
  className: string;
}) {
  const starts = segments.map((_, at) =>
    segments.slice(0, at).reduce((sum, [length]) => sum + length, 0),
  );
  return (
    <svg viewBox="0 0 100 2" preserveAspectRatio="none" className={className}>
      <path className="fill-line" d="M0 0h100v2H0" />
      {segments.map(([length, fill], at) => (
        <path key={fill} className={fill} d={`M${starts[at]} 0h${length - 0.4}v2H${starts[at]}`} />
      ))}
    </svg>
  );
}
