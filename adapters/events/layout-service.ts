import type { EventSite, SiteDirectory } from '@fairdesk/core/events';
import { safeHref } from '@fairdesk/core/navigation';
import { eventIdOf, listed } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import type { Http } from '../shared/http.ts';

const text = z.catch(z.string(), '');

const Settings = z.object({
  redirectTypes: text,
  redirectPage: text,
  titlePrefix: text,
  titleSuffix: text,
  favicon: text,
  syncStart: text,
  syncEnd: text,
});

const Site = z.object({
  name: z.string(),
  eventId: z.nullable(z.string()),
  virtualFolder: z.nullable(z.string()),
  logo: z.nullable(z.object({ src: z.string(), alt: z.string() })),
  brandColour: text,
  settings: z.catch(Settings, Settings.parse({})),
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
  const { redirectTypes, redirectPage, titlePrefix, titleSuffix, favicon, syncStart, syncEnd } =
    site.settings;
  return [
    {
      event,
      site: site.name,
      virtualFolder: site.virtualFolder,
      brandColour: site.brandColour,
      redirectTypes: listed(redirectTypes),
      redirectPage,
      head: { titlePrefix, titleSuffix, favicon: safeHref(favicon) },
      syncWindow: { start: syncStart, end: syncEnd },
      ...(site.logo && { logo: site.logo }),
    },
  ];
};
