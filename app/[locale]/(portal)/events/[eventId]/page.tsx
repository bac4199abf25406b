import { portalPage } from '#app/_portal/portal-page.tsx';

/** The participations of an event, to choose a company. */
const { generateMetadata, Page } = portalPage(
  ({ eventId }: { locale: string; eventId: string }) => `/events/${decodeURIComponent(eventId)}`,
);

export { generateMetadata, Page as default };
