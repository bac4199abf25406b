import 'server-only';
import { type EventSite, PORTAL_SITE, participationHref, type SiteLook } from '@fairdesk/core/events';
import { LANGUAGES, type Language, localPath } from '@fairdesk/core/shared';
import type { PortalData } from '#ui/page/portal-data.ts';
import { messagesFor } from '#ui/shared/messages.ts';
import { SITE_DIRECTORY } from './events.ts';
import { orElse } from './or-else.ts';
import { DICTIONARY } from './page.ts';
import { server } from './server.ts';
import { siteOf } from './site-of.ts';

/** What every page has, whoever asks for it. */
export interface Frame {
  readonly site: EventSite | undefined;
  /** The content platform's name of the site; the portal's own where the address names no event. */
  readonly siteName: string;
  readonly folder: string;
  /** Within the site: `/tasks`. */
  readonly path: string;
  readonly data: PortalData;
}

/** @param address without language: `/aqua/tasks` */
export const openFrame = async (language: Language, address: string): Promise<Frame> => {
  const site = siteOf(await orElse([], server().get(SITE_DIRECTORY).sites()), address);
  const look = site ?? (await orElse(undefined, server().get(SITE_DIRECTORY).portal()));
  const siteName = site?.site ?? PORTAL_SITE;
  const folder = site?.virtualFolder ?? '';
  const phrases = await orElse({}, server().get(DICTIONARY).phrases(siteName, language));
  return {
    site,
    siteName,
    folder,
    path: folder === '' ? address : address.slice(folder.length + 1) || '/',
    data: {
      now: new Date().toISOString(),
      language,
      texts: messagesFor(language, phrases),
      editing: false,
      path: localPath({ language, path: address }),
      languages: LANGUAGES.map((each) => ({
        language: each,
        href: localPath({ language: each, path: address }),
      })),
      multipleEvents: false,
      severalParticipations: false,
      addresses: addressesOf(language, site),
      ...(look && { site: lookOf(look) }),
    },
  };
};

/** What a page is told of its site: not who is sent where. */
const lookOf = ({ brandColour, logo, head }: SiteLook): SiteLook => ({
  brandColour,
  ...(logo && { logo }),
  ...(head && { head }),
});

const addressesOf = (language: Language, site: EventSite | undefined): PortalData['addresses'] => {
  const to = (path: string) => localPath({ language, path });
  return {
    home: to(site ? participationHref(site) : '/'),
    site: to(site ? `/${site.virtualFolder}` : ''),
    participations: to(site ? `/events/${site.event}` : '/'),
    events: to('/'),
    signIn: to('/'),
    account: to('/account'),
  };
};
