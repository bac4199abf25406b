import { trackEvent } from '#app/_site/track-event.ts';

/** Records an event of a visitor who consented to it. */
export const POST = trackEvent;
