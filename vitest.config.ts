import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = {
  plugins: [react()],
  resolve: {
    tsconfigPaths: true,
    alias: { 'server-only': fileURLToPath(new URL('./tests/support/empty.ts', import.meta.url)) },
  },
};

const test = {
  globalSetup: ['./tests/support/postgres.ts'],
  setupFiles: ['./tests/support/property-runs.ts'],
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    // By default one core is kept free, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        // These tests share no state of modules; loading them anew for each file costs ten times the tests.
        test: { ...test, name: 'rules and adapters', include: ['tests/**/*.test.ts'], isolate: false },
      },
      {
        ...shared,
        test: {
          ...test,
          name: 'views',
          include: ['tests/**/*.test.tsx'],
          environment: 'jsdom',
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
