import {
  chooseParticipation,
  fromCookies,
  mayEnter,
  maySeeEvent,
  sitePlace,
  validateVisit,
} from '@fairdesk/core/events';
import { openPortalPage, type PortalPage, type PortalRequest } from '@fairdesk/core/portal';
import { type Failure, LANGUAGES, splitPath } from '@fairdesk/core/shared';
import { anyStoredSession, memorySelection, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, type ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import {
  anyPortalVisit,
  anyPortalWorld,
  NOW,
  type PortalWorld,
  portalPorts,
} from '#tests/support/worlds/portal-world.ts';

const opened = async (world: PortalWorld, request: PortalRequest): Promise<PortalPage> =>
  (await openPortalPage(portalPorts(world))(request))._unsafeUnwrap();

const HOST = 'https://fair.example';

/** The request after a redirect; the validation page selects the only participation and returns. */
const followed = async (world: PortalWorld, request: PortalRequest, href: string): Promise<PortalRequest> => {
  const url = new URL(href, HOST);
  if (!url.pathname.endsWith('/validate')) return requestAt(url, request.selection);
  const ports = { ...portalPorts(world), memory: memorySelection() };
  const email = world.session?.user.email ?? '';
  const to = url.searchParams.get('to') ?? '/';
  const next = (await validateVisit(ports)(email, request.selection, to))._unsafeUnwrap();
  if (next.kind === 'go') return requestAt(new URL(next.href, HOST), request.selection);
  if (next.kind === 'ok') return requestAt(new URL(to, HOST), request.selection);
  (await chooseParticipation(ports)(email, next.participation))._unsafeUnwrap();
  return requestAt(new URL(to, HOST), fromCookies(ports.memory.read()));
};

const requestAt = (url: URL, selection: PortalRequest['selection']): PortalRequest => {
  const { language, path } = splitPath(url.pathname);
  return { language, address: path, query: url.search, pid: url.searchParams.get('pid') ?? '', selection };
};

describe('openPortalPage', () => {
  it.prop([anyPortalVisit])(
    'shows only companies and events that are the user’s, whatever the cookies and address say',
    async ([world, request]) => {
      const page = await opened(world, request);
      const email = world.session?.user.email ?? '';
      if (page.kind === 'company') {
        const { event, participation } = page;
        const mine = mayEnter(world.memberships, event.id);
        expect(mine === 'all' || mine.includes(participation.id)).toBe(true);
        expect(participation).toMatchObject({ event: event.id, status: 'CONFIRMED' });
        expect(sitePlace(world.sites, request.address).site?.event).toBe(event.id);
      }
      if (page.kind === 'general' && page.event)
        expect(maySeeEvent(page.event, world.memberships, email, NOW)).toBe(true);
    },
  );

  it.prop([anyPortalVisit])(
    'never shows a page that exists to users who are signed out, and never asks others to sign in',
    async ([world, request]) => {
      const { kind } = await opened(world, request);
      const isSignedIn = world.session !== undefined && world.session.error === undefined;
      expect(kind === 'signed-out').toBe(!isSignedIn);
    },
  );

  it.prop([anyPortalVisit])(
    'shows a participation type no menu item that is hidden from it',
    async ([world, request]) => {
      const page = await opened(world, request);
      if (!('page' in page) || page.page === undefined) return;
      const sees = page.page.navigation.main.some(({ title }) => title === 'few');
      expect(sees).toBe(page.kind === 'company' && page.participation.participationType !== 'PARTNER');
    },
  );

  it.prop([anyPortalVisit])(
    'ends every redirect at a page within a few steps, as a browser follows them',
    async ([world, request]) => {
      let current = request;
      let page = await opened(world, current);
      for (let step = 0; page.kind === 'go' && !page.href.endsWith('/404'); step += 1) {
        expect(step).toBeLessThan(6);
        current = await followed(world, current, page.href);
        page = await opened(world, current);
      }
    },
  );

  it.prop([anyPortalVisit])(
    'requires a well-formed product for a page about one, and for no other',
    async ([world, request]) => {
      const page = await opened(world, request);
      if (page.kind !== 'company') return;
      const isAboutProduct = request.address.includes('/awards/');
      expect(page.product).toBe(isAboutProduct ? 'product-1' : undefined);
    },
  );

  const failure: Failure = { kind: 'unavailable', request: 'GET /' };
  const fails = (): ResultAsync<never, Failure> => errAsync(failure);

  it.prop([anyPortalWorld, fc.constantFrom('session', 'pages', 'sites'), fc.constantFrom(...LANGUAGES)])(
    'passes on the failure of a service, whichever it is',
    async (world, broken, language) => {
      const { error: _, ...session } = oneOf(anyStoredSession());
      const ports = {
        ...portalPorts({ ...world, session }),
        ...(broken === 'session' && { session: fails }),
        ...(broken === 'pages' && { pages: { open: fails } }),
        ...(broken === 'sites' && { sites: { sites: fails, portal: fails } }),
      };
      const request = { language, address: '/', query: '', pid: '', selection: { kind: 'none' } } as const;
      expect((await openPortalPage(ports)(request))._unsafeUnwrapErr()).toBe(failure);
    },
  );
});
