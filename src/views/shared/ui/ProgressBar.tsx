/** A bar for work whose end is known. `value` counts from 0 to `max`; `label` says of what. */
export function ProgressBar({
  label,
  value,
  max = 100,
}: {
  label: string;
  value: number;
  max?: number;
}) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="h-2 w-full appearance-none forced-color-adjust-none overflow-hidden rounded-full bg-neutral-tint [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-neutral-tint [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[width]"
    />
  );
}
