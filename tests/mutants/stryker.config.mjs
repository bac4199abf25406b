/**
 * `npm run mutants`: breaks the core in every small way and counts how often a property notices.
 *
 * Takes some minutes; `npm run mutants -- --mutate 'core/tasks/*.ts'` tries a part.
 */
export default {
  testRunner: 'rules',
  plugins: ['./tests/mutants/rules-runner.ts'],
  testRunnerNodeArgs: ['--disable-warning=ExperimentalWarning'],
  // Modules that were loaded anew are never given back to the system.
  maxTestRunnerReuse: 500,
  mutate: ['core/*/**/*.ts', '!core/testing/**', '!core/*/index.ts', '!core/{dist,node_modules}/**'],
  ignorePatterns: [
    '**',
    '!core/*/**/*.ts',
    'core/{dist,node_modules}',
    '!core/package.json',
    '!tests/core/**/*.ts',
    '!tests/support/*.ts',
    '!package.json',
    '!tsconfig*.json',
  ],
  // No such file: Stryker would read it with TypeScript's API, which TypeScript 7 has not.
  tsconfigFile: 'tests/mutants/none.json',
  coverageAnalysis: 'perTest',
  // A machine that is busy with something else must not look like an endless loop.
  timeoutMS: 30_000,
  concurrency: 1,
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
