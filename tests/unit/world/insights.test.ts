import { createDemoWorld } from '@/data/demo';
import { describe, expect, test } from 'vitest';
import { aTask, now, people } from '../../fixtures/company';
import { aWorld, keptAs } from '../../fixtures/demo-world';
import { sample } from '../../fixtures/sample';
import { candidatesOf } from '../../fixtures/candidate';

describe('interview questions', () => {
  test('come after the specified wait, three from the candidate and the job', async () => {
    const waits: number[] = [];
    const world = createDemoWorld({
      now: () => new Date(now),
      random: () => 0,
      newId: () => 'new-1',
      wait: async (ms) => void waits.push(ms),
      readResume: () => Promise.reject(new Error('readResume')),
      recogniseResume: () => Promise.reject(new Error('recogniseResume')),
      sample,
    });
    const { candidates, questions } = world.as(keptAs(people.hr));
    const listed = await candidatesOf({ candidates });
    const analysed = listed.find(({ status, reading }) => status === 'Analyzed' && reading);
    const made = await questions.generate(analysed?.id ?? '', null);
    expect(waits).toEqual([1200]);
    expect(made).toHaveLength(3);
    const asked = analysed?.scores[0]?.target.skills ?? [];
    expect(asked.some((skill) => made.some(({ reason }) => reason.includes(skill)))).toBe(true);
  });

  test('ask for what the job asks that is chosen, the last one used unless told', async () => {
    const world = aWorld().by(people.hr);
    const id = 'candidate-amina-bouzid';
    const before = await world.questions.generate(id, null);
    await world.candidates.reanalyse(
      [id],
      { title: 'Accountant', listingId: null },
      {
        signal: new AbortController().signal,
        report: () => undefined,
      },
    );
    const after = await world.questions.generate(id, null);
    expect(after).not.toEqual(before);
    expect(await world.questions.generate(id, 'title accountant')).toEqual(after);
    expect(await world.questions.generate(id, 'job-frontend')).toEqual(before);
  });

  test('are refused for a candidate who is not there', async () => {
    await expect(aWorld().by(people.hr).questions.generate('nobody', null)).rejects.toThrow(
      'This candidate does not exist.',
    );
  });
});

test('an employee who is not there has no performance and no risk', async () => {
  const { performance, risk } = aWorld().by(people.hr);
  await expect(performance.of('nobody')).rejects.toThrow('This employee does not exist.');
  await expect(risk.of('nobody')).rejects.toThrow('This employee does not exist.');
});

test('an employee who is deactivated keeps the past figures, and no risk is worked out', async () => {
  const { by } = aWorld();
  const world = by(people.hr);
  const before = await world.performance.of('u-09');
  await by(people.manager).users.send('u-09', { type: 'activation.deactivate' });
  expect(await world.performance.of('u-09')).toEqual(before);
  expect(await world.risk.of('u-09')).toBeNull();
});

test('an evaluation raises the average of whoever did the task', async () => {
  const world = aWorld({
    tasks: async () => [aTask({ status: 'done', doneDate: now, doneOnTime: true })],
  }).by(people.teammanager);
  const figures = async () =>
    (await world.team.members())
      .filter(({ totalTasks }) => totalTasks > 0)
      .map(({ name, completionRate, averageScore }) => ({ name, completionRate, averageScore }));
  expect(await figures()).toEqual([{ name: 'Karim Haddad', completionRate: 100, averageScore: 0 }]);
  await world.tasks.send('t-1', { type: 'task.evaluate', score: 8 });
  // Present 20 of 21 days, and no hours logged: (0.2 * (100 + 80) + 0.1 * (100 + 95.2)) / 0.6 = 92.53
  expect(await figures()).toEqual([
    { name: 'Karim Haddad', completionRate: 100, averageScore: 92.5 },
  ]);
});

test('the HR dashboard counts what the lists show', async () => {
  const { store, by } = aWorld();
  const world = by(people.hr);
  const [candidates, listings, tasks, risks] = await Promise.all([
    candidatesOf(world),
    world.jobListings.list(),
    store.all('task'),
    world.risk.list(),
  ]);
  const dashboard = await world.reports.hrDashboard();
  expect({
    resumesAnalyzed: dashboard.resumesAnalyzed,
    activeJobListings: dashboard.activeJobListings,
    risksDetected: dashboard.risksDetected,
    taskCompletion: dashboard.taskCompletion,
  }).toEqual({
    resumesAnalyzed: candidates.filter(({ status }) => status === 'Analyzed').length,
    activeJobListings: listings.length,
    risksDetected: risks.filter(({ riskLevel }) => riskLevel !== 'Low').length,
    taskCompletion: {
      completed: tasks.filter(({ status }) => status !== 'active').length,
      pending: tasks.filter(({ status }) => status === 'active').length,
    },
  });
  expect(dashboard.topPerformers).toHaveLength(5);
  expect(dashboard.performanceByMonth.map(({ month }) => month)).toEqual([
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
});
