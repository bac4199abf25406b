import { type EventSite, maySeeEvent, sitePlace } from '@fairdesk/core/events';
import type { Page } from '@fairdesk/core/page';
import {
  type OpenPortalPagePorts,
  openPortalPage,
  type PortalRequest,
  visibleToAll,
} from '@fairdesk/core/portal';
import { type Failure, LANGUAGES, type Language, localPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import {
  anyRequest,
  NOW,
  type PortalWorld,
  pagesOf,
  portalPorts,
} from '#tests/support/worlds/portal-world.ts';
import { anyVisitWorld } from '#tests/support/worlds/visit-world.ts';

const many = { numRuns: 400 };
const anyLanguages = fc.option(fc.subarray<Language>([...LANGUAGES]), { nil: undefined });
const anySignedIn = anyVisitWorld.map((world) => {
  const { error: _, ...session } = world.session ?? expect.unreachable();
  return { ...world, session };
});
type Ports = OpenPortalPagePorts;

const open = async (ports: Ports, request: PortalRequest) =>
  (await openPortalPage(ports)(request))._unsafeUnwrap();
const failure: Failure = { kind: 'unavailable', request: 'GET /' };
const fails = () => errAsync<never, Failure>(failure);

const pageOf = (world: PortalWorld, { address, language }: PortalRequest) => {
  const { siteName, path } = sitePlace(world.sites, address);
  return pagesOf(world).find(
    (page) => page.site === siteName && page.path === path && page.language === language,
  );
};
/** Sites in these languages; in all when not given. */
const inLanguages = (sites: readonly EventSite[], languages: readonly Language[] | undefined) =>
  sites.map(({ languages: _, ...site }): EventSite => ({ ...site, ...(languages && { languages }) }));

/** The outcome for a page of no company. */
const generalOf = (world: Required<PortalWorld>, { address }: PortalRequest, page: Page) => {
  const general = { kind: 'general', page, session: world.session };
  if (address === '/events/abc') return { kind: 'missing', reason: 'event-id' };
  if (!address.startsWith('/events/')) return general;
  const event = world.events.find(({ id }) => address === `/events/${id}`);
  const email = world.session?.user.email ?? '';
  const isVisible = event !== undefined && maySeeEvent(event, world.memberships, email, NOW);
  return isVisible ? { ...general, event } : { kind: 'missing', reason: 'event' };
};

describe('a page of the portal', () => {
  it.prop([anySignedIn, anyRequest, anyLanguages, anyLanguages, fc.boolean()], many)(
    'is missing exactly at an address without a page; a language that its site does not offer leads to the first one',
    async (signedIn, request, ofSites, ofPortal, isPortalAway) => {
      const world = { ...signedIn, sites: inLanguages(signedIn.sites, ofSites) };
      const ports = portalPorts(world);
      const look = { brandColour: '', ...(ofPortal && { languages: ofPortal }) };
      const sites = { ...ports.sites, portal: () => (isPortalAway ? fails() : okAsync(look)) };
      const page = await open({ ...ports, sites }, request);
      const { site } = sitePlace(world.sites, request.address);
      const offered = (site ? ofSites : !isPortalAway && ofPortal) || LANGUAGES;
      if (!offered.includes(request.language)) {
        const { address: path, query: suffix } = request;
        const [language] = offered;
        const leads = language && { kind: 'go', href: localPath({ language, path, suffix }) };
        expect(page).toEqual(leads ?? { kind: 'missing', reason: 'page' });
        return;
      }
      const isMissing = pageOf(world, request) === undefined;
      expect(page.kind === 'missing' && page.reason === 'page').toBe(isMissing);
    },
  );

  it.prop([anyVisitWorld, anyRequest, fc.constantFrom('out', 'ended')], many)(
    'is public to users who are signed out, who learn whether their session has ended',
    async (world, request, state) => {
      const error = 'RefreshAccessTokenError' as const;
      const session = state === 'ended' && world.session ? { ...world.session, error } : undefined;
      const page = await open(portalPorts({ ...world, session }), request);
      const own = pageOf(world, request);
      expect(page).toStrictEqual({
        ...{ kind: 'signed-out', ended: state === 'ended' },
        ...(own && { page: visibleToAll(own) }),
      });
    },
  );

  it.prop([anySignedIn, anyRequest, fc.boolean()], many)(
    'of no company names its event to those who may see it, and the reason to others',
    async (world, request, isAway) => {
      const ports = portalPorts(world);
      const page = pageOf(world, request);
      fc.pre(page !== undefined && sitePlace(world.sites, request.address).site === undefined);
      const directory = { ...ports.directory, ...(isAway && { event: fails }) };
      const outcome = await openPortalPage({ ...ports, directory })(request);
      if (isAway && /\/\d+$/.test(request.address)) expect(outcome._unsafeUnwrapErr()).toBe(failure);
      else expect(outcome._unsafeUnwrap()).toStrictEqual(generalOf(world, request, visibleToAll(page)));
    },
  );
});
