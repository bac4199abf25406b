import type { Tracking } from '@fairdesk/core/shared';

/** The list that tag managers read; it is there once somebody agreed to be counted. */
declare global {
  interface Window {
    readonly dataLayer?: unknown[];
  }
}

/** Tells whoever counts, for the browser; where nobody does, nothing happens. */
export const dataLayerTracking: Tracking = {
  track: (event, details) => {
    window.dataLayer?.push({ event, ...details });
  },
};
