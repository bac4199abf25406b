/**
 * Replaces vitest and its fast-check for the properties while mutants are tested.
 *
 * Tests are collected once and run in this process repeatedly; only the expectations come from vitest.
 */
import fc from 'fast-check';

export { expect } from 'vitest';
export { fc };

/** A fixed seed makes scores comparable between runs; PROPERTY_SEED draws other values. Without shrinking. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) || 20_270_126, endOnFailure: true });

export interface CollectedTest {
  /** Includes the names of its suites, `"priorityOf never becomes less urgent as time passes"`. */
  readonly name: string;
  run(): Promise<void>;
}

type Body = (...values: never[]) => unknown;
type Declare = (name: string, body: Body) => void;

interface Suite {
  readonly names: readonly string[];
  readonly afterEach: (() => unknown)[];
}

let collected: CollectedTest[] = [];
let suite: Suite = { names: [], afterEach: [] };

/** The tests that a file declares while it is loaded. */
export const collectedFrom = async (load: () => Promise<unknown>): Promise<readonly CollectedTest[]> => {
  collected = [];
  suite = { names: [], afterEach: [] };
  await load();
  return collected;
};

const declareSuite = (name: string, body: () => void): void => {
  const outer = suite;
  suite = { names: [...outer.names, name], afterEach: [...outer.afterEach] };
  body();
  suite = outer;
};

const eachSuite =
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const [place, row] of rows.entries()) {
      const values = (Array.isArray(row) ? row : [row]) as never[];
      declareSuite(`${name} #${place}`, () => void body(...values));
    }
  };

export const describe = Object.assign(declareSuite, { each: eachSuite });

export const afterEach = (body: () => unknown): void => {
  suite.afterEach.push(body);
};

const declare: Declare = (name, body) => {
  const { names, afterEach: cleanups } = suite;
  const run = async () => {
    try {
      await body();
    } finally {
      for (const cleanup of cleanups) await cleanup();
    }
  };
  collected.push({ name: [...names, name].join(' '), run });
};

const each =
  (rows: readonly unknown[]): Declare =>
  (name, body) => {
    for (const [place, row] of rows.entries()) {
      const values = (Array.isArray(row) ? row : [row]) as never[];
      declare(`${name} #${place}`, () => body(...values));
    }
  };

interface Settings {
  readonly examples?: readonly unknown[][];
}

const prop =
  (
    values: fc.Arbitrary<unknown>[] | Record<string, fc.Arbitrary<unknown>>,
    settings: Settings = {},
  ): Declare =>
  (name, body) => {
    const arbitrary = Array.isArray(values)
      ? fc.tuple(...values)
      : fc.record(values).map((record) => [record]);
    const property = fc.asyncProperty(arbitrary, async (tried) => {
      await body(...(tried as never[]));
    });
    // The property has one value: all of them.
    const examples = settings.examples?.map((example): [unknown] => [example]);
    declare(name, () => fc.assert(property, { ...settings, ...(examples && { examples }) } as object));
  };

export const it = Object.assign(declare, { each, prop });
