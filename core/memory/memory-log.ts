import type { Log } from '../shared/index.ts';

/** A log that exposes its sentences to tests. */
export interface MemoryLog extends Log {
  readonly sentences: readonly string[];
}

/** An empty log. */
export const memoryLog = (): MemoryLog => {
  const sentences: string[] = [];
  const keep = (sentence: string): void => {
    sentences.push(sentence);
  };
  return { sentences, info: keep, warn: keep, error: keep };
};
