import type { ViewCounter } from '@fairdesk/core/page';
import { createViewCounter } from '#adapters/page/view-counter.ts';
import { createHttp } from '#adapters/shared/http.ts';
import type { ContentSettings } from '#app/_process/content-settings.ts';

/** Counts views of public pages in the analytics service that the settings name. */
export const viewCounter = ({ url, contextId }: NonNullable<ContentSettings['analytics']>): ViewCounter =>
  createViewCounter(createHttp(url), contextId, () => new Date());
