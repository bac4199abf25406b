import { globSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type CompleteDryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { type CollectedTest, collectedFrom } from './collected-tests.ts';
import { type SandboxModules, sandboxModules } from './sandbox-modules.ts';

/** Timeout of a test, in milliseconds. */
const TEST_TIMEOUT_MS = 20_000;

/** Where the mutated rules read the active mutant, and count which mutants a test covers. */
interface Namespace {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  readonly mutantCoverage: MutantCoverage;
}

const namespace: Namespace = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: namespace });

interface TestFile {
  readonly path: string;
  readonly tests: readonly CollectedTest[];
}

/**
 * Runs the properties for Stryker in this process, so that a mutant costs no more than its own tests.
 *
 * Reloads modules only for a mutant that takes effect at load time: a constant, a schema.
 */
class RulesRunner implements TestRunner {
  readonly #modules: SandboxModules = sandboxModules(process.cwd());
  #files: readonly TestFile[] = [];
  #loadings = 0;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    const files: TestFile[] = [];
    for (const path of globSync('tests/core/*/*.test.ts').toSorted())
      files.push({ path, tests: await this.#testsOf(path) });
    this.#files = files;
  }

  async dryRun(): Promise<CompleteDryRunResult> {
    const tests: TestResult[] = [];
    for (const file of this.#files)
      for (const test of file.tests) tests.push(await resultOf(idOf(file, test), test));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: namespace.mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    namespace.hitCount = 0;
    namespace.hitLimit = options.hitLimit;
    namespace.activeMutant = options.activeMutant.id;
    const tests = await this.#untilOneFails(options).finally(() => {
      namespace.activeMutant = undefined;
    });
    return toMutantRunResult(
      determineHitLimitReached(namespace.hitCount, namespace.hitLimit) ?? {
        status: DryRunStatus.Complete,
        tests,
      },
    );
  }

  async #untilOneFails(options: MutantRunOptions): Promise<TestResult[]> {
    const isFresh = options.mutantActivation === 'static';
    if (isFresh) this.#loadings += 1;
    const isWanted = wantedBy(options.testFilter);
    const results: TestResult[] = [];
    for (const file of this.#nearest(options.sandboxFileName)) {
      const tests = isFresh ? await this.#testsOf(file.path).catch(failing(file)) : file.tests;
      for (const test of tests.filter((one) => isWanted(idOf(file, one)))) {
        const result = await resultOf(idOf(file, test), test);
        results.push(result);
        if (result.status === TestStatus.Failed) return results;
      }
    }
    return results;
  }

  /** The files that cover a rule, those of its own feature first, because they are most likely to fail. */
  #nearest(rule: string): readonly TestFile[] {
    const feature = (path: string): string => basename(dirname(path));
    const isNear = (file: TestFile): boolean => feature(file.path) === feature(rule);
    const meeting = this.#files.filter(({ path }) => this.#modules.reaches(path, relative('.', rule)));
    return [...meeting.filter(isNear), ...meeting.filter((file) => !isNear(file))];
  }

  #testsOf(path: string): Promise<readonly CollectedTest[]> {
    return collectedFrom(() => this.#modules.load(path, this.#loadings));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)];

const idOf = ({ path }: TestFile, { name }: CollectedTest): string => `${path}#${name}`;

/** Without a filter, every test is included. */
const wantedBy = (filter: readonly string[] | undefined): ((id: string) => boolean) => {
  const wanted = new Set(filter);
  return (id) => filter === undefined || wanted.has(id);
};

/** Fails every test of a file that its mutant prevents from loading. No mutant causes a missing package. */
const failing =
  ({ tests }: TestFile) =>
  (fault: unknown): readonly CollectedTest[] => {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ERR_MODULE_NOT_FOUND') throw fault;
    return tests.map(({ name }) => ({ name, run: () => Promise.reject(fault) }));
  };

const resultOf = async (id: string, test: CollectedTest): Promise<TestResult> => {
  const start = performance.now();
  const about = () => ({ id, name: test.name, timeSpentMs: performance.now() - start });
  namespace.currentTestId = id;
  try {
    await withinDeadline(test.run());
    return { ...about(), status: TestStatus.Success };
  } catch (fault) {
    return { ...about(), status: TestStatus.Failed, failureMessage: String(fault) };
  } finally {
    namespace.currentTestId = undefined;
  }
};

const withinDeadline = async (run: Promise<void>): Promise<void> => {
  const done = new AbortController();
  const late = async () => {
    await setTimeout(TEST_TIMEOUT_MS, undefined, { signal: done.signal });
    throw new Error(`It takes longer than ${TEST_TIMEOUT_MS} ms`);
  };
  await Promise.race([run, late()]).finally(() => done.abort());
};
