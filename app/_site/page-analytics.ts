import 'server-only';
import type { ContentSettings } from '#app/_process/content-settings.ts';
import type { PortalData } from '#ui/page/portal-data.ts';

/** The cookie with the id that the analytics service gave this browser. */
export const browserCookieOf = ({ contextId }: NonNullable<ContentSettings['analytics']>): string =>
  `sc_${contextId.replace(/[^\w-]/g, '')}`;

/** What a page needs to send events; nothing when no analytics service is set up. */
export const pageAnalytics = ({ analytics }: ContentSettings): Pick<PortalData, 'analytics'> =>
  analytics ? { analytics: { browserCookie: browserCookieOf(analytics) } } : {};
