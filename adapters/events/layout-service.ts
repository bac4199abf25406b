import type { EventSite, SiteDirectory } from '@fairdesk/core/events';
import { eventIdOf, listed } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import type { Http } from '../shared/http.ts';

const text = z.catch(z.string(), '');

const Site = z.object({
  name: z.string(),
  eventId: z.nullable(z.string()),
  virtualFolder: z.nullable(z.string()),
  logo: z.nullable(z.object({ src: z.string(), alt: z.string() })),
  brandColour: text,
  settings: z.catch(z.object({ redirectTypes: text, redirectPage: text }), {
    redirectTypes: '',
    redirectPage: '',
  }),
});

/** The sites the content platform is set up for; only those of an event count. */
export const createSiteDirectory = (http: Http, apiKey: string): SiteDirectory => ({
  sites: () =>
    http('get', 'content/sites', z.array(Site), { headers: { sc_apikey: apiKey } }).map((sites) =>
      sites.flatMap(toEventSite),
    ),
});

const toEventSite = (site: z.infer<typeof Site>): EventSite[] => {
  const event = eventIdOf(site.eventId ?? '');
  if (event === undefined || !site.virtualFolder) return [];
  return [
    {
      event,
      site: site.name,
      virtualFolder: site.virtualFolder,
      brandColour: site.brandColour,
      redirectTypes: listed(site.settings.redirectTypes),
      redirectPage: site.settings.redirectPage,
      ...(site.logo && { logo: site.logo }),
    },
  ];
};
