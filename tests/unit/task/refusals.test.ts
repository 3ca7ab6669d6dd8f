import type { Task } from '@/data/schemas/task';
import { CommentMessage, EvaluationScore, TaskAssignment, TeamTask } from '@/data/schemas/task';
import { refusal } from '@/machines/step';
import { taskLifecycle } from '@/machines/task/lifecycle';
import type { TaskCommand } from '@/machines/task/events';
import { describe, expect, test } from 'vitest';
import { aTask, anEvaluatedTask, now, people } from '../../fixtures/company';

const active = aTask();
const done = aTask({ status: 'done' });
const evaluated = anEvaluatedTask();
const assignment = {
  title: 'Call the bank',
  assignee: 'u-09',
  due: '2026-11-30',
  priority: 'Low',
} as const;

const why = (task: Task, command: TaskCommand, role: keyof typeof people) =>
  refusal(taskLifecycle, task, { ...command, by: people[role], at: now });

describe('a refused step says what it would need', () => {
  test.each<[string, Task, TaskCommand, keyof typeof people, string | null]>([
    [
      'marked by no assignee',
      active,
      { type: 'task.markDone' },
      'hr',
      'Only an assignee can log hours or mark this done',
    ],
    ['marked by an assignee', active, { type: 'task.markDone' }, 'employee', null],
    [
      'marked twice',
      done,
      { type: 'task.markDone' },
      'employee',
      'Only an active task can be marked as done',
    ],
    [
      'evaluated too early',
      active,
      { type: 'task.evaluate', score: 8 },
      'teammanager',
      'Only a task that is done can be evaluated',
    ],
    [
      'evaluated twice',
      evaluated,
      { type: 'task.evaluate', score: 8 },
      'teammanager',
      'Only a task that is done can be evaluated',
    ],
    [
      'evaluated by HR',
      done,
      { type: 'task.evaluate', score: 8 },
      'hr',
      'Only a team manager can evaluate a task',
    ],
    [
      'evaluated without a score',
      done,
      { type: 'task.evaluate', score: Number.NaN },
      'teammanager',
      'Choose a score from 1 to 10',
    ],
    [
      'evaluated with 11',
      done,
      { type: 'task.evaluate', score: 11 },
      'teammanager',
      'Choose a score from 1 to 10',
    ],
    ['evaluated with 1', done, { type: 'task.evaluate', score: 1 }, 'teammanager', null],
    ['evaluated with 10', done, { type: 'task.evaluate', score: 10 }, 'teammanager', null],
    [
      'a comment from outside',
      active,
      { type: 'task.comment', message: 'Hello' },
      'sys',
      'Only an assignee, a team manager or HR staff can comment',
    ],
    [
      'a blank comment',
      active,
      { type: 'task.comment', message: ' ' },
      'employee',
      'Write a comment first',
    ],
    [
      'a comment on an evaluated task',
      evaluated,
      { type: 'task.comment', message: 'Thanks' },
      'employee',
      null,
    ],
    [
      'changed by an employee',
      active,
      { type: 'task.edit', assignment },
      'employee',
      'Only HR staff can change a task',
    ],
    [
      'changed without a title',
      active,
      { type: 'task.edit', assignment: { ...assignment, title: '' } },
      'hr',
      'A task needs a title, an assignee and a due date',
    ],
    [
      'changed when done',
      done,
      { type: 'task.edit', assignment },
      'hr',
      'Only an active task can be changed',
    ],
    ['changed', active, { type: 'task.edit', assignment }, 'hr', null],
  ])('%s', (_, task, command, role, reason) => {
    expect(why(task, command, role)).toBe(reason);
  });
});

const firstMessage = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.success ? null : result.error?.issues[0]?.message;

describe('what the forms and the world accept', () => {
  test('a score is an integer from 1 to 10', () => {
    const values = [0, 1, 5.5, 10, 11, Number.NaN, '8', null];
    expect(values.map((value) => EvaluationScore.safeParse(value).success)).toEqual([
      false,
      true,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(firstMessage(EvaluationScore.safeParse(11))).toBe('Choose a score from 1 to 10');
    expect(firstMessage(EvaluationScore.safeParse(null))).toBe('Choose a score from 1 to 10');
  });

  test('a comment is trimmed and not blank', () => {
    expect(CommentMessage.parse('  Hello ')).toBe('Hello');
    expect(CommentMessage.safeParse('\n\t ').success).toBe(false);
  });

  test('HR’s form needs title, assignee and due date', () => {
    expect(TaskAssignment.parse({ ...assignment, title: ' Call ' })).toEqual({
      ...assignment,
      title: 'Call',
    });
    expect(
      [{ title: ' ' }, { assignee: '' }, { due: '' }, { priority: 'Urgent' }].map(
        (change) => TaskAssignment.safeParse({ ...assignment, ...change }).success,
      ),
    ).toEqual([false, false, false, false]);
  });

  test('the team manager’s needs title and description only', () => {
    const draft = { title: 'Call', description: 'Ask.', deadline: '', assignees: [] };
    expect(TeamTask.safeParse(draft).success).toBe(true);
    expect(
      [{ title: ' ' }, { description: '' }, { deadline: 'soon' }].map(
        (change) => TeamTask.safeParse({ ...draft, ...change }).success,
      ),
    ).toEqual([false, false, false]);
  });
});
