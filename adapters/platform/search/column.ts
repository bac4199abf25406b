import type { Scratch } from './scratch.ts';

/** One property of all documents. Documents are known by their slots, and texts by their places in {@link texts}. */
export interface Column {
  /** The texts that documents have, or had, each once or more. */
  texts(): readonly string[];
  /** The number of flagged texts of each slot. */
  counts(flags: Uint8Array, scratch: Scratch): Uint32Array;
  /** A number for each slot that orders them by their first text; slots without a text come first. */
  ranks(scratch: Scratch): Uint32Array;
}

/** Orders texts by their code units. */
export const compareTexts = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
