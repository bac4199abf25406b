import { portalPage } from '#app/_portal/portal-page.tsx';

/** For which company? The participations of one event. */
const { generateMetadata, Page } = portalPage(
  ({ eventId }: { locale: string; eventId: string }) => `/events/${decodeURIComponent(eventId)}`,
);

export { generateMetadata, Page as default };
