import type { LawRunner } from '@fairdesk/core/testing';

/** The sentences of the broken laws. */
export const brokenLaws = async (laws: (runner: LawRunner) => void): Promise<readonly string[]> => {
  const bodies: [string, () => Promise<void>][] = [];
  laws({ test: (sentence, body) => bodies.push([sentence, body]) });
  const found: string[] = [];
  for (const [sentence, body] of bodies) {
    try {
      await body();
    } catch {
      found.push(sentence);
    }
  }
  return found;
};
