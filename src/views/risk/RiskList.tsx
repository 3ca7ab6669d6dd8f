import type { RiskEmployee } from '@/data/schemas/risk';
import { known } from '@/intelligence/number-text';
import { classes } from '@/views/shared/ui/classes';
import { RiskFigure } from './RiskFigure';

/** The height over which the list fades at its foot, in pixels. */
const fade = 24;

/** Scrolls the list, and not the page, to who is selected: a link may have chosen somebody further down. */
function show(entry: HTMLElement | null): void {
  const list = entry?.closest('ul');
  if (!entry || !list) return;
  const [seen, whole] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop +=
    Math.max(0, seen.bottom - whole.bottom + fade) + Math.min(0, seen.top - whole.top);
}

/** Employees with their risk, one of whom may be selected. */
export function RiskList({
  risks,
  selected,
  onSelect,
}: {
  risks: RiskEmployee[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}) {
  return (
    <ul className="-mx-2 divide-y divide-line lg:fading-end lg:max-h-[70vh] lg:overflow-y-auto">
      {risks.map(({ id, name, role, department, riskScore, riskLevel }) => (
        <li key={id} className="[content-visibility:auto] [contain-intrinsic-size:auto_3.75rem]">
          <button
            ref={id === selected ? show : undefined}
            type="button"
            aria-pressed={id === selected}
            onClick={() => onSelect(id)}
            className={classes(
              'flex min-h-14 w-full items-center gap-3 rounded-md px-2 py-1.5 text-start',
              id === selected ? 'bg-primary-tint' : 'hover:bg-page',
            )}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{name}</span>
              <span className="block text-xs text-muted">{known(role, department)}</span>
            </span>
            <span className="grid grid-cols-[auto_minmax(4.5rem,auto)] items-center justify-items-start gap-3">
              <RiskFigure score={riskScore} level={riskLevel} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
