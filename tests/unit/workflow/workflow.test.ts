import type { Subscription } from '@/data/schemas/subscription';
import { userActivation } from '@/machines/activation/lifecycles';
import { clientWorkflow } from '@/machines/activation/workflow';
import { candidateWorkflow } from '@/machines/candidate/workflow';
import { jobListingLifecycle } from '@/machines/job-listing/job-listing.machine';
import { jobListingWorkflow } from '@/machines/job-listing/workflow';
import { begin, step } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';
import type { TaskCommand } from '@/machines/task/events';
import { subscriptionWorkflow } from '@/machines/subscription/workflow';
import { taskWorkflow } from '@/machines/task/workflow';
import { wordsOf } from '@/machines/workflow/chart-in-words';
import { workflowOf } from '@/machines/workflow/workflow';
import type { Candidate } from '@/data/schemas/candidate';
import type { Person } from '@/data/schemas/person';
import type { Task } from '@/data/schemas/task';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { aCandidate, scored } from '../../fixtures/candidate';
import { aReading } from '@masar/resume/fixtures/reading';
import { aTask, aUser, now, people } from '../../fixtures/company';

const asks = (role: keyof typeof people) => ({ by: people[role], at: now });

const created = { action: 'Created', by: 'Admin', date: '2026-11-01T08:30:00.000Z' };
const newTask = aTask({ history: [created] });

const stepped = (task: Task, command: TaskCommand | { type: 'task.remove' }, by: Person): Task => {
  const taken = step(taskLifecycle, task, { ...command, by, at: now });
  if (taken.outcome === 'refused') throw new Error(taken.refusal.sentence);
  return taken.record;
};

const doneTask = stepped(newTask, { type: 'task.markDone' }, people.employee);
const marked = {
  action: 'Marked as done',
  by: 'Karim Haddad',
  byId: 'u-09',
  date: now,
  event: { type: 'task.markDone', by: people.employee, at: now },
  from: 'assigned.active',
  to: 'assigned.done',
};

const comment = {
  event: 'task.comment',
  label: 'Add a comment',
  leadsTo: null,
  isByItself: false,
  who: ['Karim Haddad', 'HR Manager', 'Team Manager'],
  missing: 'Write a comment first',
};
const remove = {
  event: 'task.remove',
  label: 'Delete',
  leadsTo: 'Removed',
  isByItself: false,
  who: ['HR Manager'],
  missing: null,
};
const logHours = {
  event: 'task.logHours',
  label: 'Log hours',
  leadsTo: null,
  isByItself: false,
  who: ['Karim Haddad'],
  missing: 'Enter hours above 0 in quarters of an hour, at most 24, and the day',
};
const undoHours = {
  ...logHours,
  event: 'task.undoHours',
  label: 'Undo hours',
  missing: 'Only the last entry that you logged yourself can be undone',
};
const notAssigned = 'Only an assignee can log hours or mark this done';
const attach = {
  ...logHours,
  event: 'task.attach',
  label: 'Attach a file',
  who: ['Karim Haddad', 'HR Manager', 'Team Manager'],
  missing: 'Choose a file that was uploaded here.',
};
const detach = {
  ...attach,
  event: 'task.detach',
  label: 'Remove a file',
  missing: 'This file is not attached to the task',
};
const notAttaching =
  'Only an assignee, a team manager or HR staff can attach files and remove them';
const evaluate = {
  event: 'task.evaluate',
  label: 'Save Score',
  leadsTo: 'Evaluated',
  isByItself: false,
  who: ['Team Manager'],
  missing: 'Choose a score from 1 to 10',
};

describe('a task', () => {
  test('that is done waits for a team manager and a score', () => {
    const assigned = 'task.assigned';
    const state = { parent: null, isInitial: false, isFinal: false, isCurrent: false };
    const inside = { ...state, parent: assigned };
    expect(workflowOf(taskWorkflow, doneTask, asks('teammanager'))).toEqual({
      chart: 'task',
      states: [
        { ...state, id: 'task.drafted', label: 'Drafted', isInitial: true },
        { ...state, id: assigned, label: 'Assigned' },
        { ...inside, id: `${assigned}.active`, label: 'Active', isInitial: true },
        { ...inside, id: `${assigned}.done`, label: 'Done', isCurrent: true },
        { ...inside, id: `${assigned}.evaluated`, label: 'Evaluated' },
        { ...state, id: 'task.removed', label: 'Removed' },
      ],
      ways: [
        { source: 'task.drafted', target: assigned, label: 'Assign Task', walks: [] },
        { source: 'task.drafted', target: assigned, label: 'Add Task', walks: [] },
        { source: assigned, target: null, label: 'Add a comment', walks: [] },
        { source: assigned, target: 'task.removed', label: 'Delete', walks: [] },
        { source: `${assigned}.active`, target: null, label: 'Update Task', walks: [] },
        { source: `${assigned}.active`, target: null, label: 'Log hours', walks: [] },
        { source: `${assigned}.active`, target: null, label: 'Undo hours', walks: [] },
        { source: `${assigned}.active`, target: null, label: 'Attach a file', walks: [] },
        { source: `${assigned}.active`, target: null, label: 'Remove a file', walks: [] },
        {
          source: `${assigned}.active`,
          target: `${assigned}.done`,
          label: 'Mark as Done',
          walks: [marked],
        },
        { source: `${assigned}.done`, target: null, label: 'Log hours', walks: [] },
        { source: `${assigned}.done`, target: null, label: 'Undo hours', walks: [] },
        { source: `${assigned}.done`, target: null, label: 'Attach a file', walks: [] },
        { source: `${assigned}.done`, target: null, label: 'Remove a file', walks: [] },
        {
          source: `${assigned}.done`,
          target: `${assigned}.evaluated`,
          label: 'Save Score',
          walks: [],
        },
        { source: 'task.removed', target: assigned, label: 'Undo', walks: [] },
      ],
      next: [
        { ...comment, refused: null },
        { ...remove, refused: 'Only HR staff can delete a task or restore it' },
        { ...logHours, refused: notAssigned },
        { ...undoHours, refused: notAssigned },
        { ...attach, refused: null },
        { ...detach, refused: null },
        { ...evaluate, refused: null },
      ],
      history: [
        { ...created, from: null, to: null },
        { ...marked, from: 'Active', to: 'Done' },
      ],
    });
  });

  test('tells whoever may not why', () => {
    expect(workflowOf(taskWorkflow, doneTask, asks('employee')).next).toEqual([
      { ...comment, refused: null },
      { ...remove, refused: 'Only HR staff can delete a task or restore it' },
      { ...logHours, refused: null },
      { ...undoHours, refused: null },
      { ...attach, refused: null },
      { ...detach, refused: null },
      { ...evaluate, refused: 'Only a team manager can evaluate a task' },
    ]);
    expect(workflowOf(taskWorkflow, doneTask, asks('manager')).next).toEqual([
      { ...comment, refused: 'Only an assignee, a team manager or HR staff can comment' },
      { ...remove, refused: 'Only HR staff can delete a task or restore it' },
      { ...logHours, refused: notAssigned },
      { ...undoHours, refused: notAssigned },
      { ...attach, refused: notAttaching },
      { ...detach, refused: notAttaching },
      { ...evaluate, refused: 'Only a team manager can evaluate a task' },
    ]);
  });

  test('is marked as done by those it is assigned to, whoever they are', () => {
    const task = {
      ...newTask,
      assignedTo: [...newTask.assignedTo, { id: 'u-10', name: 'Amine Kaci' }],
    };
    const [, , edit, , , , , markDone] = workflowOf(taskWorkflow, task, asks('hr')).next;
    expect([edit, markDone]).toEqual([
      {
        event: 'task.edit',
        label: 'Update Task',
        leadsTo: null,
        isByItself: false,
        who: ['HR Manager'],
        missing: null,
        refused: null,
      },
      {
        event: 'task.markDone',
        label: 'Mark as Done',
        leadsTo: 'Done',
        isByItself: false,
        who: ['Karim Haddad', 'Amine Kaci'],
        missing: null,
        refused: notAssigned,
      },
    ]);
  });

  test('says what is missing of the record itself where a change begins with it', () => {
    for (const lacking of [{ deadline: '' }, { assignedTo: [] }]) {
      const [, , edit] = workflowOf(taskWorkflow, { ...newTask, ...lacking }, asks('hr')).next;
      expect(edit?.missing).toBe('A task needs a title, an assignee and a due date');
    }
  });

  test('that nobody has, nobody can mark as done', () => {
    const { next } = workflowOf(taskWorkflow, { ...newTask, assignedTo: [] }, asks('employee'));
    expect(next.at(-1)).toEqual({
      event: 'task.markDone',
      label: 'Mark as Done',
      leadsTo: 'Done',
      isByItself: false,
      who: [],
      missing: null,
      refused: notAssigned,
    });
  });

  test('shows along its chart what was done in which state', () => {
    const said = stepped(newTask, { type: 'task.comment', message: 'Soon.' }, people.hr);
    const done = stepped(said, { type: 'task.markDone' }, people.employee);
    const again = stepped(done, { type: 'task.comment', message: 'Done.' }, people.employee);
    const removed = stepped(again, { type: 'task.remove' }, people.hr);
    const { ways, history } = workflowOf(taskWorkflow, removed, asks('hr'));
    expect(history.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['Created', null, null],
      ['Commented', 'Active', 'Active'],
      ['Marked as done', 'Active', 'Done'],
      ['Commented', 'Done', 'Done'],
      ['Deleted', 'Done', 'Removed'],
    ]);
    expect(ways.map(({ label, walks }) => [label, walks.map(({ by }) => by)])).toEqual([
      ['Assign Task', []],
      ['Add Task', []],
      ['Add a comment', ['Nadia Benali', 'Karim Haddad']],
      ['Delete', ['Nadia Benali']],
      ['Update Task', []],
      ['Log hours', []],
      ['Undo hours', []],
      ['Attach a file', []],
      ['Remove a file', []],
      ['Mark as Done', ['Karim Haddad']],
      ['Log hours', []],
      ['Undo hours', []],
      ['Attach a file', []],
      ['Remove a file', []],
      ['Save Score', []],
      ['Undo', []],
    ]);
  });
});

const entry = (
  action: string,
  type?: string,
  from = 'Analyzed.Undecided',
  to = 'Analyzed.Undecided',
) => ({
  action,
  by: 'Nadia Benali',
  date: now,
  ...(type !== undefined && { event: { type, by: people.hr, at: now }, from, to }),
});

const nextOf = (file: string | null) =>
  workflowOf(candidateWorkflow, aCandidate({ file }), asks('hr')).next.map(({ label }) => label);

describe('a candidate', () => {
  const reading = aReading('Amina Bouzid', 'React');
  const analysed: Partial<Candidate> = { status: 'Analyzed', scores: [scored(60)], reading };
  const placed = (...history: ReturnType<typeof entry>[]) =>
    workflowOf(candidateWorkflow, aCandidate({ ...analysed, history }), asks('hr')).history.map(
      ({ from, to }) => [from, to],
    );

  test('that was not read cannot be corrected, by anybody', () => {
    const simulated = aCandidate({ status: 'Analyzed', scores: [scored(12)] });
    const { next } = workflowOf(candidateWorkflow, simulated, asks('employee'));
    expect(next.find(({ event }) => event === 'candidate.correct')).toEqual({
      event: 'candidate.correct',
      label: 'Correct by hand',
      leadsTo: null,
      isByItself: false,
      who: ['HR Manager'],
      missing: 'Only a candidate whose resume was really read can be corrected.',
      refused: 'Only HR staff can analyse or correct a candidate.',
    });
  });

  test('whose file is kept is never simulated, and one whose file is not is never left unread', () => {
    expect([nextOf(null), nextOf('/files/1')]).toEqual([
      ['Analyze with AI', 'Simulate'],
      ['Analyze with AI', 'Could not be read'],
    ]);
  });

  test('that is read goes on in the same state', () => {
    expect(
      placed(
        entry('Analyzed', 'candidate.analyse', 'Pending'),
        entry('Re-analyzed', 'candidate.measure'),
      ),
    ).toEqual([
      ['Pending', 'Undecided'],
      ['Undecided', 'Undecided'],
    ]);
  });

  test('whose history was told, or is not of this chart, is not placed', () => {
    expect(
      placed(
        entry('Analyzed'),
        entry('Simulated', 'candidate.simulate', 'Pending'),
        entry('Corrected by hand', 'candidate.correct'),
        entry('Corrected by hand', 'candidate.correct', 'Pending'),
        entry('Shredded', 'candidate.shred'),
        entry('Shredded', 'candidate.correct', 'Shredded'),
      ),
    ).toEqual([
      [null, null],
      ['Pending', 'Undecided'],
      ['Undecided', 'Undecided'],
      [null, null],
      [null, null],
      [null, null],
    ]);
    const { ways } = workflowOf(
      candidateWorkflow,
      aCandidate({ ...analysed, history: [entry('Analyzed'), entry('', 'candidate.correct')] }),
      asks('hr'),
    );
    expect(ways.map(({ label, walks }) => [label, walks.length])).toEqual([
      ['Analyze with AI', 0],
      ['Could not be read', 0],
      ['Simulate', 0],
      ['Analyze with AI', 0],
      ['Add note', 0],
      ['Remove note', 0],
      ['Re-analyze', 0],
      ['Undo re-analysis', 0],
      ['Correct by hand', 1],
      ['Merge', 0],
      ['Not the same person', 0],
      ['Shortlist', 0],
      ['Reject', 0],
      ['Take off the shortlist', 0],
      ['Reject', 0],
      ['Reconsider', 0],
      ['Reconsider', 0],
      ['Undo merge', 0],
    ]);
  });
});

test('a job listing that is open is changed or closed, by HR alone, and its chart says how it was opened', () => {
  const draft = {
    title: 'Translator',
    location: 'Oran',
    experience: 'any',
    skills: 'Arabic',
    description: 'Translate.',
  };
  const event = { type: 'jobListing.open', draft, by: people.hr, at: now };
  const opened = begin(jobListingLifecycle, { id: 'job-1' }, event);
  if (opened.outcome === 'refused') throw new Error(opened.refusal.sentence);
  const { states, ways, next } = workflowOf(jobListingWorkflow, opened.record, asks('manager'));
  const refused = 'Only HR staff can open, change or close a job listing';
  const asked = { isByItself: false, who: ['HR Manager'], refused };
  expect(next).toEqual([
    {
      ...asked,
      event: 'jobListing.change',
      label: 'Edit',
      leadsTo: null,
      missing: 'A job listing needs a title, a location, an experience, skills and a description',
    },
    { ...asked, event: 'jobListing.close', label: 'Close', leadsTo: 'Closed', missing: null },
  ]);
  expect(states.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
    ['Drafted', false],
    ['Open', true],
    ['Closed', false],
  ]);
  expect(ways).toEqual([
    {
      source: 'jobListing.drafted',
      target: 'jobListing.Open',
      label: 'Save Job',
      walks: opened.record.history,
    },
    { source: 'jobListing.Open', target: null, label: 'Edit', walks: [] },
    { source: 'jobListing.Open', target: 'jobListing.Closed', label: 'Close', walks: [] },
    { source: 'jobListing.Closed', target: 'jobListing.Open', label: 'Reopen', walks: [] },
  ]);
  expect(opened.record.history).toHaveLength(1);
});

test('a state’s name is read as words', () => {
  expect(['active', 'signingIn', 'Open', 'awaitingFirstReview'].map(wordsOf)).toEqual([
    'Active',
    'Signing in',
    'Open',
    'Awaiting first review',
  ]);
});

test('each role is named, and an event without words by its type', () => {
  const { next } = workflowOf(
    {
      lifecycle: userActivation,
      words: {},
      byItself: [],
      named: () => [],
      given: ({ role, team }) => ({ 'activation.employ': { fields: { role, team }, lead: null } }),
    },
    aUser(),
    asks('manager'),
  );
  expect(next.map(({ label, who, refused }) => [label, who, refused])).toEqual([
    ['activation.change', [], 'Only you can change your profile'],
    ['activation.employ', ['Admin', 'Company Manager'], null],
    ['activation.remove', [], 'A user is deactivated, and never deleted'],
    ['activation.deactivate', ['Admin', 'Company Manager'], null],
  ]);
});

test('of states that lie in one another the innermost is where one stands', () => {
  const machine = createMachine({
    id: 'visit',
    initial: 'inside',
    states: { inside: { initial: 'hall', states: { hall: {} } }, gone: { type: 'final' } },
  });
  const lifecycle = {
    machine,
    at: () => machine.resolveState({ value: { inside: 'hall' } }),
    recordOf: () => ({}),
    asks: {},
    tells: {},
  };
  const { states } = workflowOf(
    { lifecycle, words: {}, byItself: [], named: () => [] },
    { history: [] },
    asks('hr'),
  );
  const state = { parent: null, isInitial: true, isFinal: false, isCurrent: false };
  expect(states).toEqual([
    { ...state, id: 'visit.inside', label: 'Inside' },
    { ...state, id: 'visit.inside.hall', parent: 'visit.inside', label: 'Hall', isCurrent: true },
    { ...state, id: 'visit.gone', label: 'Gone', isInitial: false, isFinal: true },
  ]);
});

describe('a client', () => {
  const client = {
    id: '1',
    name: 'Atlas',
    email: 'it@atlas.dz',
    plan: 'Pro',
    renewal: '2026-12-01',
  } as const;

  test('that was inactive from the start is placed where it was activated', () => {
    const by = people.sys;
    const activated = {
      action: 'Activated',
      by: by.name,
      byId: by.id,
      date: now,
      event: { type: 'activation.activate', by, at: now },
      from: 'kept.inactive',
      to: 'kept.active',
    };
    const record = { ...client, status: 'active', history: [created, activated] } as const;
    const { states, ways, next, history } = workflowOf(
      clientWorkflow,
      { ...record, history: [...record.history] },
      asks('manager'),
    );
    expect(states.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
      ['Drafted', false],
      ['Kept', false],
      ['Active', true],
      ['Inactive', false],
      ['Removed', false],
    ]);
    const labels = ['Add Client', 'Edit', 'Employ', 'Delete', 'Deactivate', 'Activate', 'Undo'];
    expect(new Map(ways.map(({ label, walks }) => [label, walks]))).toEqual(
      new Map(labels.map((label) => [label, label === 'Activate' ? [activated] : []])),
    );
    expect(next).toEqual([
      {
        event: 'activation.change',
        label: 'Edit',
        leadsTo: null,
        isByItself: false,
        who: ['System operator'],
        missing: null,
        refused: 'Only the provider’s operator can change a client',
      },
      {
        event: 'activation.deactivate',
        label: 'Deactivate',
        leadsTo: 'Inactive',
        isByItself: false,
        who: ['System operator'],
        missing: null,
        refused: 'Only the provider’s operator can activate or deactivate a client',
      },
    ]);
    expect(history.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['Created', null, null],
      ['Activated', 'Inactive', 'Active'],
    ]);
  });
});

const id = (state: 'Active' | 'Expired') => `companySubscription.${state}`;

describe('a subscription', () => {
  const by = people.manager;
  const told = { action: 'Subscribed to the Basic plan', by: by.name, date: now };
  const subscribed = {
    ...told,
    event: { type: 'subscription.subscribe', plan: 'basic', by, at: now },
    from: 'Active',
    to: 'Active',
  };
  const subscription: Subscription = {
    plan: 'basic',
    status: 'Active',
    renewalDate: '2026-12-01',
    next: null,
    history: [told, subscribed],
  };

  test('is subscribed to from each of its states, and expires by itself', () => {
    const { ways, next, history } = workflowOf(subscriptionWorkflow, subscription, asks('hr'));
    expect(ways).toEqual([
      { source: id('Active'), target: id('Active'), label: 'Subscribe Now', walks: [subscribed] },
      { source: id('Expired'), target: id('Active'), label: 'Subscribe Now', walks: [] },
      { source: id('Active'), target: null, label: 'Begin the next plan', walks: [] },
      { source: id('Active'), target: id('Expired'), label: 'Expire', walks: [] },
    ]);
    expect(next).toEqual([
      {
        event: 'subscription.subscribe',
        label: 'Subscribe Now',
        leadsTo: 'Active',
        isByItself: false,
        who: ['Company Manager'],
        missing: 'Choose a plan that is on offer',
        refused: 'Only a company manager can subscribe to a plan',
      },
      {
        event: 'subscription.begin',
        label: 'Begin the next plan',
        leadsTo: null,
        isByItself: true,
        who: [],
        missing: 'No plan that was paid for waits to begin today',
        refused: null,
      },
      {
        event: 'subscription.expire',
        label: 'Expire',
        leadsTo: 'Expired',
        isByItself: true,
        who: [],
        missing: 'A subscription does not expire before its renewal date has passed',
        refused: null,
      },
    ]);
    expect(history.map(({ from, to }) => [from, to])).toEqual([
      [null, null],
      ['Active', 'Active'],
    ]);
  });

  test('lacks nothing to expire once its renewal date has passed', () => {
    const overdue = { ...subscription, renewalDate: '2026-11-20' };
    const { next } = workflowOf(subscriptionWorkflow, overdue, asks('hr'));
    expect(next.map(({ event, missing }) => [event, missing])).toEqual([
      ['subscription.subscribe', 'Choose a plan that is on offer'],
      ['subscription.begin', 'No plan that was paid for waits to begin today'],
      ['subscription.expire', null],
    ]);
  });
});
