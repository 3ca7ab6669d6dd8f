import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/{unit,models,mutants}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // One process would leave a core of two idle.
    maxWorkers: '100%',
    globalSetup: 'tests/fixtures/postgres.setup.ts',
    // How long a busy machine may take; nothing here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    coverage: { include: ['src/**'] },
  },
});
