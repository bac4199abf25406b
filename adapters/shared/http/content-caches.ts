const KEY = Symbol.for('fairdesk/content caches');
/** The caches of all bundles of the process: routes expire what pages cached. */
const holder = globalThis as { [KEY]?: Set<() => void> };

/** A cache that begins empty after each {@link expireContentCaches}. */
export const untilContentChanges = <Cache>(make: () => Cache): (() => Cache) => {
  let cache = make();
  holder[KEY] = (holder[KEY] ?? new Set()).add(() => {
    cache = make();
  });
  return () => cache;
};

/** Empties every such cache: an organiser has changed a fair, or an editor has published a page. */
export const expireContentCaches = (): void => {
  for (const renew of holder[KEY] ?? []) renew();
};
