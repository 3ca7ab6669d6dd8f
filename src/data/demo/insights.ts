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
    const [{ peersOf, riskOf }, people, staff] = await Promise.all([
      import('@/intelligence/risk/employee'),
      company.users(),
      company.staff(),
    ]);
    const users = [...people.values()];
    return staff
      .flatMap(({ user, record, tasks }) =>
        record === undefined
          ? []
          : [riskOf({ user, record, tasks, peers: peersOf(user, users) }, company.today())],
      )
      .toSorted((a, b) => b.riskScore - a.riskScore || a.name.localeCompare(b.name));
  };
  const members = async (manager: string) => {
    const [{ teamMember }, staff] = await Promise.all([
      import('@/intelligence/performance/team'),
      company.staff(),
    ]);
    return staff
      .filter(({ user }) => user.team === manager)
      .map(({ user, tasks, record }: StaffMember) => teamMember(user, tasks, record));
  };

  const report = async (type: ReportType) => {
    const [{ reportOn }, staff, tasks] = await Promise.all([
      import('@/intelligence/reports/report'),
      company.reported(),
      company.tasksBy({}),
    ]);
    return reportOn(type, sample.company, staff, tasks, company.today());
  };

  return {
    performance: {
      async of(employeeId) {
        const [{ employeePerformance }, user, work, all] = await Promise.all([
          import('@/intelligence/performance/employee'),
          company.user(employeeId),
          company.work(),
          company.tasksBy({}),
        ]);
        const tasks = all.filter(({ assignedTo }) => assignedTo.includes(user.name));
        return employeePerformance(user, tasks, work.get(employeeId), company.today());
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
      async dashboard(manager) {
        const [{ teamDashboard }, team, tasks] = await Promise.all([
          import('@/intelligence/performance/team'),
          members(manager),
          company.tasksBy({ team: manager }),
        ]);
        return teamDashboard(team, tasks, company.today());
      },
    },
    reports: {
      get: report,
      async generate(type) {
        await wait(timings.report);
        return report(type);
      },
      async hrDashboard() {
        const [{ hrDashboard }, applied, listings, leaving, staff, tasks] = await Promise.all([
          import('@/intelligence/reports/hr-dashboard'),
          candidates.list(),
          jobListings.list(),
          risks(),
          company.staff(),
          company.tasksBy({}),
        ]);
        return hrDashboard(
          { candidates: applied, listings, risks: leaving, staff, tasks },
          company.today(),
        );
      },
      async managerDashboard() {
        const [{ managerDashboard }, subscribed, payments, users, listings, leaving] =
          await Promise.all([
            import('@/intelligence/reports/manager-dashboard'),
            subscription.get(),
            billing.list(),
            company.users(),
            jobListings.list(),
            risks(),
          ]);
        return managerDashboard(
          {
            subscription: subscribed,
            payments,
            users: [...users.values()],
            listings,
            risks: leaving,
          },
          company.today(),
        );
      },
    },
  };
}
