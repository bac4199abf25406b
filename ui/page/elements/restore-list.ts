/** A list that grows while its reader scrolls. */
interface GrowingList {
  /** How much of it is loaded, in rows. */
  readonly loaded: () => number;
  /** Loads more, this much in all where that takes one request; returns whether there was more. */
  readonly grow: (loaded: number) => Promise<boolean>;
}

/** What the history stores of a list whose page is left. */
interface ListPlace {
  readonly loaded: number;
  /** How far its page was scrolled, in pixels. */
  readonly top: number;
}

/**
 * Loads a list as far as when its page was left, and scrolls there: on Back a browser that has no copy of the page, or
 * that reloads it, shows only the first rows.
 */
export const restoreList = async ({ loaded, grow }: GrowingList, signal: AbortSignal): Promise<void> => {
  addEventListener(
    'pagehide',
    () => {
      const list: ListPlace = { loaded: loaded(), top: scrollY };
      history.replaceState({ ...history.state, list }, '');
    },
    { signal },
  );
  const left: ListPlace | undefined = history.state?.list;
  if (left === undefined || left.loaded <= loaded()) return;
  while (loaded() < left.loaded && (await grow(left.loaded)));
  scrollTo({ top: left.top, behavior: 'instant' });
};
