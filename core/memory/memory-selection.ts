import { type SelectionCookies, type SelectionMemory, toCookies } from '../events/index.ts';

/** A selection stored in memory. */
export interface MemorySelection extends SelectionMemory {
  /** The value of `multipleEvents`; `undefined` before it is written. */
  severalEvents(): boolean | undefined;
}

/** An empty selection. */
export const memorySelection = (): MemorySelection => {
  let cookies: SelectionCookies = {};
  let several: boolean | undefined;
  return {
    read: () => cookies,
    write: (selection) => {
      cookies = toCookies(selection);
    },
    writeMultipleEvents: (value) => {
      several = value;
    },
    severalEvents: () => several,
  };
};
