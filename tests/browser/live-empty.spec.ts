import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Role } from '@/data/schemas/role';
import { expect } from './support/app';
import { button, password, signIn, test } from './support/company';
import { sidebars } from './support/navigation';
import { homes } from './support/routes';
import { overflow } from './support/touch';

/** What a screen is headed with, and all that it says where something is missing. */
type Said = [heading: string, ...sentences: string[]];

const noMessages = [
  'No conversations yet.',
  'Your conversations with people in the company are listed here. Write to somebody first.',
];
const noNews = [
  'No notifications',
  'News that concerns you is listed here. There is nothing to do.',
];
const noTasks = [
  'You have no assigned tasks.',
  'Once HR or your team manager assigns you one, log your hours on it here and mark it as done.',
];
const noAnnouncements = [
  'No announcements at the moment.',
  'What the company announces to everybody is listed here. There is nothing to do.',
];
const unscored = 'No data yet. Team managers score the tasks that employees have done.';
const howToJoin =
  'A company manager or an admin puts people into your team: in Manage Users, with Details and Edit.';

/** Every screen of a role, by the link that leads there. */
const screens: Record<Role, Record<string, Said>> = {
  sys: {
    Dashboard: [
      'SaaS Admin Panel',
      'No client has paid yet.',
      'The five who paid most are listed here. Companies subscribe to a plan by themselves.',
      'No payment yet.',
      'No payment yet.',
      'No plans yet.',
      'A plan is what a client subscribes to, at a price a month. Add the first one with the form.',
      'No offers yet.',
      'An offer is a code that takes a part off the price until a day. Add the first one with the form.',
      'No payments yet.',
      'What clients pay is listed here. The first payment comes when a company subscribes to a plan.',
    ],
    Clients: [
      'Client Management',
      'No clients yet.',
      'Every company is listed here once it is opened, with its plan and payments. Add other clients by hand.',
    ],
  },
  manager: {
    Dashboard: [
      'Company Manager Dashboard',
      'Nobody but you is in the company yet.',
      'Add an HR manager first, then team managers and employees. Each signs in with an email and a password that you hand over.',
      'Nothing happened yet.',
      'Who joins, what is subscribed to and who may resign is listed here.',
    ],
    'Manage Subscription': ['Manage Subscription'],
    'Billing & Payments': [
      'Billing & Payments',
      'No payments found.',
      'What the company pays for its subscription is listed here. Subscribe to a plan first.',
    ],
    'View Reports': ['View Reports'],
    'Manage Users': ['Manage Users'],
    Messages: ['Messages', ...noMessages],
    Settings: ['System Settings'],
    'View all': ['Notifications', ...noNews],
  },
  hr: {
    Dashboard: [
      'HR Dashboard',
      unscored,
      'No data yet. Enter attendance, skills and evaluations in Resignation Risk.',
      unscored,
    ],
    'Upload Resumes': [
      'Resume Import & AI Analysis',
      'No candidates found.',
      'Everybody whose resume is read is listed here with a score. Name a job above, choose resumes and press Analyze with AI.',
    ],
    'Job Listings': [
      'Job Listings',
      'No job listings yet.',
      'A listing says what a job asks for, and resumes are measured against it. Create the first one.',
    ],
    'Interview Questions': [
      'Interview Questions',
      'No questions yet.',
      'Questions follow from a candidate’s resume and the job. Upload resumes first, or add a question of your own.',
    ],
    'Performance & Evaluation': [
      'Employee Performance & Evaluation',
      'No employee selected or found.',
      'The work of each employee is looked at here. A company manager or an admin adds people in Manage Users.',
    ],
    'Resignation Risk': [
      'Employee Resignation Risk',
      'Select an employee to view detailed resignation risk info.',
      'A risk is worked out from attendance, skills and evaluations. Select somebody and enter them.',
    ],
    Messages: ['Messages', ...noMessages],
    Settings: ['System Settings'],
    'Candidate List': [
      'Candidate List',
      'No candidates found.',
      'Everybody whose resume was read is listed here. Upload the first resumes.',
    ],
    'Ranked Candidates': [
      'Ranked Candidates',
      'No candidates found.',
      'Candidates are listed here by their score against a job. Upload resumes, and name the job first.',
    ],
    'Assign Tasks': [
      'Assign Tasks',
      'No tasks assigned yet.',
      'A task is for an employee, and there is none yet. A company manager or an admin adds people in Manage Users.',
    ],
    'Reports & Analytics': ['Reports & Analytics', 'No data yet'],
    'Export Reports': ['Export Reports'],
    'View all': ['Notifications', ...noNews],
  },
  teammanager: {
    Dashboard: ['Team Manager Dashboard', 'No data yet. The tasks of your team are counted here.'],
    Tasks: [
      'Task management',
      'No tasks assigned yet.',
      `Tasks are for the members of your team. ${howToJoin}`,
    ],
    'Team Management': [
      'Team Management',
      'Your team has no members yet.',
      `Each member’s tasks and scores are listed here. ${howToJoin}`,
    ],
    Messages: ['Messages', ...noMessages],
    Settings: ['System Settings'],
    'View all': ['Notifications', ...noNews],
  },
  employee: {
    Dashboard: ['Employee Dashboard', ...noTasks, ...noAnnouncements],
    'My Profile': ['My Profile'],
    'Update Profile': ['Update Profile'],
    'My Tasks': ['My Tasks', ...noTasks],
    Performance: [
      'Performance',
      'No data yet. HR enters an evaluation of your work from time to time.',
    ],
    Announcements: ['Announcements', ...noAnnouncements],
    'Resignation Risk': ['Resignation Risk'],
    Messages: ['Messages', ...noMessages],
    Settings: ['System Settings'],
    'View all': ['Notifications', ...noNews],
  },
  admin: {
    Dashboard: ['Admin Dashboard'],
    'Manage Users': ['Manage Users'],
    Messages: ['Messages', ...noMessages],
    Settings: ['System Settings'],
    'View all': ['Notifications', ...noNews],
  },
};

/** All that is said of what is missing: by empty lists, and by charts with nothing to draw. */
const saidIn = (screen: Locator): Promise<string[]> =>
  screen.locator('svg[viewBox="0 0 120 24"] ~ p, figure > div > p.mx-auto').allTextContents();

/** Walks all screens of whoever is signed in, from the menu of a phone and from the bell. */
async function walk(page: Page, role: Role): Promise<Record<string, Said>> {
  const walked: Record<string, Said> = {};
  const { main, more } = sidebars[role];
  const bell = page.getByRole('region', { name: 'Notifications', exact: true });
  const bellLinks = Object.keys(screens[role]).filter((link) => link === 'View all');
  for (const link of [...[...main, ...more].map(([name = '']) => name), ...bellLinks]) {
    const isInBell = link === 'View all';
    await button(page, isInBell ? 'Notifications' : 'Open menu').click();
    if (isInBell) await expect.poll(() => saidIn(bell)).toEqual(noNews);
    const opened = isInBell ? bell : page.getByRole('navigation', { name: 'Mobile' });
    await opened.getByRole('link', { name: link, exact: true }).click();
    await expect(page.locator('main h1')).toHaveText(screens[role][link]?.[0] ?? '');
    walked[link] = [
      await page.locator('main h1').innerText(),
      ...(await saidIn(page.locator('main'))),
    ];
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect([link, await overflow(page)]).toEqual([link, 0]);
  }
  return walked;
}

/** Asks the server as whoever is signed in there. */
const post = async ({ request }: BrowserContext, path: string, data: object) =>
  expect(await request.post(path, { data, headers: { 'Idempotency-Key': randomUUID() } })).toBeOK();

test.use({ actionTimeout: 15_000 });

test('every screen of a new company says what it is for and what to do first', async ({
  server,
  browser,
}) => {
  test.slow();
  server.makeOperator('yacine@provider.dz');
  const baseURL = await server.start();
  const viewport = { width: 390, height: 844 };
  const walkAs = async (role: Role, email: string) => {
    const context = await browser.newContext({ baseURL, viewport });
    const page = await context.newPage();
    await page.goto('/login');
    await signIn(page, email);
    await expect(page).toHaveURL(homes[role]);
    await expect(page.locator('main h1')).toBeVisible();
    await test.step(role, async () => expect(await walk(page, role)).toEqual(screens[role]));
    return context;
  };

  await walkAs('sys', 'yacine@provider.dz');
  const visitor = await browser.newContext({ baseURL });
  const company = {
    company: 'Atlas Bakeries',
    name: 'Amel Kaci',
    email: 'amel@atlas.dz',
    password,
  };
  await post(visitor, '/api/companies', { company });
  const amel = await walkAs('manager', company.email);
  for (const role of ['hr', 'teammanager', 'employee', 'admin'] as const) {
    const blank = { phone: '', department: '', position: '', hireDate: '', salary: '' };
    const contract = { status: 'Active', contractType: 'CDI', contractFile: null };
    const email = `${role}@atlas.dz`;
    const draft = { ...blank, ...contract, name: 'Sara Belaid', email, password, role };
    await post(amel, '/api/users', { draft });
    await walkAs(role, email);
  }
});
