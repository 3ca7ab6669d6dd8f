import { byName } from '@/intelligence/lists/sorting';
import type { StaffMember } from '@/intelligence/reports/staff';
import type { ReportType } from '../schemas/report';
import type { Workspace } from '../port/workspace';
import { companyOf, isOf } from './company';
import type { Asking } from './take';

/**
 * The figures computed from the company's records. Nothing here is stored.
 * @param called the company's name.
 * @param pause the wait before a report that is ordered.
 */
export function createInsights(
  asking: Asking,
  { jobListings, subscription }: Pick<Workspace, 'jobListings' | 'subscription'>,
  called: string,
  pause: () => Promise<void>,
): Pick<Workspace, 'performance' | 'risk' | 'team' | 'reports'> {
  const { store, asker } = asking;
  const company = companyOf(asking);
  const risks = async () => {
    const [{ peersOf, riskOf }, users, staff] = await Promise.all([
      import('@/intelligence/risk/employee'),
      store.all('user'),
      company.staff(),
    ]);
    return staff
      .map(({ user, record, tasks }) =>
        riskOf({ user, record, tasks, peers: peersOf(user, users) }, company.today()),
      )
      .toSorted((a, b) => (b.riskScore ?? -1) - (a.riskScore ?? -1) || byName(a, b));
  };
  const members = async () => {
    const [{ teamMember }, staff, manager] = await Promise.all([
      import('@/intelligence/performance/team'),
      company.staff(),
      asker(),
    ]);
    return staff
      .filter(({ user }) => user.team === manager.id)
      .map(({ user, tasks, record }: StaffMember) => teamMember(user, tasks, record));
  };

  const report = async (type: ReportType) => {
    const [{ reportOn }, staff, all] = await Promise.all([
      import('@/intelligence/reports/report'),
      company.reported(),
      company.tasks(),
    ]);
    return reportOn(type, called, staff, all, company.today());
  };

  return {
    performance: {
      async of(employeeId) {
        const [{ employeePerformance }, user, work, all] = await Promise.all([
          import('@/intelligence/performance/employee'),
          company.user(employeeId),
          store.get('work', employeeId),
          company.tasks(),
        ]);
        return employeePerformance(user, all.filter(isOf(user.id)), work, company.today());
      },
    },
    risk: {
      list: risks,
      async of(employeeId) {
        const [{ ownRiskOf }, all, user] = await Promise.all([
          import('@/intelligence/risk/employee'),
          risks(),
          company.user(employeeId),
        ]);
        const own = all.find(({ id }) => id === user.id);
        return own === undefined ? null : ownRiskOf(own);
      },
    },
    team: {
      members,
      async dashboard() {
        const [{ teamDashboard }, team, tasks] = await Promise.all([
          import('@/intelligence/performance/team'),
          members(),
          company.ownTasks(),
        ]);
        return teamDashboard(team, tasks, company.today());
      },
    },
    reports: {
      get: report,
      async generate(type) {
        await pause();
        return report(type);
      },
      async hrDashboard() {
        const [{ hrDashboard }, received, listings, leaving, staff, given] = await Promise.all([
          import('@/intelligence/reports/hr-dashboard'),
          store.candidates.received(),
          jobListings.list(),
          risks(),
          company.staff(),
          company.tasks(),
        ]);
        return hrDashboard(
          { received, listings, risks: leaving, staff, tasks: given },
          company.today(),
        );
      },
      async managerDashboard() {
        const [{ managerDashboard }, subscribed, payments, users, listings, leaving] =
          await Promise.all([
            import('@/intelligence/reports/manager-dashboard'),
            subscription.get(),
            store.all('payment'),
            store.all('user'),
            jobListings.list(),
            risks(),
          ]);
        return managerDashboard(
          {
            subscription: subscribed,
            payments,
            users,
            listings,
            risks: leaving,
          },
          company.today(),
        );
      },
    },
  };
}
