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
      className="border-t bg-primary-tint"
    >
      <Link to="/login" className={buttonClasses('primary', 'mt-6 h-11 px-6')}>
        Open your workspace
      </Link>
    </Section>
  );
}
