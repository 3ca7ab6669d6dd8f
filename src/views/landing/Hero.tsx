import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Link } from '@tanstack/react-router';
import { RankedCandidates } from './pictures/RankedCandidates';

/**
 * What the product does, the two ways in, and a candidate's score with its reasons.
 * @param start where a newcomer begins.
 */
export function Hero({ start }: { start: '/login' | '/start' }) {
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto grid max-w-300 grid-cols-1 items-center gap-12 px-4 py-12 md:px-6 md:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div>
        <h1 id="hero-title" className="text-xl md:text-2xl">
          Every score leads back to the line that earned it
        </h1>
        <p className="mt-5 max-w-[52ch] text-muted">
          Masar is an AI-assisted platform for human resources. It ranks candidates and shows why,
          follows performance by a formula anyone can read, and sees resignations coming while there
          is time to act.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={start} className={buttonClasses('primary', 'h-11 px-6')}>
            Get Started
          </Link>
          <Link to="/login" className={buttonClasses('secondary', 'h-11 px-6')}>
            Login
          </Link>
        </div>
        <p className="mt-6 max-w-[48ch] text-sm text-muted">
          Resumes are read on your own device. Name, age, gender, address and nationality never
          enter a score.
        </p>
      </div>
      <RankedCandidates />
    </section>
  );
}
