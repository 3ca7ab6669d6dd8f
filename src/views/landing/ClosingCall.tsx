import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Link } from '@tanstack/react-router';
import { Section } from './Section';

/** The last link to the product on the page. */
export function ClosingCall() {
  return (
    <Section
      id="start"
      title="Put your next shortlist to the test"
      lead="Bring a job title and a folder of resumes. The ranking takes seconds, and you can argue with every line of it."
      className="relative isolate overflow-hidden border-t bg-primary-tint"
    >
      <Link to="/login" className={buttonClasses('primary', 'mt-6 h-11 px-6')}>
        Open your workspace
      </Link>
      <svg
        viewBox="0 0 400 240"
        className="absolute end-0 bottom-0 -z-10 h-full text-primary max-lg:hidden"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        aria-hidden="true"
      >
        <path d="M0 200h40c70 0 50-150 110-150s40 130 100 130 40-90 150-90" />
        <g className="fill-primary-tint">
          <circle cx="40" cy="200" r="9" />
          <circle cx="150" cy="50" r="9" />
          <circle cx="250" cy="180" r="9" />
        </g>
      </svg>
    </Section>
  );
}
