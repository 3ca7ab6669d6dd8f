import { candidateWorkflow } from '@/machines/candidate/workflow';
import { jobListingWorkflow } from '@/machines/job-listing/workflow';
import { step } from '@/machines/step';
import { type TaskCommand, taskLifecycle } from '@/machines/task/task.machine';
import { taskWorkflow } from '@/machines/task/workflow';
import { wordsOf, workflowOf } from '@/machines/workflow/workflow';
import type { Person } from '@/data/schemas/person';
import type { Task } from '@/data/schemas/task';
import { describe, expect, test } from 'vitest';
import { aCandidate, aReading, aScore, frontend } from '../../fixtures/candidate';
import { aTask, now, people } from '../../fixtures/company';

const created = { action: 'Created', by: 'Admin', date: '2026-11-01T08:30:00.000Z' };
const newTask = aTask({ history: [created] });

const stepped = (task: Task, command: TaskCommand, by: Person): Task => {
  const taken = step(taskLifecycle, task, { ...command, by, at: now });
  if (taken.outcome === 'refused') throw new Error(taken.reason);
  return taken.record;
};

const doneTask = stepped(newTask, { type: 'task.markDone' }, people.employee);
const marked = {
  action: 'Marked as done',
  by: 'Karim Haddad',
  date: now,
  event: { type: 'task.markDone', by: people.employee, at: now },
};

const comment = {
  event: 'task.comment',
  label: 'Add a comment',
  leadsTo: null,
  who: ['Karim Haddad', 'HR Manager', 'Team Manager'],
  missing: 'Write a comment first',
};
const evaluate = {
  event: 'task.evaluate',
  label: 'Save Score',
  leadsTo: 'Evaluated',
  who: ['Team Manager'],
  missing: 'Choose a score from 1 to 10',
};

describe('a task', () => {
  test('that is done waits for a team manager and a score', () => {
    const state = { parent: null, isInitial: false, isFinal: false, isCurrent: false };
    expect(workflowOf(taskWorkflow, doneTask, people.teammanager)).toEqual({
      states: [
        { ...state, id: 'task.active', label: 'Active', isInitial: true },
        { ...state, id: 'task.done', label: 'Done', isCurrent: true },
        { ...state, id: 'task.evaluated', label: 'Evaluated' },
      ],
      ways: [
        { source: null, target: null, label: 'Add a comment', walks: [] },
        { source: 'task.active', target: null, label: 'Update Task', walks: [] },
        { source: 'task.active', target: 'task.done', label: 'Mark as Done', walks: [marked] },
        { source: 'task.done', target: 'task.evaluated', label: 'Save Score', walks: [] },
      ],
      next: [
        { ...comment, refused: null },
        { ...evaluate, refused: null },
      ],
      history: [
        { ...created, from: null, to: null },
        { ...marked, from: 'Active', to: 'Done' },
      ],
    });
  });

  test('tells whoever may not why', () => {
    expect(workflowOf(taskWorkflow, doneTask, people.employee).next).toEqual([
      { ...comment, refused: null },
      { ...evaluate, refused: 'Only a team manager can evaluate a task' },
    ]);
    expect(workflowOf(taskWorkflow, doneTask, people.manager).next).toEqual([
      { ...comment, refused: 'Only an assignee, a team manager or HR staff can comment' },
      { ...evaluate, refused: 'Only a team manager can evaluate a task' },
    ]);
  });

  test('is marked as done by those it is assigned to, whoever they are', () => {
    const task = { ...newTask, assignedTo: ['Karim Haddad', 'Amine Kaci'] };
    const [, edit, markDone] = workflowOf(taskWorkflow, task, people.hr).next;
    expect([edit, markDone]).toEqual([
      {
        event: 'task.edit',
        label: 'Update Task',
        leadsTo: null,
        who: ['HR Manager', 'Team Manager'],
        missing: 'A task needs a title, an assignee and a due date',
        refused: null,
      },
      {
        event: 'task.markDone',
        label: 'Mark as Done',
        leadsTo: 'Done',
        who: ['Karim Haddad', 'Amine Kaci'],
        missing: null,
        refused: 'Only an assignee can mark this done',
      },
    ]);
  });

  test('that nobody has, nobody can mark as done', () => {
    const { next } = workflowOf(taskWorkflow, { ...newTask, assignedTo: [] }, people.employee);
    expect(next.at(-1)).toEqual({
      event: 'task.markDone',
      label: 'Mark as Done',
      leadsTo: 'Done',
      who: [],
      missing: null,
      refused: 'Only an assignee can mark this done',
    });
  });

  test('shows along its chart what was done in which state', () => {
    const said = stepped(newTask, { type: 'task.comment', message: 'Soon.' }, people.hr);
    const done = stepped(said, { type: 'task.markDone' }, people.employee);
    const again = stepped(done, { type: 'task.comment', message: 'Done.' }, people.employee);
    const { ways, history } = workflowOf(taskWorkflow, again, people.hr);
    expect(history.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['Created', null, null],
      ['Commented', 'Active', 'Active'],
      ['Marked as done', 'Active', 'Done'],
      ['Commented', 'Done', 'Done'],
    ]);
    expect(ways.map(({ label, walks }) => [label, walks.map(({ by }) => by)])).toEqual([
      ['Add a comment', ['Nadia Benali', 'Karim Haddad']],
      ['Update Task', []],
      ['Mark as Done', ['Karim Haddad']],
      ['Save Score', []],
    ]);
  });
});

const entry = (action: string, type?: string) => ({
  action,
  by: 'Nadia Benali',
  date: now,
  ...(type === undefined ? {} : { event: { type, by: people.hr, at: now } }),
});

describe('a candidate', () => {
  const score = aScore(60);
  const reading = aReading('Amina Bouzid', 'React');
  const analysed = { status: 'Analyzed', target: frontend, score, reading } as const;
  const placed = (...history: ReturnType<typeof entry>[]) =>
    workflowOf(candidateWorkflow, aCandidate({ ...analysed, history }), people.hr).history.map(
      ({ from, to }) => [from, to],
    );

  test('that was not read cannot be corrected, by anybody', () => {
    const simulated = aCandidate({ status: 'Analyzed', target: frontend });
    expect(workflowOf(candidateWorkflow, simulated, people.employee).next.at(-1)).toEqual({
      event: 'candidate.correct',
      label: 'Correct by hand',
      leadsTo: null,
      who: ['HR Manager'],
      missing: 'Only a candidate whose resume was really read can be corrected.',
      refused: 'Only HR staff can analyse or correct a candidate.',
    });
  });

  test('that is read goes on in the same state', () => {
    expect(
      placed(entry('Analyzed', 'candidate.analyse'), entry('Re-analyzed', 'candidate.analyse')),
    ).toEqual([
      ['Pending', 'Analyzed'],
      ['Analyzed', 'Analyzed'],
    ]);
  });

  test('whose history was told is placed only where one transition fits', () => {
    expect(
      placed(
        entry('Analyzed'),
        entry('Re-analyzed', 'candidate.analyse'),
        entry('Corrected by hand', 'candidate.correct'),
        entry('Shredded', 'candidate.shred'),
      ),
    ).toEqual([
      [null, null],
      [null, null],
      [null, null],
      [null, null],
    ]);
    const { ways } = workflowOf(
      candidateWorkflow,
      aCandidate({ ...analysed, history: [entry('Analyzed'), entry('', 'candidate.correct')] }),
      people.hr,
    );
    expect(ways.map(({ label, walks }) => [label, walks.length])).toEqual([
      ['Analyze with AI', 0],
      ['Simulate', 0],
      ['Analyze with AI', 0],
      ['Simulate', 0],
      ['Correct by hand', 1],
    ]);
  });
});

test('a job listing that is open has nowhere to go; a draft asks for what it lacks', () => {
  const draft = {
    id: 'job-1',
    title: 'Translator',
    location: '',
    experience: 'any',
    skills: 'Arabic',
    description: 'Translate.',
    createdAt: '',
    history: [],
  };
  const open = { ...draft, location: 'Oran', createdAt: '2026-11-21', status: 'Open' } as const;
  expect(workflowOf(jobListingWorkflow, open, people.hr).next).toEqual([]);
  expect(
    workflowOf(jobListingWorkflow, { ...draft, status: 'drafted' }, people.manager).next,
  ).toEqual([
    {
      event: 'jobListing.open',
      label: 'Save Job',
      leadsTo: 'Open',
      who: ['HR Manager'],
      missing: 'A job listing needs a title, a location, an experience, skills and a description',
      refused: 'Only HR staff can open a job listing',
    },
  ]);
});

test('a state’s name is read as words', () => {
  expect(['active', 'signingIn', 'Open', 'awaitingFirstReview'].map(wordsOf)).toEqual([
    'Active',
    'Signing in',
    'Open',
    'Awaiting first review',
  ]);
});
