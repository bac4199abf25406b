import type { Tracking } from '@fairdesk/core/shared';

/** The queue of tag managers; present once the visitor has consented to tracking. */
declare global {
  interface Window {
    readonly dataLayer?: unknown[];
  }
}

/** Sends events to the browser's tag manager, if there is one. */
export const dataLayerTracking: Tracking = {
  track: (event, details) => {
    window.dataLayer?.push({ event, ...details });
  },
};
