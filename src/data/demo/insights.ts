import type { StaffMember } from '@/intelligence/reports/staff';
import type { ReportType } from '../schemas/report';
import type { Workspace } from '../workspace';
import type { Company } from './company';
import { timings } from './timings';
import type { DemoOptions } from './world';

/** What the demo world computes from the company's records: nothing here is stored. */
export function createInsights(
  company: Company,
  {
    jobListings,
    candidates,
    subscription,
    billing,
  }: Pick<Workspace, 'jobListings' | 'candidates' | 'subscription' | 'billing'>,
  { wait, sample }: Pick<DemoOptions, 'wait' | 'sample'>,
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

  const report = async (type: ReportType) => {
    const { reportOn } = await import('@/intelligence/reports/report');
    return reportOn(type, sample.company, await company.staff(), company.today());
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
      get: report,
      async generate(type) {
        await wait(timings.report);
        return report(type);
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
      async managerDashboard() {
        const { managerDashboard } = await import('@/intelligence/reports/manager-dashboard');
        return managerDashboard(
          {
            subscription: await subscription.get(),
            payments: await billing.list(),
            users: [...(await company.users()).values()],
            listings: await jobListings.list(),
            risks: await risks(),
          },
          company.today(),
        );
      },
    },
  };
}
