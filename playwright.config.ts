import { defineConfig } from '@playwright/test';
import { livePort } from './tests/browser/support/live';
import { findChromium } from './scripts/install.mjs';

const port = Number(process.env['PORT'] ?? 4180);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  // One more than the cores that are promised: a test waits for the browser a quarter of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that is held up for a second is no fault of the app; what failed once is named at the end.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['REPORT_FILE'] ?? 'test-results/playwright.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // A click waits until what it meets stands still.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: [
    {
      command: 'node scripts/serve.mjs',
      env: { PORT: String(port) },
      port,
      reuseExistingServer: false,
    },
    {
      command: 'rm -rf "$DATA_DIR" && exec node dist-server/main.js',
      env: {
        PORT: String(livePort),
        DATA_DIR: `test-results/live-${livePort}`,
        RATE: '100000',
        LOG_LEVEL: 'warn',
      },
      port: livePort,
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
});
