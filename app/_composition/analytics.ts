import type { AnalyticsReceiver } from '@fairdesk/core/page';
import { createAnalyticsReceiver } from '#adapters/page/analytics-receiver.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import type { ContentSettings } from '#app/_process/content-settings.ts';

/** Records events in the analytics service that the settings name. */
export const analyticsReceiver = ({
  url,
  contextId,
}: NonNullable<ContentSettings['analytics']>): AnalyticsReceiver =>
  createAnalyticsReceiver(createHttp(url), contextId, () => new Date());
