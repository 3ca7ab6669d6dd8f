import { mergeConfig } from 'vitest/config';
import base from './vitest.config';

/** The tests of machines and rules: those that read documents, or the project itself, find no fault in a rule. */
export default mergeConfig(base, {
  test: {
    exclude: [
      'tests/mutants/**',
      'tests/unit/*.test.ts',
      'tests/unit/{charts,frame,landing,paths,sample}/**',
      'packages/**',
    ],
  },
});
