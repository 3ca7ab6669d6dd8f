import { addDays, monthOf } from '@/machines/calendar';
import { groupBy } from '@/intelligence/group-by';
import { BillingPayment } from '@/data/schemas/billing';
import { Subscription } from '@/data/schemas/subscription';
import { Announcement } from '@/data/schemas/announcement';
import { WorkRecord } from '@/data/schemas/work-record';
import { Task } from '@/data/schemas/task';
import { User } from '@/data/schemas/user';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { now, people, today } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';
import { sample } from '../../fixtures/sample';

const counts = <T>(items: readonly T[], keyOf: (item: T) => string) =>
  Object.fromEntries([...groupBy(items, keyOf)].map(([key, group]) => [key, group.length]));

const users = await sample.users(new Date(now));
const tasks = await sample.tasks(new Date(now));
const records = await sample.workRecords(new Date(now));

describe('people', () => {
  test('are as the schema says, each id, name and email once', () => {
    expect(z.array(User).parse(users)).toEqual(users);
    for (const field of ['id', 'name', 'email'] as const) {
      expect(new Set(users.map((user) => user[field])).size).toBe(users.length);
    }
  });

  test('include the demo accounts but the provider’s', () => {
    const own = sample.accounts.filter(({ role }) => role !== 'sys');
    expect(
      own
        .map(({ email }) => users.find((user) => user.email === email))
        .map((user) => ({
          id: user?.id,
          email: user?.email,
          name: user?.name,
          role: user?.role,
        })),
    ).toEqual(own);
  });

  test('fill every role, status, contract type and month from January to June', () => {
    expect(counts(users, ({ role }) => role ?? 'none')).toEqual({
      manager: 1,
      hr: 2,
      admin: 1,
      teammanager: 4,
      employee: 16,
    });
    expect(counts(users, ({ status }) => status)).toEqual({ Active: 22, Inactive: 2 });
    expect(counts(users, ({ contractType }) => contractType)).toEqual({
      CDI: 18,
      CDD: 4,
      Freelance: 2,
    });
    expect(counts(users, ({ createdAt }) => monthOf(createdAt))).toEqual({
      '2026-01': 5,
      '2026-02': 4,
      '2026-03': 6,
      '2026-04': 3,
      '2026-05': 4,
      '2026-06': 2,
    });
  });

  test('were hired before they had an account, and are in the team of a team manager', () => {
    expect(users.filter(({ hireDate, createdAt }) => hireDate > createdAt)).toEqual([]);
    const leads = new Set(users.filter(({ role }) => role === 'teammanager').map(({ id }) => id));
    expect(users.filter(({ team }) => team !== null && !leads.has(team))).toEqual([]);
    expect(users.filter(({ role, team }) => (role === 'employee') !== (team !== null))).toEqual([]);
  });

  test('have a contract that is a real PDF naming them', async () => {
    const [first] = users;
    const body = await (await fetch(first?.contractFile?.url ?? '')).text();
    expect(body.startsWith('%PDF-1.4')).toBe(true);
    expect(body).toContain(`Between the company and ${first?.name}.`);
    const start = Number(/startxref\n(\d+)/.exec(body)?.[1]);
    expect(body.slice(start, start + 4)).toBe('xref');
    const offsets = [...body.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => body.slice(offset, offset + 7))).toEqual(
      [1, 2, 3, 4, 5].map((object) => `${object} 0 obj`),
    );
  });
});

describe('tasks', () => {
  test('are as the schema says, each id once, for people of the company', () => {
    expect(z.array(Task).parse(tasks)).toEqual(tasks);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    const named = new Map(users.map(({ id, name }) => [id, name]));
    const strangers = tasks.flatMap(({ assignedTo, assignedBy, comments }) =>
      [...assignedTo, assignedBy, ...comments.map(({ by }) => by)].filter(
        ({ id, name }) => named.get(id) !== name,
      ),
    );
    expect(strangers).toEqual([]);
  });

  test('of the demo team are 20: 60, 25 and 15 percent', async () => {
    const world = aWorld().by(people.teammanager);
    expect((await world.tasks.list({})).rows).toHaveLength(20);
    const { distribution, weekly } = await world.team.dashboard();
    expect(distribution).toEqual([
      { progress: 'Completed', count: 12, percent: 60 },
      { progress: 'In Progress', count: 5, percent: 25 },
      { progress: 'Pending', count: 3, percent: 15 },
    ]);
    expect(weekly.map(({ completed }) => completed)).toEqual([1, 2, 1, 2, 1]);
  });

  test('have every status and priority, comments, attachments and errors', () => {
    expect(counts(tasks, ({ status }) => status)).toEqual({ evaluated: 48, done: 3, active: 17 });
    expect(Object.keys(counts(tasks, ({ priority }) => priority)).toSorted()).toEqual([
      'High',
      'Low',
      'Medium',
    ]);
    expect(tasks.some(({ comments }) => comments.length > 0)).toBe(true);
    expect(tasks.some(({ doneWithoutErrors }) => doneWithoutErrors === false)).toBe(true);
    expect(tasks.some(({ doneOnTime }) => doneOnTime === false)).toBe(true);
  });

  test('were assigned by no HR staff: their list starts empty', async () => {
    expect((await aWorld().by(people.hr).tasks.list({})).rows).toEqual([]);
  });

  test('happened in order and not after today', () => {
    const disordered = tasks.filter(({ createdAt, history, comments, doneDate }) => {
      const story = history.map(({ date }) => date);
      const dates = [...story, ...comments.map(({ date }) => date), doneDate ?? createdAt];
      return (
        story.join() !== story.toSorted().join() ||
        dates.some((date) => date < createdAt || date.slice(0, 10) > today)
      );
    });
    expect(disordered).toEqual([]);
  });

  test('carry attachments that can be read back', async () => {
    const attachments = tasks.flatMap((task) => task.attachments);
    const texts = await Promise.all(attachments.map(async ({ url }) => (await fetch(url)).text()));
    expect(attachments.map(({ name }) => name)).toContain('public-holidays.txt');
    expect(texts.filter((text) => text.split('\n').length < 3)).toEqual([]);
  });

  test.each(['2026-11-21', '2026-11-23', '2027-03-01', '2028-02-29'])(
    'keep their shares whenever the demo is opened: %s',
    async (day) => {
      const { by } = aWorld({}, () => `${day}T06:00:00.000Z`);
      const { distribution } = await by(people.teammanager).team.dashboard();
      expect(distribution.map(({ percent }) => percent)).toEqual([60, 25, 15]);
      expect(await by(people.employee).risk.of('u-09')).toMatchObject({
        riskLevel: 'Low',
        score: 12,
      });
    },
  );
});

describe('work records', () => {
  test('are as the schema says, one for everyone but the company manager', () => {
    expect(z.array(WorkRecord).parse(records)).toEqual(records);
    expect(records.map(({ employeeId }) => employeeId).toSorted()).toEqual(
      users.filter(({ role }) => role !== 'manager').map(({ id }) => id),
    );
  });

  test('have eight months, each with an answer of 1 to 5, and evaluations in order', () => {
    expect(records.filter(({ months }) => months.length !== 8)).toEqual([]);
    expect(
      records.filter(({ months }) =>
        months.some(
          ({ satisfaction }) => satisfaction === null || satisfaction < 1 || satisfaction > 5,
        ),
      ),
    ).toEqual([]);
    expect(
      records.filter(({ evaluations }) => {
        const dates = evaluations.map(({ date }) => date);
        return dates.join() !== dates.toSorted().join();
      }),
    ).toEqual([]);
  });

  test('give the demo employee January to May, a rating, and the risk that is specified', async () => {
    const world = aWorld().by(people.employee);
    const { id } = await world.employees.profile();
    const { monthlyScores, lastEvaluation } = await world.performance.of(id);
    expect(monthlyScores).toEqual([
      { month: '2026-01', score: 3.8 },
      { month: '2026-02', score: 4 },
      { month: '2026-03', score: 4.1 },
      { month: '2026-04', score: 4.2 },
      { month: '2026-05', score: 4.4 },
    ]);
    expect([lastEvaluation?.date, lastEvaluation?.rating]).toEqual(['2026-05-28', 4.4]);
    expect(await world.risk.of(id)).toEqual({
      riskLevel: 'Low',
      score: 12,
      missing: [],
      suggestions: [
        'Tell your manager one thing that would make your work better.',
        'Plan your week with your manager so that overtime stays the exception.',
        'Ask what your next role could be, and what it takes.',
      ],
    });
  });

  test('put some at each level of risk, highest first, inactive people left out', async () => {
    const risks = await aWorld().by(people.hr).risk.list();
    expect(counts(risks, ({ riskLevel }) => riskLevel ?? 'none')).toEqual({
      High: 2,
      Medium: 6,
      Low: 13,
    });
    const scores = risks.map(({ riskScore }) => riskScore ?? -1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(risks.filter(({ riskTrendData }) => riskTrendData.length !== 6)).toEqual([]);
  });
});

test('announcements are newest first, on days past', async () => {
  const announcements = await sample.announcements(new Date(now));
  expect(z.array(Announcement).parse(announcements)).toEqual(announcements);
  expect(announcements[0]?.date).toBe(addDays(today, -2));
  const dates = announcements.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

describe('the subscription', () => {
  test('is as the schema says, with what was paid for it, each payment once', async () => {
    const subscription = await sample.subscription(new Date(now));
    expect(Subscription.parse(subscription)).toEqual(subscription);
    expect([subscription.plan, subscription.status, subscription.renewalDate]).toEqual([
      'pro',
      'Active',
      '2026-12-03',
    ]);
    const payments = await sample.payments(new Date(now));
    expect(z.array(BillingPayment).parse(payments)).toEqual(payments);
    expect(new Set(payments.map(({ id }) => id)).size).toBe(payments.length);
    expect(payments.map(({ date, amount, status }) => `${date} ${amount} ${status}`)).toEqual([
      '2026-02-03 150000 Completed',
      '2026-03-03 250000 Completed',
      '2026-04-03 250000 Completed',
      '2026-05-03 250000 Completed',
      '2026-06-03 250000 Failed',
      '2026-06-04 250000 Completed',
      '2026-07-03 250000 Completed',
      '2026-08-03 250000 Completed',
      '2026-09-03 250000 Completed',
      '2026-10-03 250000 Completed',
      '2026-11-03 250000 Failed',
      '2026-11-07 250000 Pending',
      '2026-11-21 250000 Completed',
    ]);
  });

  test.each(['2026-11-01', '2026-12-31', '2027-03-01', '2028-02-29'])(
    'was paid in order and not after the day the demo is opened: %s',
    async (day) => {
      const dates = (await sample.payments(new Date(`${day}T06:00:00Z`))).map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.at(-1)).toBe(day);
    },
  );
});

test('the bell says nothing that the company does not bear out', async () => {
  const world = aWorld().by(people.hr);
  const { teammanager, manager } = await sample.notifications(new Date(now));
  const waiting = tasks.filter(({ status }) => status === 'done');
  expect(waiting).toHaveLength(3);
  expect(teammanager?.map(({ message }) => message)).toContain(
    'Three finished tasks are waiting for your evaluation.',
  );
  const high = (await world.risk.list()).filter(({ riskLevel }) => riskLevel === 'High');
  expect(high).toHaveLength(2);
  expect(manager?.map(({ message }) => message)).toContain(
    'Two employees are at high risk of resignation.',
  );
  const paid = (await sample.payments(new Date(now))).at(-1);
  expect([paid?.date, paid?.status]).toEqual([today, 'Completed']);
  expect((await sample.subscription(new Date(now))).plan).toBe('pro');
  expect(manager?.map(({ message }) => message)).toContain(
    'Your payment for the Pro plan was completed.',
  );
  const titles = new Set(tasks.map(({ title }) => title));
  const quoted = Object.values(await sample.notifications(new Date(now)))
    .flat()
    .flatMap(({ message }) => /"(.+)"/.exec(message)?.[1] ?? []);
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((title) => !titles.has(title))).toEqual([]);
});
