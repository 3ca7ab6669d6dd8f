import { mergeConfig } from 'vitest/config';
import base from './vitest.config';

const { projects: _sharing, ...alone } = base.test ?? {};

/**
 * The tests of machines and rules: those that read documents, or the project itself, find no fault in a rule. Those of
 * the database, and the same rules asked over it again, would take four fifths of the time. Each file is alone, since Stryker
 * notes what its imports run.
 */
export default mergeConfig(
  { ...base, test: alone },
  {
    test: {
      include: ['tests/{unit,models}/**/*.test.{ts,tsx}'],
      exclude: [
        'tests/unit/*.test.ts',
        'tests/unit/{charts,frame,landing,paths,sample}/**',
        'tests/unit/server/{another-company,bad-input,candidates,database,durability,serve,stores,two-processes}.test.ts',
        'tests/models/live-world.test.ts',
      ],
    },
  },
);
