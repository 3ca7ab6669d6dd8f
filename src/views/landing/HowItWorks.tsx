import { steps } from './content';
import { Section } from './Section';
import { Stroke } from './Stroke';

/** The three steps, along the path that the logo is made of. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works">
      <ol className="relative mt-10 grid gap-10 md:grid-cols-3 md:gap-0">
        <svg
          viewBox="0 0 300 100"
          preserveAspectRatio="none"
          className="absolute top-5 h-24 w-full text-primary max-md:hidden"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          aria-hidden="true"
        >
          <path
            vectorEffect="non-scaling-stroke"
            d="M5 100C50 100 55 0 105 0s50 100 100 100S265 0 299 0"
          />
        </svg>
        <Stroke d="m8 5 7 7-7 7" className="absolute -end-1 top-2 text-primary max-md:hidden" />
        {steps.map(([title, text], at) => (
          <li
            key={title}
            className="group relative ps-16 before:absolute before:start-5 before:top-10 before:-bottom-10 before:border-s-2 before:border-primary last:before:hidden md:ps-0 md:pe-10 md:pt-36 md:before:hidden"
          >
            <span className="absolute start-0 top-0 flex size-10 items-center justify-center rounded-full border-2 border-primary bg-page font-semibold text-primary md:group-odd:top-24">
              {at + 1}
            </span>
            <h3>{title}</h3>
            <p className="mt-1 max-w-[40ch] text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
