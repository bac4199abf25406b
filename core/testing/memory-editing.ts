import { errAsync, okAsync } from 'neverthrow';
import type {
  EditingSource,
  Page,
  RedirectMap,
  SiteRedirect,
  SiteRoutes,
  ViewCounter,
} from '../page/index.ts';

/** Opens these pages in the editor, by their paths. */
export const memoryEditingSource = (pages: readonly Page[]): EditingSource => ({
  open: ({ site, path, language, mode }) => {
    const page = pages.find((one) => one.site === site && one.path === path && one.language === language);
    return page
      ? okAsync({ page: { ...page, state: mode }, phrases: {}, scripts: [], data: {} })
      : errAsync({ kind: 'not-found', what: 'the page' });
  },
});

/** The same paths of one site in every language. */
export const memorySiteRoutes = (site: string, paths: readonly string[]): SiteRoutes => ({
  routes: (siteName) => okAsync(siteName === site ? paths.map((path) => ({ path })) : []),
});

/** The redirects of one site. */
export const memoryRedirectMap = (site: string, redirects: readonly SiteRedirect[]): RedirectMap => ({
  redirects: (siteName) => okAsync(siteName === site ? redirects : []),
});

/** A view counter that exposes its count. */
export interface MemoryViewCounter extends ViewCounter {
  /** The number of views so far. */
  readonly counted: () => number;
}

/** Counts views in memory. */
export const memoryViewCounter = (): MemoryViewCounter => {
  let counted = 0;
  return {
    count: (browser) => {
      counted += 1;
      return okAsync(browser || `browser-${counted}`);
    },
    counted: () => counted,
  };
};
