import type { Density } from '@/data/schemas/list-settings';
import { type ReactNode, useId } from 'react';

/** The look of one choice: a box and its label. */
export const choice = 'flex min-h-11 items-center gap-2 fine:min-h-8';

/** Choices that belong together, below a label. */
export function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-semibold text-muted">{label}</legend>
      {children}
    </fieldset>
  );
}

/** One of a few words, each with what it is called. */
export function OneOf<T extends string>({
  label,
  words,
  chosen,
  onChoose,
}: {
  label: string;
  words: Record<T, string>;
  chosen: T;
  onChoose: (word: T) => void;
}) {
  const name = useId();
  return (
    <Choice label={label}>
      {(Object.keys(words) as T[]).map((word) => (
        <label key={word} className={choice}>
          <input
            type="radio"
            name={name}
            className="size-4 accent-primary"
            checked={word === chosen}
            onChange={() => onChoose(word)}
          />
          {words[word]}
        </label>
      ))}
    </Choice>
  );
}

const heights: Record<Density, string> = { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' };

/** How high the rows of lists are. */
export const RowHeight = ({
  density,
  onChoose,
}: {
  density: Density;
  onChoose: (density: Density) => void;
}) => <OneOf label="Rows" words={heights} chosen={density} onChoose={onChoose} />;
