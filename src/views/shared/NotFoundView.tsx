import { Link } from '@tanstack/react-router';
import { buttonClasses } from './ui/button-classes';
import { EmptyState } from './ui/EmptyState';

/** An unknown path, with a way home. */
export default function NotFoundView() {
  return (
    <main id="main" className="mx-auto max-w-xl px-6 py-[12dvh]">
      <title>Page not found · Masar</title>
      <h1 className="text-center text-xl font-semibold">Page not found</h1>
      <EmptyState message="There is no page at this address. It may have been moved, or the link is incomplete.">
        <Link to="/" className={buttonClasses('primary')}>
          Go home
        </Link>
      </EmptyState>
    </main>
  );
}
