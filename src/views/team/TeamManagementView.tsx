import type { TeamSearch } from '@/data/schemas/search';
import type { TeamMember } from '@/data/schemas/team';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Screen } from '@/views/shared/ui/Page';
import { MemberTable } from './MemberTable';
import { howToJoin } from './queries';

/** A team's members with their figures; one of them shows the tasks behind these. */
export function TeamManagementView({
  members,
  search,
}: {
  members: TeamMember[];
  search: TeamSearch;
}) {
  return (
    <Screen>
      {members.length === 0 ? (
        <EmptyState
          message="Your team has no members yet."
          hint={`Each member’s tasks and scores are listed here. ${howToJoin}`}
        />
      ) : (
        <MemberTable members={members} search={search} />
      )}
    </Screen>
  );
}
