import { portalPage } from '#app/_portal/portal-page.tsx';

/** The list of events, for an event without its own folder. */
const { generateMetadata, Page } = portalPage(() => '/');

export { generateMetadata, Page as default };
