import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { FlakyTests } from './tests/support/flaky-tests.ts';

const shared = {
  plugins: [react()],
  resolve: {
    tsconfigPaths: true,
    alias: {
      'server-only': fileURLToPath(new URL('./tests/support/empty.ts', import.meta.url)),
      // As the bundler resolves it for the routes of `app`; the other one renders nothing on the server.
      'next/dynamic': 'next/dist/shared/lib/app-dynamic.js',
      'next/headers': fileURLToPath(new URL('./tests/support/next-headers.ts', import.meta.url)),
    },
  },
};

const test = {
  // Tests leave no state in modules; reloading all of them for each file would cost more than the tests.
  isolate: false,
  globalSetup: ['./tests/support/servers/postgres.ts'],
  setupFiles: ['./tests/support/property-runs.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As that of `eventually`: a second is too short on a busy machine.
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    // By default one core is left free, which is half of two.
    maxWorkers: '100%',
    // As the browser tests. Properties have the same values again, so only a pause of the machine is forgiven.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', new FlakyTests(), ['json', { outputFile: 'reports/vitest.json' }]],
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
