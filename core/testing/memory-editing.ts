import { errAsync, okAsync } from 'neverthrow';
import type {
  EditingSource,
  Page,
  RedirectMap,
  SiteRedirect,
  SiteRoutes,
  ViewCounter,
} from '../page/index.ts';

/** These pages as an editor opens them, by the path they are shown at. */
export const memoryEditingSource = (pages: readonly Page[]): EditingSource => ({
  open: ({ site, path, language, mode }) => {
    const page = pages.find((one) => one.site === site && one.path === path && one.language === language);
    return page
      ? okAsync({ page: { ...page, state: mode }, phrases: {}, scripts: [], data: {} })
      : errAsync({ kind: 'not-found', what: 'the page' });
  },
});

/** The same paths in every language of one site. */
export const memorySiteRoutes = (site: string, paths: readonly string[]): SiteRoutes => ({
  routes: (asked) => okAsync(asked === site ? paths.map((path) => ({ path })) : []),
});

/** The same redirects of one site. */
export const memoryRedirectMap = (site: string, redirects: readonly SiteRedirect[]): RedirectMap => ({
  redirects: (asked) => okAsync(asked === site ? redirects : []),
});

/** A counter of views with a look at its count. */
export interface MemoryViewCounter extends ViewCounter {
  /** Views so far. */
  readonly counted: () => number;
}

/** Counts for as long as the test runs. */
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
