import type { Enliven } from './enliven.ts';

/**
 * Reports a page view if the visitor has consented to tracking, which the tag manager's `dataLayer`
 * indicates.
 */
export const pageView: Enliven = ({ dataset, lang: language }) => {
  if (!('dataLayer' in window)) return;
  const { site, title, itemId } = dataset;
  // Fire and forget: the response is not needed.
  fetch('/api/page-view', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site, title, itemId, language }),
    keepalive: true,
  }).catch(() => undefined);
};
