import { openHours, suggestAssignment } from '@/intelligence/assignment/suggest';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aTask, today } from '../../fixtures/company';

const load = (...hours: number[]) =>
  hours.map((timeEstimatedHours) => aTask({ timeEstimatedHours }));
const people = [
  { id: 'amine', name: 'Amine', skills: ['Node.js', 'PostgreSQL'], tasks: load(10) },
  { id: 'karim', name: 'Karim', skills: ['React', 'CSS'], tasks: load(8, 4) },
  { id: 'meriem', name: 'Meriem', skills: ['SQL', 'React'], tasks: load(8) },
  { id: 'sara', name: 'Sara', skills: [], tasks: [] },
];

test('the skill comes first, then the lightest load', () => {
  // 21 November 2026 is a Saturday; 8 + 8 hours at 6 a day take three days: Monday to Wednesday
  expect(suggestAssignment('Fix the React survey', people, today)).toEqual({
    assignee: { id: 'meriem', name: 'Meriem' },
    due: '2026-11-25',
    reasons: [
      'Meriem has React, which the title names.',
      '1 open task with 8 hours left, the lightest load of the 2 people who fit.',
      'With the 8 hours of this task and 6 hours a day, that takes 3 working days.',
    ],
  });
});

test('more of the skills beats a lighter load', () => {
  expect(suggestAssignment('react and css', people, today)).toEqual({
    assignee: { id: 'karim', name: 'Karim' },
    due: '2026-11-26',
    reasons: [
      'Karim has React and CSS, which the title names.',
      '2 open tasks with 12 hours left.',
      'With the 8 hours of this task and 6 hours a day, that takes 4 working days.',
    ],
  });
});

test('without a skill in the title only the load counts', () => {
  expect(suggestAssignment('Order the chairs', people, today)).toEqual({
    assignee: { id: 'sara', name: 'Sara' },
    due: '2026-11-24',
    reasons: [
      'The title names no skill on record, so only the load counts.',
      '0 open tasks with 0 hours left, the lightest load of the 4 people who fit.',
      'With the 8 hours of this task and 6 hours a day, that takes 2 working days.',
    ],
  });
});

test('a tie is said, with who else it is', () => {
  const idle = ['Sara', 'Bilal', 'Amel'].map((name) => ({
    id: name,
    name,
    skills: ['Tax'],
    tasks: [],
  }));
  const reasonsAmong = (count: number) =>
    suggestAssignment('Tax return', idle.slice(0, count), today)?.reasons[2];
  expect([reasonsAmong(3), reasonsAmong(2)]).toEqual([
    'A tie: Bilal and Sara fit as well and have as little to do. Amel is first by name.',
    'A tie: Sara fits as well and has as little to do. Bilal is first by name.',
  ]);
  const busier = [...idle, { id: 'aziz', name: 'Aziz', skills: ['Tax'], tasks: load(1) }];
  expect(suggestAssignment('Tax return', busier, today)?.reasons[2]).not.toContain('Aziz');
});

const reasonFor = (skill: string, title: string) =>
  suggestAssignment(title, [{ id: 'karim', name: 'Karim', skills: [skill], tasks: [] }], today)
    ?.reasons[0];

test('a short skill is not found inside another word, a long one starts one', () => {
  const none = 'The title names no skill on record, so only the load counts.';
  expect(reasonFor('CSS', 'Cssify it')).toBe(none);
  expect(reasonFor('Tax', 'Call a taxi')).toBe(none);
  expect(reasonFor('Test', 'Testing day')).toBe('Karim has Test, which the title names.');
  expect(reasonFor('C++', 'Port it to C++')).toBe('Karim has C++, which the title names.');
});

test('nothing is suggested without a title or without people', () => {
  expect(suggestAssignment('', people, today)).toBeNull();
  expect(suggestAssignment(' \t', people, today)).toBeNull();
  expect(suggestAssignment('Fix it', [], today)).toBeNull();
});

test('open hours are those left of active tasks, none below zero', () => {
  const done = aTask({ status: 'done', timeEstimatedHours: 50 });
  const over = aTask({ timeEstimatedHours: 4, timeSpentHours: 9 });
  const half = aTask({ timeEstimatedHours: 8, timeSpentHours: 3.5 });
  expect([openHours([]), openHours([done, over, half])]).toEqual([0, 4.5]);
});

test('the order of the people changes nothing', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(people, { minLength: people.length }),
      fc.constantFrom('React', 'SQL and React', 'PostgreSQL', 'Chairs'),
      (shuffled, title) => {
        expect(suggestAssignment(title, shuffled, today)).toEqual(
          suggestAssignment(title, people, today),
        );
      },
    ),
  );
});

const skilled = (...skills: string[]) => [{ id: 'karim', name: 'Karim', skills, tasks: [] }];

const first = (title: string, ...skills: string[]) =>
  suggestAssignment(title, skilled(...skills), today)?.reasons[0];

test('several skills are listed, and a skill of two words is found by either', () => {
  expect(first('react, css and sql', 'React', 'CSS', 'SQL')).toBe(
    'Karim has React, CSS and SQL, which the title names.',
  );
  expect(first('A design of the door', 'Interior Design')).toBe(
    'Karim has Interior Design, which the title names.',
  );
});
