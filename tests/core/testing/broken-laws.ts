import type { LawRunner } from '@fairdesk/core/testing';
import fc from 'fast-check';

/** The same values in every run: a law that finds a fault only by chance would fail some other day. */
const SEED = 20_270_126;

/** The sentences of the broken laws. */
export const brokenLaws = async (laws: (runner: LawRunner) => void): Promise<readonly string[]> => {
  const bodies: [string, () => Promise<void>][] = [];
  laws({ test: (sentence, body) => bodies.push([sentence, body]) });
  const found: string[] = [];
  const before = fc.readConfigureGlobal();
  fc.configureGlobal({ ...before, seed: SEED });
  try {
    for (const [sentence, body] of bodies) await body().catch(() => found.push(sentence));
  } finally {
    fc.configureGlobal(before);
  }
  return found;
};
