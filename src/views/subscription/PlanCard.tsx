import type { PricingPlan } from '@/data/schemas/plan';
import { Badge } from '@/views/shared/ui/Badge';
import { classes } from '@/views/shared/ui/classes';
import { Check } from 'lucide-react';

/** A plan on offer, as one choice of several. */
export function PlanCard({
  plan: { id, name, price, features },
  isChosen,
  isCurrent,
  onChoose,
}: {
  plan: PricingPlan;
  isChosen: boolean;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={classes(
        'flex min-w-0 cursor-pointer flex-col rounded-lg border bg-surface p-5 has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        isChosen ? 'border-primary ring-1 ring-primary' : 'border-line hover:border-primary',
      )}
    >
      <span className="flex flex-wrap items-center gap-x-2.5">
        <input
          type="radio"
          name="plan"
          value={id}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={`plan-${id}`}
          className="size-4 accent-primary outline-none"
        />
        <span className="text-lg font-semibold">{name}</span>
        {isCurrent && <Badge tone="primary">Current plan</Badge>}
      </span>
      <span id={`plan-${id}`} className="mt-3 block wrap-anywhere">
        <span className="text-muted">
          <span className="text-xl font-semibold text-ink tabular-nums">{price}</span> DZD per month
        </span>
        <span className="mt-4 flex flex-col gap-2">
          {features.map((feature) => (
            <span key={feature} className="flex items-center gap-2">
              <Check className="size-4 shrink-0 text-primary" aria-hidden="true" />
              {feature}
            </span>
          ))}
        </span>
      </span>
    </label>
  );
}
