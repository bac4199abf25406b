import { errAsync, okAsync } from 'neverthrow';
import type {
  AnalyticsEvent,
  AnalyticsReceiver,
  EditingSource,
  Page,
  RedirectMap,
  SiteRedirect,
  SiteRoutes,
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

/** An analytics receiver that exposes its events. */
export interface MemoryAnalyticsReceiver extends AnalyticsReceiver {
  /** The events so far, in order. */
  readonly events: () => readonly AnalyticsEvent[];
}

/** Records events in memory. */
export const memoryAnalyticsReceiver = (): MemoryAnalyticsReceiver => {
  const events: AnalyticsEvent[] = [];
  return {
    record: (browser, event) => {
      events.push(event);
      return okAsync(browser || `browser-${events.length}`);
    },
    events: () => events,
  };
};
