import { defineConfig } from 'vitest/config';

/** The properties of the core alone. What they share is loaded once: the rules keep no state that could leak. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/core/**/*.test.ts'],
    exclude: ['tests/core/testing/**'],
    isolate: false,
    setupFiles: ['./tests/mutants/same-values.ts'],
  },
});
