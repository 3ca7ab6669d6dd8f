import { features } from './content';
import { Section } from './Section';
import { Stroke } from './Stroke';

/** The six features of the product. */
export function Features() {
  return (
    <Section
      id="features"
      title="Features"
      lead="Six parts of one job, over one set of people, listings and tasks."
      className="border-y bg-surface"
    >
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(([icon, title, text]) => (
          <li key={title} className="rounded-lg border border-line bg-page p-5">
            <span className="flex size-12 items-center justify-center rounded-full border-2 border-primary bg-primary-tint">
              <Stroke d={icon} />
            </span>
            <h3 className="mt-4">{title}</h3>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
