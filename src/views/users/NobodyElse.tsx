import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Card } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Link } from '@tanstack/react-router';

/** What whoever has just opened a company does first. */
export function NobodyElse() {
  return (
    <Card>
      <EmptyState
        message="Nobody but you is in the company yet."
        hint="Add an HR manager first, then team managers and employees. Each signs in with an email and a password that you hand over."
      >
        <Link to="/manage-users" search={{ dialog: 'add' }} className={buttonClasses('primary')}>
          Add people
        </Link>
      </EmptyState>
    </Card>
  );
}
