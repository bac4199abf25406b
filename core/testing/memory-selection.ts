import { type SelectionCookies, type SelectionMemory, toCookies } from '../events/index.ts';

/** A selection remembered for as long as the test runs. */
export interface MemorySelection extends SelectionMemory {
  /** What `multipleEvents` says; `undefined` before it was written. */
  severalEvents(): boolean | undefined;
}

/** Nothing chosen yet. */
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
