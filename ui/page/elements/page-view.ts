import type { Enliven } from './enliven.ts';

/** Says that the page is seen, where its reader agreed to be counted: then there is a list for tag managers. */
export const pageView: Enliven = ({ dataset, lang: language }) => {
  if (!('dataLayer' in window)) return;
  const { site, title, itemId } = dataset;
  // Nobody waits for the answer, and without one nothing is missing.
  fetch('/api/page-view', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site, title, itemId, language }),
    keepalive: true,
  }).catch(() => undefined);
};
