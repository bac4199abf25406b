import { type EventSite, PORTAL_SITE, type SiteDirectory, type SiteLook } from '@fairdesk/core/events';
import { safeHref } from '@fairdesk/core/navigation';
import { eventIdOf, isLanguage, listed } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { oncePerValue } from '../shared/http/once-per-value.ts';
import { validItems, validList } from '../shared/valid-items.ts';

const text = z.catch(z.string(), '');

const Settings = z.object({
  redirectTypes: text,
  redirectPage: text,
  titlePrefix: text,
  titleSuffix: text,
  favicon: text,
  socialImage: text,
  syncStart: text,
  syncEnd: text,
});

const Site = z.object({
  name: z.string(),
  eventId: z.nullable(z.string()),
  virtualFolder: z.nullable(z.string()),
  logo: z.catch(z.nullable(z.object({ src: z.string(), alt: text })), null),
  brandColour: text,
  languages: validItems(z.string()),
  settings: z.catch(Settings, Settings.parse({})),
});

const Sites = validList(Site);

/** The sites of the content platform: those of an event, and the portal's own. */
export const createSiteDirectory = (http: Http, apiKey: string): SiteDirectory => {
  const ask = () => http('get', 'content/sites', Sites, { headers: { sc_apikey: apiKey } });
  return {
    sites: () => ask().map(eventSites),
    portal: () =>
      ask().map((sites) => {
        const own = sites.find(({ name }) => name === PORTAL_SITE);
        return own ? lookOf(own) : { brandColour: '' };
      }),
  };
};

type Site = z.infer<typeof Site>;

const eventSites = oncePerValue((sites: readonly Site[]): readonly EventSite[] => sites.flatMap(toEventSite));

const toEventSite = (site: Site): EventSite[] => {
  const event = eventIdOf(site.eventId ?? '');
  const virtualFolder = (site.virtualFolder ?? '').replace(/^\/+|\/+$/g, '');
  if (event === undefined || virtualFolder === '') return [];
  const { redirectTypes, redirectPage, syncStart, syncEnd } = site.settings;
  return [
    {
      ...lookOf(site),
      event,
      site: site.name,
      virtualFolder,
      redirectTypes: listed(redirectTypes),
      redirectPage,
      syncWindow: { start: syncStart, end: syncEnd },
    },
  ];
};

const lookOf = ({ brandColour, logo, languages, settings }: Site): SiteLook => {
  const spoken = languages.filter(isLanguage);
  const { titlePrefix, titleSuffix, favicon, socialImage } = settings;
  return {
    brandColour,
    head: { titlePrefix, titleSuffix, favicon: safeHref(favicon), socialImage: safeHref(socialImage) },
    ...(logo && { logo }),
    ...(spoken.length > 0 && { languages: spoken }),
  };
};
