import { consentIn, type TrackedEvent, type Tracking } from '@fairdesk/core/shared';

declare global {
  interface Window {
    /** The queue of a tag manager, if the organiser uses one. */
    readonly dataLayer?: unknown[];
  }
  interface DocumentEventMap {
    'fairdesk:track': CustomEvent<TrackedEvent>;
    'fairdesk:consent': Event;
  }
}

/**
 * Reports what a visitor did, from any part of a page: `track('form_submit')`.
 *
 * The `page-analytics` element of the page sends it to the analytics service, with the name of the page and
 * nothing about the visitor: only after consent, and only where a service is set up. A tag manager's
 * `dataLayer` receives it too. Returns at once; a failure to send changes nothing for the visitor.
 */
export const track: Tracking['track'] = (event) => {
  if (consentIn(document.cookie) === 'granted') window.dataLayer?.push({ event });
  document.dispatchEvent(new CustomEvent('fairdesk:track', { detail: event }));
};

/** Tells the page that the visitor has decided about analytics; see `consentIn`. */
export const announceConsent = (): void => {
  document.dispatchEvent(new Event('fairdesk:consent'));
};
