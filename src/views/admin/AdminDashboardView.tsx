import type { ChartSearch, UserSearch } from '@/data/schemas/search';
import type { UserOverview } from '@/data/schemas/user-overview';
import { Screen } from '@/views/shared/ui/Page';
import { RoleCards, UserCharts } from '@/views/users/RoleFigures';
import { linkOptions } from '@tanstack/react-router';

const usersOf = (search: UserSearch) => linkOptions({ to: '/admin/manage-users', search });

/** The admin's home: how many users there are of each role, and when they came. */
export function AdminDashboardView({
  overview: { total, roles, accountsByMonth },
  search: { period },
}: {
  overview: UserOverview;
  search: ChartSearch;
}) {
  return (
    <Screen>
      <div className="space-y-5">
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
          <RoleCards total={total} roles={roles} linkOf={usersOf} />
        </div>
        <UserCharts
          roles={roles}
          accountsByMonth={accountsByMonth}
          period={period}
          linkOf={usersOf}
        />
      </div>
    </Screen>
  );
}
