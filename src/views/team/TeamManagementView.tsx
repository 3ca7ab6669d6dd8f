import type { TeamMember } from '@/data/schemas/team';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Page } from '@/views/shared/ui/Page';
import { howToJoin, MemberCard } from './MemberCard';

/** A team's members with their figures; one of them shows the tasks behind these. */
export function TeamManagementView({
  members,
  member,
  onMember,
}: {
  members: TeamMember[];
  member: string | undefined;
  onMember: (member: string | undefined) => void;
}) {
  return (
    <Page title="Team Management">
      {members.length === 0 && (
        <EmptyState
          message="Your team has no members yet."
          hint={`Each member’s tasks and scores are listed here. ${howToJoin}`}
        />
      )}
      <ul className="space-y-3">
        {members.map((one) => (
          <li key={one.id}>
            <MemberCard
              member={one}
              isOpen={one.id === member}
              onToggle={() => onMember(one.id === member ? undefined : one.id)}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
