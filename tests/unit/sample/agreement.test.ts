import { groupBy } from '@/intelligence/group-by';
import { pricingPlans } from '@/data/schemas/plan';
import { describe, expect, test } from 'vitest';
import { people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';
import { candidatesOf } from '../../fixtures/candidate';

const counts = <T>(items: readonly T[], keyOf: (item: T) => string) =>
  new Map([...groupBy(items, keyOf)].map(([key, group]) => [key, group.length]));

/** A world in which tasks were done, scored and assigned, somebody left, and the plan was changed. */
async function lived() {
  const world = aWorld();
  const [mine, leads] = [world.by(people.employee).tasks, world.by(people.teammanager).tasks];
  const [active] = (await mine.list({})).rows.filter(({ status }) => status === 'active');
  await mine.send(active?.id ?? '', { type: 'task.markDone' });
  const [waiting] = (await leads.list({})).rows.filter(
    ({ status, id }) => status === 'done' && id !== active?.id,
  );
  await leads.send(waiting?.id ?? '', { type: 'task.evaluate', score: 3 });
  const draft = { title: 'Tax', assignee: 'u-14', due: '2026-12-01', priority: 'Low' } as const;
  const given = world.by(people.hr).tasks;
  const kept = await given.assign(draft);
  await given.remove((await given.assign(draft)).id);
  expect((await given.list({})).rows).toEqual([kept]);
  const manager = world.by(people.manager);
  await manager.users.send('u-13', { type: 'activation.deactivate' });
  await manager.subscription.subscribe('enterprise');
  return world;
}

describe.each([
  ['at the start', async () => aWorld()],
  ['on a Monday of another year', async () => aWorld({}, () => '2027-05-03T07:00:00.000Z')],
  ['after some work', lived],
] as const)('%s, one figure is one figure on every screen', (_, open) => {
  test('tasks completed and not evaluated', async () => {
    const { store, by } = await open();
    const world = by(people.hr);
    const tasks = (await store.all('task')).filter(({ removedAt }) => removedAt === null);
    const completed = tasks.filter(({ status }) => status !== 'active').length;
    const waiting = tasks.filter(({ status }) => status === 'done').length;
    const hr = await world.reports.hrDashboard();
    const [performance, completion] = await Promise.all([
      world.reports.get('performance'),
      world.reports.get('completion'),
    ]);
    const figure = (report: typeof performance, label: string) =>
      report.figures.find((one) => one.label === label)?.value;
    expect({
      hr: [hr.taskCompletion.completed, hr.notEvaluated],
      performance: [
        figure(performance, 'Tasks completed'),
        figure(performance, 'Not evaluated yet'),
      ],
      completion: [figure(completion, 'Completed'), figure(completion, 'Tasks')],
      rows: completion.tables[0]?.rows.length,
    }).toEqual({
      hr: [completed, waiting],
      performance: [completed, waiting],
      completion: [completed, tasks.length],
      rows: performance.tables[0]?.rows.length,
    });
    const { distribution } = await by(people.teammanager).team.dashboard();
    const team = (await by(people.teammanager).tasks.list({})).rows;
    expect(distribution.find(({ progress }) => progress === 'Completed')?.count).toBe(
      team.filter(({ status }) => status !== 'active').length,
    );
  });

  test('each person’s tasks, rate and average score', async () => {
    const { by } = await open();
    const world = by(people.hr);
    const rowsOf = async (type: 'performance' | 'completion') =>
      new Map(
        (await world.reports.get(type)).tables[0]?.rows.map((row) => [
          String(row[0]).replace(' (inactive)', ''),
          row,
        ]),
      );
    const [scores, rates] = [await rowsOf('performance'), await rowsOf('completion')];
    const top = (await world.reports.hrDashboard()).topPerformers;
    const users = [...scores.keys()];
    expect(users.length).toBeGreaterThan(20);
    for (const { id, name } of (await by(people.manager).users.list({})).rows) {
      const score = scores.get(name);
      if (score === undefined) continue;
      const own = await world.performance.of(id);
      const completed = own.tasks.filter(({ task }) => task.status !== 'active').length;
      expect([name, ...score.slice(2, 5)]).toEqual([
        name,
        completed,
        own.notEvaluated,
        own.averageScore,
      ]);
      expect(rates.get(name)?.slice(2)).toEqual([own.tasks.length, completed, own.completionRate]);
      const best = top.find((one) => one.name === name)?.score ?? own.averageScore;
      expect(best).toBe(own.averageScore);
    }
    for (const member of await by(people.teammanager).team.members()) {
      expect([member.totalTasks, member.completedTasks, member.completionRate]).toEqual(
        rates.get(member.name)?.slice(2),
      );
    }
  });

  test('people at risk, openings, candidates and users', async () => {
    const { by } = await open();
    const [world, keeper] = [by(people.hr), by(people.manager)];
    const [hr, manager, risks] = await Promise.all([
      world.reports.hrDashboard(),
      keeper.reports.managerDashboard(),
      world.risk.list(),
    ]);
    const levels = counts(risks, ({ riskLevel }) => riskLevel ?? 'none');
    const { highRisk, mediumRisk, lowRisk } = manager.retention;
    expect([lowRisk, mediumRisk, highRisk]).toEqual([
      levels.get('Low'),
      levels.get('Medium'),
      levels.get('High'),
    ]);
    expect(new Map(hr.riskDistribution.map(({ level, count }) => [level, count]))).toEqual(levels);
    expect(hr.risksDetected).toBe(highRisk + mediumRisk);
    expect(manager.business.activeJobListings).toBe(hr.activeJobListings);
    expect(hr.resumesAnalyzed).toBe(
      (await candidatesOf(world)).filter(({ status }) => status === 'Analyzed').length,
    );
    const users = (await keeper.users.list({})).total;
    expect([manager.business.totalEmployees, manager.users.total]).toEqual([users, users]);
  });

  test('the plan, the renewal and what was paid', async () => {
    const { by } = await open();
    const [world, operator] = [by(people.manager), by(people.sys)];
    const [own, manager, payments, clients, received] = await Promise.all([
      world.subscription.get(),
      world.reports.managerDashboard(),
      world.billing.list({}),
      operator.clients.list({}),
      operator.provider.payments({}),
    ]);
    const client = clients.rows.find(({ name }) => name === 'Atlas Services');
    const plan = pricingPlans.find(({ id }) => id === own.plan)?.name;
    expect([client?.plan, client?.renewal]).toEqual([plan, own.renewalDate]);
    expect(manager.subscription).toEqual({
      plan: own.plan,
      status: own.status,
      renewalDate: own.renewalDate,
      next: own.next,
    });
    const paid = payments.rows.filter(({ status }) => status === 'Completed');
    expect(manager.financials.payments.completed).toBe(paid.length);
    expect(
      received.rows.filter((one) => one.client.id === client?.id && one.status === 'completed')
        .length,
    ).toBe(paid.length);
  });
});
