import 'server-only';
import {
  type EventSite,
  participationHref,
  type SiteLook,
  type SitePlace,
  sitePlace,
} from '@fairdesk/core/events';
import { offeredLanguages, type Page } from '@fairdesk/core/page';
import { LANGUAGES, type Language, localPath, splitPath } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { runtime } from '#app/_process/runtime.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { queryInOtherLanguages } from '#ui/shared/texts/query-in-other-languages.ts';
import { pageAnalytics } from './page-analytics.ts';
import { signOnLink } from './sign-on-link.ts';

/** What every page has, for any visitor. */
export interface Frame extends SitePlace {
  /** Whether the site is offered in the visitor's language. */
  readonly isOffered: boolean;
  readonly data: PortalData;
  /** The site's phrases could not be loaded, so the built-in ones are used. */
  readonly isPartial: boolean;
}

/** @param address without language: `/aqua/tasks` */
export const openFrame = async (language: Language, address: string): Promise<Frame> =>
  frameAt(language, address, await placeOf(address));

/** @param address without language: `/aqua/tasks` */
export const placeOf = async (address: string): Promise<SitePlace> =>
  sitePlace(await valueOr([], currentUseCases().sites.sites()), address);

/** The frame for a known place, so that the page itself can load in parallel. */
export const frameAt = async (language: Language, address: string, place: SitePlace): Promise<Frame> => {
  const { site, siteName } = place;
  const [look, phrases] = await Promise.all([
    site ?? valueOr(undefined, currentUseCases().sites.portal()),
    valueOr(undefined, currentUseCases().dictionary.phrases(siteName, language)),
  ]);
  const languages = look?.languages ?? LANGUAGES;
  return {
    ...place,
    isOffered: languages.includes(language),
    isPartial: phrases === undefined,
    data: {
      now: currentUseCases().clock().toISOString(),
      language,
      texts: messagesFor(language, phrases ?? {}),
      editing: false,
      path: localPath({ language, path: address }),
      languages: linksTo(address, languages),
      canReact: runtime().settings.visitorPortal.isOn,
      signOn: signOnLink(language),
      multipleEvents: false,
      severalParticipations: false,
      addresses: addressesOf(language, site),
      ...(look && { site: lookOf(look) }),
      ...pageAnalytics(runtime().settings),
    },
  };
};

/** The frame of a page: its language menu lists only the page's own languages. Source: site spec §2. */
export const frameOf = (frame: Frame, page: Pick<Page, 'language' | 'languages'>): Frame => {
  const { path } = splitPath(frame.data.path);
  return { ...frame, data: { ...frame.data, languages: linksTo(path, offeredLanguages(page)) } };
};

/** The frame of a missing page: it is assumed to be missing in every language. */
export const frameOfNothing = (frame: Frame): Frame => {
  const { language } = frame.data;
  return frameOf(frame, { language, languages: [language] });
};

/** Links to the same search and filters in other languages, for visitors without script. @param search `?q=pump` */
export const withQuery = (languages: PortalData['languages'], search: string): PortalData['languages'] => {
  const query = queryInOtherLanguages(search);
  return query === '' ? languages : languages.map((link) => ({ ...link, href: `${link.href}?${query}` }));
};

const linksTo = (path: string, languages: readonly Language[]): PortalData['languages'] =>
  languages.map((language) => ({ language, href: localPath({ language, path }) }));

/** The look of the site without its redirects, which are internal. */
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
