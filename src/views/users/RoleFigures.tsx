import { type CompanyRole, roleTable } from '@/data/schemas/role';
import type { ChartPeriod, UserSearch } from '@/data/schemas/search';
import { roleLabel } from '@/data/schemas/role-label';
import type { UserOverview } from '@/data/schemas/user-overview';
import { shownMonths } from '@/intelligence/chart-months';
import { Chart } from '@/views/shared/charts/Chart';
import { ChartGrid } from '@/views/shared/charts/ChartGrid';
import { monthText } from '@/machines/date-text';
import { FigureCard } from '@/views/shared/ui/Card';
import type { LinkProps } from '@tanstack/react-router';

const cardLabels: Record<CompanyRole, string> = {
  hr: 'HR Managers',
  teammanager: 'Team Managers',
  employee: 'Employees',
  admin: 'Admins',
  manager: 'Company Managers',
};

/** The way to the users of a role or a month, or to all of them. */
type LinkOf = (search: UserSearch) => LinkProps;

/**
 * A card for all users and one for each given role, as cells of the surrounding grid. `note` says who else the
 * total counts.
 */
export function RoleCards({
  total,
  roles,
  note,
  linkOf,
}: Pick<UserOverview, 'total' | 'roles'> & { note?: string; linkOf: LinkOf }) {
  return (
    <>
      <FigureCard
        label="Total Users"
        value={total}
        link={linkOf({})}
        {...(note !== undefined && { note })}
      />
      {roles.map(({ role, count }) => (
        <FigureCard
          key={role}
          label={cardLabels[role]}
          value={count}
          link={linkOf({ role: roleTable[role].listRole })}
        />
      ))}
    </>
  );
}

/** How the users divide into roles, and when their accounts were made. */
export function UserCharts({
  roles,
  accountsByMonth,
  period,
  linkOf,
}: Omit<UserOverview, 'total'> & {
  period: ChartPeriod | undefined;
  linkOf: LinkOf;
}) {
  const months = shownMonths(accountsByMonth, period);
  return (
    <ChartGrid>
      <Chart
        title="Role distribution"
        kind="pie"
        series={[{ key: 'count', label: 'Users' }]}
        points={roles.map(({ role, count }) => ({
          label: roleLabel(role),
          values: { count },
          link: linkOf({ role: roleTable[role].listRole }),
        }))}
      />
      <Chart
        title="Account creation per month"
        months={months}
        kind="bar"
        series={[{ key: 'count', label: 'Accounts' }]}
        points={months.shown.map(({ month, count }) => ({
          label: monthText(month),
          values: { count },
          ...(count > 0 && { link: linkOf({ created: month }) }),
        }))}
      />
    </ChartGrid>
  );
}
