import type { Credentials } from '@/data/schemas/credentials';
import type { Page } from '@playwright/test';
import {
  drafts,
  type FormStop,
  loginFlow,
  type LoginEvent,
  type LoginStop,
  messages,
} from '../models/login.flow';
import { runningIn } from '../models/support/paths';
import { expect } from './support/app';
import { hold, settle } from './support/faults';
import { type PageTable, walkInBrowser } from './support/walk';

/** Fills the form as a password manager may: without telling it. */
async function fillSilently(page: Page, draft: Credentials) {
  await page.getByLabel('Email').evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, draft.email);
  await page
    .getByLabel('Password', { exact: true })
    .evaluate((input: HTMLInputElement, value) => (input.value = value), draft.password);
}

/** One keystroke that leaves the form with this draft. */
const edit = (draft: Credentials) => async (page: Page) => {
  await fillSilently(page, { ...draft, password: `${draft.password}x` });
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
};

const submit = (draft: Credentials) => async (page: Page) => {
  await fillSilently(page, draft);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const signingIn = 'session.signIn';

const answer = async (page: Page) => {
  await settle(page, signingIn, 'answered');
  await page.clock.runFor(999);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await page.clock.runFor(1);
};

/** Everything the form shows, read at once. */
const formOf = (page: Page) =>
  page.locator('main form').evaluate((form: HTMLFormElement) => {
    const field = (name: string) => {
      const input = form.elements.namedItem(name) as HTMLInputElement;
      const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      return {
        error: note?.textContent ?? null,
        invalid: input.getAttribute('aria-invalid') === 'true',
        border: getComputedStyle(input).borderTopColor,
      };
    };
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
    return {
      email: field('email'),
      password: field('password'),
      alert: form.querySelector('[role=alert]')?.textContent ?? null,
      status: form.querySelector('output')?.textContent ?? null,
      button: { text: button?.textContent, disabled: button?.disabled },
    };
  });

const grey = 'rgb(139, 143, 138)';
const red = 'rgb(180, 35, 24)';
const fine = { error: null, invalid: false, border: grey };
const wrong = (error: string) => ({ error, invalid: true, border: red });
const calm = {
  email: fine,
  password: fine,
  alert: null,
  status: null,
  button: { text: 'Sign in', disabled: false },
};
const busy = { ...calm, button: { text: 'Signing in...', disabled: true } };
const welcome = {
  ...calm,
  status: 'Login successful! Redirecting...',
  button: { text: 'Sign in', disabled: true },
};

const looks: Partial<Record<FormStop, Awaited<ReturnType<typeof formOf>>>> = {
  idle: calm,
  'invalid: empty': {
    ...calm,
    email: wrong(messages.empty.email),
    password: wrong(messages.empty.password),
  },
  'invalid: malformed': { ...calm, email: wrong(messages.malformed.email) },
  'submitting the right draft': busy,
  'submitting the wrong draft': busy,
  'error: refused': { ...calm, alert: messages.refused },
  'error: no answer': { ...calm, alert: 'Signing in took too long. Please try again.' },
  success: welcome,
  redirecting: welcome,
};

/** Requests for the dashboard's code wait here, so that the way to it can be looked at. */
const dashboards = new WeakMap<Page, () => void>();

const loginPage: PageTable<LoginStop, LoginEvent> = {
  open: async (page) => {
    await hold(page, signingIn);
    const opening = new Promise<void>((resolve) => dashboards.set(page, resolve));
    await page.route('**/assets/hr.index-*.js', async (route) => {
      await opening;
      await route.continue();
    });
    await page.clock.install({ time: '2025-06-02T08:00:00' });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'hr@demo.com' })).toBeVisible();
    await page.clock.pauseAt('2025-06-02T09:00:00');
  },
  look: async (page, stop) => {
    const [form, password] = stop.split(', ') as [FormStop, 'hidden' | 'shown'];
    if (form === 'redirected') {
      await expect(page).toHaveURL('/hr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('HR Dashboard');
      return;
    }
    await expect.poll(() => formOf(page)).toEqual(looks[form]);
    const shown = password === 'shown';
    await expect(page.locator('[name=password]')).toHaveAttribute(
      'type',
      shown ? 'text' : 'password',
    );
    await expect(
      page.getByRole('button', { name: shown ? 'Hide password' : 'Show password' }),
    ).toBeVisible();
  },
  make: {
    'edit to right': edit(drafts.right),
    'edit to empty': edit(drafts.empty),
    'edit to malformed': edit(drafts.malformed),
    'submit right': submit(drafts.right),
    'submit wrong': submit(drafts.wrong),
    'submit empty': submit(drafts.empty),
    'submit malformed': submit(drafts.malformed),
    'toggle the password': (page) =>
      page.getByRole('button', { name: /(Show|Hide) password/ }).click(),
    accepted: answer,
    refused: answer,
    'a moment passes': (page) => page.clock.runFor(600),
    'dashboard opens': async (page) => {
      dashboards.get(page)?.();
      await page.clock.resume();
    },
    'no answer': (page) => page.clock.runFor(15_000),
    'dashboard fails': null,
    'dashboard hangs': null,
    'is still there': null,
  },
  only: (event, snapshot) => {
    const draft = runningIn(snapshot)['signIn'];
    if (event === 'accepted') return draft === drafts.right;
    if (event === 'refused') return draft === drafts.wrong;
    return event !== 'toggle the password' || !snapshot.matches({ form: 'redirected' });
  },
  leftOut:
    /^(error: (no dashboard|dashboard out of time), |redirected, .*toggle|submitting the wrong .*accepted|submitting the right .*refused)/,
  because:
    'The demo accepts the right draft and refuses the wrong one, and the form has gone from the dashboard. A dashboard that fails to load shows the error page at its own address, and one that hangs is waited for there.',
};

walkInBrowser(loginFlow, loginPage);
