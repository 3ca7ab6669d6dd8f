import { roles, type Role } from '@/data/schemas/role';
import { Route } from '@/routes/_teammanager/settings';
import { SettingsView } from '@/views/settings/SettingsView';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const textsOf = (markup: string, tag: string) =>
  [...markup.matchAll(new RegExp(`<${tag}[ >][^<]*`, 'g'))].map(([found]) =>
    found.slice(found.indexOf('>') + 1).replaceAll('&amp;', '&'),
  );

/** The screen of a role, under a route that says the title as the real one does. */
async function drawn(role: Role) {
  const routeTree = createRootRoute({
    staticData: { ...Route.options.staticData },
    component: () => createElement(SettingsView, { role }),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('each role sees its cards, and one without any is told so', async () => {
  const seen = await Promise.all(
    roles.map(async (role) => {
      const markup = await drawn(role);
      return [role, [textsOf(markup, 'h1'), textsOf(markup, 'h2'), textsOf(markup, 'p')]];
    }),
  );
  expect(Object.fromEntries(seen)).toEqual({
    hr: [
      ['System Settings'],
      ['Job Titles & Post Types', 'Evaluation Models', 'Leave & Absence Rules'],
      [
        'Keep the titles and kinds of posts that listings offer',
        'Choose what an evaluation looks at and how it counts',
        'Set the days of leave and how absences are recorded',
      ],
    ],
    employee: [
      ['System Settings'],
      ['Edit Profile', 'Notification Preferences', 'Evaluation History', 'My Absences'],
      [
        'Keep your name and contact details up to date',
        'Choose what you are notified of',
        'Look back at your evaluations and scores',
        'See the absences recorded for you',
      ],
    ],
    manager: [
      ['System Settings'],
      ['Team Objectives', 'Alert Thresholds', 'Performance Criteria'],
      [
        'Quarterly targets',
        'Absenteeism/productivity',
        'Say what good work is measured by across the company',
      ],
    ],
    teammanager: [
      ['System Settings'],
      ['Manage Team Settings', 'Task Reminders', 'Evaluation Rules', 'Late Task Alerts'],
      [
        'Name the team and who belongs to it',
        'Say when people are reminded of a deadline',
        'Set how finished tasks are scored from 1 to 10',
        'Be told when a task passes its deadline',
      ],
    ],
    admin: [
      ['System Settings'],
      ['Roles & Permissions', 'Company Info', 'Contract Types', 'Departments & Status'],
      [
        'Define access levels for each role',
        'Name, timezone, logo',
        'Manage contract templates',
        'Organise departments and the statuses an account can have',
      ],
    ],
    sys: [['System Settings'], [], ['You don’t have access to system settings.']],
  });
});

test('no card has an action', async () => {
  const seen = await Promise.all(roles.map(drawn));
  expect(seen.join('')).not.toMatch(/<(a|button|input)\b/);
});
