import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/{unit,models,mutants}/**/*.test.{ts,tsx}'],
    environment: 'node',
    coverage: { include: ['src/**'] },
  },
});
