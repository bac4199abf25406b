import { lostParts, type Page, type PageSource } from '@fairdesk/core/page';
import type { Failure, Log, LogDetails } from '@fairdesk/core/shared';

/** Maximum number of page versions to remember as reported; the oldest are forgotten first. */
const MOST_REPORTED = 2000;

/**
 * Logs what a page holds that this product does not render, once per page version, for the operator. Logs once that a
 * missing page has no layout: the settings may name a layout service that does not exist.
 */
export const reportedPages = (pages: PageSource, log: Log): PageSource => {
  const reported = new Set<string>();
  let isReported = false;
  const report = (failure: Failure): void => {
    if (failure.kind !== 'not-found' || !failure.response || isReported) return;
    isReported = true;
    const { request, data } = failure.response;
    log.error('A missing page has no layout: check the address and configuration of the layout service', {
      request,
      detail: String(data),
    });
  };
  return {
    open: (address) =>
      pages
        .open(address)
        .orTee(report)
        .map((page) => {
          const lost = lostIn(page);
          if (lost === undefined) return page;
          const { site, path, language, version = '' } = page;
          const key = JSON.stringify([site, path, language, version, lost]);
          if (reported.has(key)) return page;
          reported.add(key);
          const [oldest] = reported;
          if (reported.size > MOST_REPORTED && oldest !== undefined) reported.delete(oldest);
          log.warn('Cannot render parts of a page', { ...{ site, path, language, version }, ...lost });
          return page;
        }),
  };
};

const lostIn = (page: Page): LogDetails | undefined => {
  const { tooDeep = [] } = page;
  const lost = lostParts(page);
  if (lost === undefined && tooDeep.length === 0) return undefined;
  return {
    components: lost?.components.join(', ') ?? '',
    areas: lost?.areas.join(', ') ?? '',
    ...(tooDeep.length > 0 && { tooDeep: tooDeep.join(', ') }),
  };
};
