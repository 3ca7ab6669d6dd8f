import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { plainLetters } from './packages/resume/plain-letters';

/** Begins with the files that take longest, so that no core waits for the last of them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = /tests\/(mutants\/charts|models\/live-world)/;
    return files.toSorted((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)));
  }
}

export default defineConfig({
  plugins: [plainLetters()],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          include: ['tests/{unit,models,mutants}/**/*.test.{ts,tsx}'],
          // To read anew for each file what it imports took half of the processor time. So whatever a test changes
          // outside of itself, a global or the clock, it puts back.
          isolate: false,
        },
      },
      {
        extends: true,
        // What reads resumes lends globals to its parser, and has tests of hostile files and of memory.
        test: { name: 'packages', include: ['packages/*/tests/**/*.test.ts'] },
      },
    ],
    // One process would leave a core of two idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    globalSetup: 'tests/fixtures/postgres.setup.ts',
    // How long a busy machine may take; nothing here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    coverage: { include: ['src/**', 'packages/*/src/**'] },
  },
});
