import type { Enliven } from './enliven.ts';

/** Loads a rarely needed script once such an element is on the page. */
export const late =
  (load: () => Promise<Enliven>): Enliven =>
  async (element, signal) => {
    const enliven = await load();
    if (!signal.aborted) enliven(element, signal);
  };
