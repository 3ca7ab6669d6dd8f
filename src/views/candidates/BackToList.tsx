import { navigation } from '@/views/navigation/navigation';
import { useReturn } from '@/views/shared/steps';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';

const look = buttonClasses('quiet', '-ms-2.5 gap-1');

const arrow = <ChevronLeft className="size-4 rtl:rotate-180" aria-hidden="true" />;

const screens = [...navigation.hr.main, ...navigation.hr.more];

/**
 * The link back to the list that a profile was opened from, as it was left. Without such a list it leads to the
 * Candidate List.
 */
export function BackToList() {
  const back = useReturn();
  const screen = screens.find(({ link }) => link.to === back?.href.split('?')[0]);
  if (back === null || screen === undefined) {
    return (
      <Link
        from="/hr/candidates"
        to="/hr/candidates"
        search={(search) => ({ ...search, candidate: undefined, compare: undefined })}
        className={look}
      >
        {arrow}
        Back to Candidate List
      </Link>
    );
  }
  return (
    <a {...back} className={look}>
      {arrow}
      Back to {back.href.includes('compare=') ? 'the comparison' : screen.label}
    </a>
  );
}
