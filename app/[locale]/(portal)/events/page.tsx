import { portalPage } from '#app/_portal/portal-page.tsx';

/** The list of events, where an event has no folder of its own. */
const { generateMetadata, Page } = portalPage(() => '/');

export { generateMetadata, Page as default };
