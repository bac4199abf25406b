import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = {
  plugins: [react()],
  resolve: {
    tsconfigPaths: true,
    alias: {
      'server-only': fileURLToPath(new URL('./tests/support/empty.ts', import.meta.url)),
      'next/headers': fileURLToPath(new URL('./tests/support/next-headers.ts', import.meta.url)),
    },
  },
};

const test = {
  // No test leaves state in a module; loading all of them anew for each file costs more than the tests.
  isolate: false,
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
        test: { ...test, name: 'rules and adapters', include: ['tests/**/*.test.ts'] },
      },
      {
        ...shared,
        test: {
          ...test,
          name: 'views',
          include: ['tests/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [...test.setupFiles, './tests/support/views.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
