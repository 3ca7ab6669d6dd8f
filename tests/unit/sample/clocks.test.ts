import { dayOf, daysBetween, monthOf, monthsUpTo } from '@/machines/calendar';
import { groupBy } from '@/intelligence/group-by';
import { describe, expect, test } from 'vitest';
import { people } from '../../fixtures/company';
import { aWorld } from '../../fixtures/demo-world';
import { sample } from '../../fixtures/sample';
import { candidatesOf } from '../../fixtures/candidate';

const sizes = <T>(items: readonly T[], keyOf: (item: T) => string) =>
  Object.fromEntries(
    [...groupBy(items, keyOf)]
      .map(([key, group]) => [key, group.length] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

/** Every day or instant that the sample holds, but in texts that a person wrote. */
const datesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?)"/g)].map(
    ([, date = '']) => date,
  );

describe.each([
  ['the day of writing, a Saturday', '2026-11-21T09:00:00.000Z', 2026],
  ['a Sunday', '2026-11-22T23:59:59.000Z', 2026],
  ['a Monday', '2026-11-23T00:00:01.000Z', 2026],
  ['a month’s end', '2026-11-30T12:00:00.000Z', 2026],
  ['a month’s first minute', '2027-03-01T00:00:30.000Z', 2026],
  ['the last day of June', '2027-06-30T06:00:00.000Z', 2026],
  ['the first of July', '2027-07-01T06:00:00.000Z', 2027],
  ['a leap day', '2028-02-29T06:00:00.000Z', 2027],
])('on %s, %s, the demo', (_, now, year) => {
  const today = dayOf(now);
  const { by } = aWorld({}, () => now);
  const world = by(people.hr);
  const at = new Date(now);
  /** Whether a day or an instant is after this one. */
  const isToCome = (date: string) => date > (date.length === today.length ? today : now);

  test('has the same people at risk, and the same work done', async () => {
    const risks = await world.risk.list();
    expect(sizes(risks, ({ riskLevel }) => riskLevel ?? 'none')).toEqual({
      High: 2,
      Low: 13,
      Medium: 6,
    });
    expect(await world.risk.of('u-09')).toMatchObject({ riskLevel: 'Low', score: 12 });
    const { distribution } = await by(people.teammanager).team.dashboard();
    expect(distribution.map(({ percent }) => percent)).toEqual([60, 25, 15]);
  });

  test('had as many resumes in each month, and its listings are as old', async () => {
    const { resumesByMonth } = await world.reports.hrDashboard();
    const months = monthsUpTo(monthOf(now), 6);
    expect(resumesByMonth.slice(-6)).toEqual(
      [1, 1, 2, 2, 3, 3].map((count, index) => ({ month: months[index], count })),
    );
    const listings = await world.jobListings.list();
    expect(listings.map(({ title, createdAt }) => [title, daysBetween(createdAt, today)])).toEqual([
      ['UX Designer', 17],
      ['Accountant', 22],
      ['Backend Developer', 26],
      ['Frontend Developer', 28],
      ['Data Analyst', 30],
    ]);
  });

  test('analysed nobody before they came or for a listing that was not open', async () => {
    const opened = new Map(
      (await world.jobListings.list()).map(({ id, history }) => [id, history[0]?.date ?? '']),
    );
    const early = (await candidatesOf(world)).filter(({ receivedAt, scores, history }) =>
      history.some(
        ({ date }) =>
          date < receivedAt || date < (opened.get(scores[0]?.target.listingId ?? '') ?? ''),
      ),
    );
    expect(early).toEqual([]);
  });

  test('opened its accounts from January to June, and rated its employee from January to May', async () => {
    const { users } = await by(people.manager).reports.managerDashboard();
    expect(users.accountsByMonth.map(({ month, count }) => [month, count])).toEqual(
      [5, 4, 6, 3, 4, 2].map((count, index) => [`${year}-0${index + 1}`, count]),
    );
    const { monthlyScores } = await world.performance.of('u-09');
    expect(monthlyScores.map(({ month }) => month)).toEqual(
      [1, 2, 3, 4, 5].map((month) => `${year}-0${month}`),
    );
    const employed = await sample.users(at);
    expect(employed.filter(({ hireDate, createdAt }) => hireDate > createdAt)).toEqual([]);
  });

  test('knows of nothing that has not happened', async () => {
    const { clients, payments, health } = await sample.provider(at);
    const lived = {
      candidates: (await sample.candidates(at)).map(({ receivedAt, history }) => [
        receivedAt,
        history.map(({ date }) => date),
      ]),
      listings: (await sample.jobListings(at)).map(({ createdAt }) => createdAt),
      people: (await sample.users(at)).map(({ hireDate, createdAt }) => [hireDate, createdAt]),
      ratings: (await sample.workRecords(at)).map(({ evaluations }) => evaluations),
      done: (await sample.tasks(at)).map(({ createdAt, doneDate }) => [
        createdAt.slice(0, 10),
        doneDate?.slice(0, 10),
      ]),
      told: await sample.announcements(at),
      said: await sample.conversations(at),
      paid: await sample.payments(at),
      since: clients.map(({ history }) => history),
      received: payments,
      logs: health.recentLogs,
    };
    expect(datesIn(lived).length).toBeGreaterThan(300);
    expect(datesIn(lived).filter(isToCome)).toEqual([]);
  });

  test('tells the manager of last month by its name', async () => {
    const { manager, hr } = await sample.notifications(at);
    const lastMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
      new Date(`${monthsUpTo(monthOf(now), 2)[0]}-15`),
    );
    expect(manager?.[0]?.message).toBe(`The monthly summary for ${lastMonth} is ready.`);
    const done = (await sample.tasks(at)).find(
      ({ title }) => title === 'Update the leave calendar',
    );
    expect(hr?.find(({ message }) => message.includes('Update the leave calendar'))?.time).toBe(
      `${daysBetween(done?.doneDate ?? '', today)} days ago`,
    );
  });
});

test('no text of the sample names a day, a month or a season that comes and goes', async () => {
  const at = new Date('2026-11-21T09:00:00.000Z');
  const texts = {
    tasks: (await sample.tasks(at)).map(({ title, description, comments }) => [
      title,
      description,
      comments.map(({ message }) => message),
    ]),
    conversations: (await sample.conversations(at)).map(({ messages }) =>
      messages.map(({ text }) => text),
    ),
    announcements: (await sample.announcements(at)).map(({ message }) => message),
    notifications: Object.values(await sample.notifications(at)).map((told) =>
      told.map(({ message }) => message.replace(/summary for \w+/, '')),
    ),
  };
  const words =
    /[^."]*\b(January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|spring|summer|autumn|winter|morning|afternoon|evening|tonight|today|tomorrow|yesterday|this (?:week|month|year)|year-end)\b/gi;
  const ageing = [...JSON.stringify(texts).matchAll(words)].map(([sentence]) => sentence);
  expect(ageing.map((sentence) => sentence.trim())).toEqual([
    'Holidays come from the file of this year',
    'Should weekends be shown as well? Some teams work on Saturday',
    'Find out how they evaluate tasks today',
    'Payroll of this month',
    'One morning',
  ]);
});
