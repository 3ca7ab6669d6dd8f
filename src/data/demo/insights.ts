import type { StaffMember } from '@/intelligence/reports/staff';
import type { Workspace } from '../workspace';
import type { Company } from './company';

/** What the demo world computes from the company's records: nothing here is stored. */
export function createInsights(
  company: Company,
  { jobListings, candidates }: Pick<Workspace, 'jobListings' | 'candidates'>,
): Pick<Workspace, 'performance' | 'risk' | 'team' | 'reports'> {
  const risks = async () => {
    const { peersOf, riskOf } = await import('@/intelligence/risk/employee');
    const users = [...(await company.users()).values()];
    return (await company.staff())
      .flatMap(({ user, record, tasks }) =>
        record === undefined
          ? []
          : [riskOf({ user, record, tasks, peers: peersOf(user, users) }, company.today())],
      )
      .toSorted((a, b) => b.riskScore - a.riskScore || a.name.localeCompare(b.name));
  };
  const members = async (manager: string) => {
    const { teamMember } = await import('@/intelligence/performance/team');
    return (await company.staff())
      .filter(({ user }) => user.team === manager)
      .map(({ user, tasks, record }: StaffMember) => teamMember(user, tasks, record));
  };

  return {
    performance: {
      async of(employeeId) {
        const { employeePerformance } = await import('@/intelligence/performance/employee');
        const user = await company.user(employeeId);
        const [tasks, work] = [
          await company.tasksBy({ assignee: user.name }),
          await company.work(),
        ];
        return employeePerformance(user, tasks, work.get(employeeId), company.today());
      },
    },
    risk: {
      list: risks,
      async of(employeeId) {
        const { ownRiskOf } = await import('@/intelligence/risk/employee');
        const own = (await risks()).find(({ id }) => id === employeeId);
        if (own === undefined) throw new Error('No work is on record for this employee.');
        return ownRiskOf(own);
      },
    },
    team: {
      members,
      async dashboard(manager) {
        const { teamDashboard } = await import('@/intelligence/performance/team');
        return teamDashboard(
          await members(manager),
          await company.tasksBy({ team: manager }),
          company.today(),
        );
      },
    },
    reports: {
      async get(type) {
        const { reportOn } = await import('@/intelligence/reports/report');
        return reportOn(type, await company.staff(), company.today());
      },
      async hrDashboard() {
        const { hrDashboard } = await import('@/intelligence/reports/hr-dashboard');
        return hrDashboard(
          {
            candidates: await candidates.list(),
            listings: await jobListings.list(),
            risks: await risks(),
            staff: await company.staff(),
            tasks: await company.tasksBy({}),
          },
          company.today(),
        );
      },
    },
  };
}
