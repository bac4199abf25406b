import type { NewsSource } from '@fairdesk/core/articles';

const KEY = Symbol.for('fairdesk/news');
/** The sources of all bundles of the process: routes expire what pages cached. */
const holder = globalThis as { [KEY]?: Set<() => void> };

/** Reads all news anew: an editor has published or unpublished a page. */
export const expireNews = (): void => {
  for (const renew of holder[KEY] ?? []) renew();
};

/** News from a cache that begins empty after each {@link expireNews}. @param make the source with its cache */
export const expiringNews = (make: () => NewsSource): NewsSource => {
  let source = make();
  holder[KEY] = (holder[KEY] ?? new Set()).add(() => {
    source = make();
  });
  return { articles: (place) => source.articles(place) };
};
