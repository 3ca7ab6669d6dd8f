import type { KnownTarget } from '@/machines/candidate/targets';
import { SelectField } from '@/views/shared/ui/Field';

/** Which target the scores shown are measured against; nothing where there is none to choose. */
export function MeasuredAgainst({
  targets,
  target,
  onTarget,
}: {
  targets: readonly KnownTarget[];
  target: KnownTarget | null;
  onTarget: (key: string) => void;
}) {
  if (target === null) return null;
  return (
    <div className="w-full max-w-sm">
      <SelectField
        label="Measured against"
        value={target.key}
        onChange={(event) => onTarget(event.target.value)}
      >
        {targets.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
