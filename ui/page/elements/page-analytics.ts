import { campaignOf } from '@fairdesk/core/page';
import { consentIn, type TrackedEvent } from '@fairdesk/core/shared';
import '../../shared/track.ts';
import type { Enliven } from './enliven.ts';

/**
 * Sends the view of a page, and what `track` reports on it, once the visitor has consented. Consent given on the
 * page counts its view at once. Source: site spec §7 "Page-view analytics event".
 */
export const pageAnalytics: Enliven = ({ dataset, lang: language }, signal) => {
  const { site, page, itemId } = dataset;
  let isViewed = false;

  const send = (event: TrackedEvent): void => {
    if (consentIn(document.cookie) !== 'granted') return;
    const campaign = campaignOf(new URLSearchParams(location.search));
    // Fire and forget: the visitor needs neither the response nor the failure.
    fetch('/api/analytics', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event, site, page, itemId, language, campaign }),
      keepalive: true,
    }).catch(() => undefined);
  };
  const view = (): void => {
    if (isViewed || consentIn(document.cookie) !== 'granted') return;
    isViewed = true;
    send('page_view');
  };

  document.addEventListener('fairdesk:track', ({ detail }) => send(detail), { signal });
  document.addEventListener('fairdesk:consent', view, { signal });
  view();
};
