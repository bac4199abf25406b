/**
 * `npm run mutants`: applies every small mutation to the core and counts how many the properties detect.
 *
 * Takes some minutes; `npm run mutants -- --mutate 'core/tasks/*.ts'` tests a part.
 */
export default {
  testRunner: 'rules',
  plugins: ['./tests/mutants/rules-runner.ts'],
  testRunnerNodeArgs: ['--disable-warning=ExperimentalWarning'],
  // The memory of reloaded modules is never released.
  maxTestRunnerReuse: 500,
  mutate: [
    'core/*/**/*.ts',
    '!core/{testing,memory,schemas}/**',
    '!core/*/index.ts',
    '!core/{dist,node_modules}/**',
  ],
  ignorePatterns: [
    '**',
    '!core/*/**/*.ts',
    '!core/vectors/*.json',
    'core/{dist,node_modules}',
    '!core/package.json',
    '!tests/core/**/*.{ts,txt}',
    '!tests/support/**/*.ts',
    '!package.json',
    '!tsconfig*.json',
  ],
  // Missing on purpose: Stryker would read the file with TypeScript's API, which TypeScript 7 lacks.
  tsconfigFile: 'tests/mutants/none.json',
  coverageAnalysis: 'perTest',
  // A busy machine must not be mistaken for an endless loop.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  concurrency: 1,
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
