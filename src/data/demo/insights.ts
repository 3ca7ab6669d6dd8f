import { once } from '../once';
import type { StaffMember } from '@/intelligence/reports/staff';
import type { Workspace } from '../workspace';
import type { Company } from './company';

/** What the demo world computes from the company's records: nothing here is stored. */
export function createInsights(
  company: Company,
  { jobListings, candidates }: Pick<Workspace, 'jobListings' | 'candidates'>,
): Pick<Workspace, 'performance' | 'risk' | 'team' | 'reports'> {
  const formulas = once(() => import('./formulas'));

  const risks = async () => {
    const { peersOf, riskOf } = await formulas();
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
    const { teamMember } = await formulas();
    return (await company.staff())
      .filter(({ user }) => user.team === manager)
      .map(({ user, tasks, record }: StaffMember) => teamMember(user, tasks, record));
  };

  return {
    performance: {
      async of(employeeId) {
        const { employeePerformance } = await formulas();
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
        const { ownRiskOf } = await formulas();
        const own = (await risks()).find(({ id }) => id === employeeId);
        if (own === undefined) throw new Error('No work is on record for this employee.');
        return ownRiskOf(own);
      },
    },
    team: {
      members,
      async dashboard(manager) {
        const { teamDashboard } = await formulas();
        return teamDashboard(
          await members(manager),
          await company.tasksBy({ team: manager }),
          company.today(),
        );
      },
    },
    reports: {
      async get(type) {
        const { reportOn } = await formulas();
        return reportOn(type, await company.staff(), company.today());
      },
      async hrDashboard() {
        const { hrDashboard } = await formulas();
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
