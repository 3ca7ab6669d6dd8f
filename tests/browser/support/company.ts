import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './app';

/** The password of everybody in these companies. */
export const password = 'a long way home';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills fields by their labels, from the top. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Signs in on the login page. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in to your workspace' })).toBeVisible();
  await fill(page, { Email: email, Password: secret });
  await button(page, 'Sign in').click();
}

/** Opens a company from the landing page. */
export async function openCompany(page: Page, email: string, company = 'Atlas Bakeries') {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Open a company' })).toBeVisible();
  await fill(page, {
    'Company name': company,
    'Your name': 'Amel Kaci',
    'Work email': email,
    Password: password,
  });
  await button(page, 'Open the company').click();
  await expect(page).toHaveURL('/manager');
  await expect(page.locator('main h1')).toBeVisible();
}

/** Adds somebody on Manage Users, and closes what hands the password over. @param more fills in the rest. */
export async function addUser(
  page: Page,
  user: { name: string; email: string; role: string },
  more: (dialog: Locator) => Promise<void> = async () => undefined,
) {
  await button(page, 'Add User').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Add User');
  await fill(page, { 'Full Name': user.name, Email: user.email, Password: password });
  await dialog.getByLabel('Select Role').selectOption(user.role);
  await more(dialog);
  await button(page, 'Save').click();
  await expect(dialog.locator('dd')).toHaveText([user.email, password]);
  await button(page, 'Done').click();
  await expect(dialog).toHaveCount(0);
}

/** A server of a test's own. */
interface OwnServer {
  /** Starts it on its folder, after the first time on the same port, and resolves to its address. */
  start: () => Promise<string>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  /** Makes the provider's operator. The server must not be running. */
  makeOperator: (email: string) => void;
}

/** A test that has a server with a folder of its own; both are gone after it. */
export const test = base.extend<{ server: OwnServer }>({
  server: async ({ browser }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'masar-data-'));
    const env = { ...process.env, DATA_DIR: folder, RATE: '100000', LOG_LEVEL: 'warn' };
    let running: ChildProcess | null = null;
    let port = '0';
    const kill = async () => {
      if (running === null || running.exitCode !== null) return;
      const ended = once(running, 'close');
      running.kill('SIGKILL');
      await ended;
      running = null;
    };
    await provide({
      kill,
      start: async () => {
        const server = spawn(process.execPath, ['dist-server/main.js'], {
          env: { ...env, PORT: port },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        running = server;
        for await (const line of createInterface(server.stdout)) {
          const address = /^Masar is at (\S+)$/.exec(line)?.[1];
          if (address === undefined) continue;
          port = new URL(address).port;
          server.stdout.resume();
          return address;
        }
        throw new Error('The server ended before it listened.');
      },
      makeOperator: (email) => {
        const { status, stderr } = spawnSync(process.execPath, ['dist-server/operator.js', email], {
          env,
          input: `Yacine Belkacem\n${password}\n`,
          encoding: 'utf8',
        });
        if (status !== 0) throw new Error(stderr);
      },
    });
    // A page that is still open complains of the line that breaks.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await kill();
    rmSync(folder, { recursive: true, force: true });
  },
});
