import { mergeConfig } from 'vitest/config';
import base from './vitest.config';

const { projects: _sharing, ...alone } = base.test ?? {};

/**
 * The tests of machines and rules: those that read documents, or the project itself, find no fault in a rule. Each file
 * is alone, since Stryker notes what its imports run.
 */
export default mergeConfig(
  { ...base, test: alone },
  {
    test: {
      include: ['tests/{unit,models}/**/*.test.{ts,tsx}'],
      exclude: ['tests/unit/*.test.ts', 'tests/unit/{charts,frame,landing,paths,sample}/**'],
    },
  },
);
