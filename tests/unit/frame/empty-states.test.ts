import type { TeamMember } from '@/data/schemas/team';
import { AnnouncementList } from '@/views/employee/AnnouncementList';
import { AssignedTaskList } from '@/views/employee/AssignedTaskList';
import { memberColumns, MemberTasks } from '@/views/team/MemberTable';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

/** The paragraphs of what is drawn. */
const paragraphs = (markup: string) =>
  [...markup.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, text]) => text);

const member: TeamMember = {
  id: 'u-1',
  name: 'Amine Kaci',
  position: 'Backend Developer',
  totalTasks: 0,
  completedTasks: 0,
  completionRate: 0,
  averageScore: 0,
  tasks: [],
};

test('a member without tasks says so once expanded, and has figures of 0', () => {
  const drawn = renderToStaticMarkup(createElement(MemberTasks, { of: member.name, tasks: [] }));
  expect(paragraphs(drawn)).toEqual(['No tasks assigned.']);
  const figures = memberColumns(undefined).filter(({ numeric }) => numeric);
  expect(figures.map(({ cell }) => cell(member))).toEqual([0, 0, '0%', '0.0']);
});

test('a company that announced nothing says so, and what the list is for', () => {
  const drawn = renderToStaticMarkup(createElement(AnnouncementList, { announcements: [] }));
  expect(paragraphs(drawn)).toEqual([
    'No announcements at the moment.',
    'What the company announces to everybody is listed here. There is nothing to do.',
  ]);
});

test('an employee without tasks is told so, and what comes next', () => {
  const drawn = renderToStaticMarkup(createElement(AssignedTaskList, { tasks: [] }));
  expect(paragraphs(drawn)).toEqual([
    'You have no assigned tasks.',
    'Once HR or your team manager assigns you one, log your hours on it here and mark it as done.',
  ]);
});
