/**
 * `npm run mutants`: breaks the core in every small way and counts how often a property notices.
 *
 * Takes a second or two for each of some thousand mutants; `npm run mutants -- --mutate 'core/tasks/*.ts'` tries a part.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['core/*/*.ts', '!core/testing/*', '!core/*/index.ts', '!core/{dist,node_modules}/**'],
  ignorePatterns: [
    '**',
    '!core/*/*.ts',
    '!core/package.json',
    '!tests/{core,mutants}/**/*.ts',
    '!package.json',
    '!tsconfig*.json',
  ],
  // No such file: Stryker would read it with TypeScript's API, which TypeScript 7 has not.
  tsconfigFile: 'tests/mutants/none.json',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
