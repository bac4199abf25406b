import { portalPage } from '#app/_portal/portal-page.tsx';

/** Which fair? The list of events. */
const { generateMetadata, Page } = portalPage(() => '/');

export { generateMetadata, Page as default };
