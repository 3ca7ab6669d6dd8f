import { Badge } from '@/views/shared/ui/Badge';
import { Card } from '@/views/shared/ui/Card';
import { SelectField } from '@/views/shared/ui/Field';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { useState } from 'react';
import type { Offer } from './variants';
import type { ChartRunActor } from '@/machines/visualiser/chart-run.machine';

/** The events of a model, by who makes them happen. Each can be pressed: one that is refused says why. */
export function Offers({ offers, actor }: { offers: Offer[]; actor: ChartRunActor }) {
  const everyone = [...new Set(offers.map(({ who }) => who))];
  const [asker, setAsker] = useState('');
  const who = everyone.includes(asker) ? asker : (everyone[0] ?? '');
  const mayOf = (one: string) =>
    offers.filter((offer) => offer.who === one && offer.refusal === null).length;
  return (
    <Card title="What may happen">
      <SelectField label="Who" value={who} onChange={({ target }) => setAsker(target.value)}>
        {everyone.map((one) => (
          <option key={one} value={one}>
            {one}: {mayOf(one)} of {offers.filter((offer) => offer.who === one).length}
          </option>
        ))}
      </SelectField>
      <ul aria-label="Events" className="mt-3 space-y-2">
        {offers
          .filter((offer) => offer.who === who)
          .map(({ step, words, refusal }) => (
            <li key={step} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <button
                type="button"
                data-step={step}
                className={buttonClasses(refusal === null ? 'primary' : 'secondary')}
                onClick={() => actor.send({ type: 'run.press', step })}
              >
                {step}
              </button>
              {refusal !== null && <Badge>refused</Badge>}
              <span className="min-w-0 basis-full text-xs wrap-anywhere text-muted">{words}</span>
            </li>
          ))}
      </ul>
    </Card>
  );
}
