import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/{unit,models}/**/*.test.{ts,tsx}'],
    environment: 'node',
    coverage: { include: ['src/**'] },
  },
});
