import { portalPage } from '#app/_portal/portal-page.tsx';

/** The list of events, to choose a fair. */
const { generateMetadata, Page } = portalPage(() => '/');

export { generateMetadata, Page as default };
