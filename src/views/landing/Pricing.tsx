import { pricingPlans } from '@/data/schemas/plan';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Link } from '@tanstack/react-router';
import { Section } from './Section';
import { Stroke } from './Stroke';

/**
 * The three plans, none before the others.
 * @param start where a newcomer begins.
 */
export function Pricing({ start }: { start: '/login' | '/start' }) {
  return (
    <Section
      id="pricing"
      title="Pricing"
      lead="One price a month for the whole company, in Algerian dinars."
      className="border-t bg-surface"
    >
      <ul className="mt-10 grid gap-4 md:grid-cols-3">
        {pricingPlans.map(({ id, name, price, features }) => (
          <li
            key={id}
            className="flex flex-col rounded-lg border border-t-4 border-line border-t-primary bg-page p-6"
          >
            <h3>{name}</h3>
            <p className="mt-3 text-muted">
              <span className="text-2xl font-semibold text-ink tabular-nums">{price}</span> DZD per
              month
            </p>
            <ul className="mt-5 mb-8 flex flex-col gap-2 text-sm">
              {features.map((feature) => (
                <li key={feature} className="flex items-center gap-2">
                  <Stroke width={16} d="m3 8 3.500 3.500L13 5" />
                  {feature}
                </li>
              ))}
            </ul>
            <Link
              to={start}
              {...(start === '/start' && { search: { plan: id } })}
              className={buttonClasses('secondary', 'mt-auto')}
            >
              Choose {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
