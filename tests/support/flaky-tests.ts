import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only the second time: a green run must not hide them. */
export class FlakyTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) console.log(`FLAKY: ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
