import {
  type EventSite,
  type FairEvent,
  PORTAL_SITE,
  sitePlace,
  siteVisibility,
} from '@fairdesk/core/events';
import { hasOnlyContent, type Page } from '@fairdesk/core/page';
import { openPublicPage, type PublicPage, type PublicRequest } from '@fairdesk/core/portal';
import { type EventId, eventIdOf, type Failure, LANGUAGES, type Language } from '@fairdesk/core/shared';
import {
  anyEvent,
  anyEventSite,
  memoryEventDirectory,
  memoryPageSource,
  memorySiteDirectory,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';
import { NOW, pageAt } from '#tests/support/worlds/portal-world.ts';

const FAIRS = 2;
const PATHS = ['/', '/visit', '/awards/summary'];

const eventAt = (place: number): EventId => eventIdOf(String(101 + place)) ?? expect.unreachable();

const anyLanguages = fc.subarray([...LANGUAGES]);

/** The languages of a page as the content platform reports them; none when it does not say. */
const anyTranslations = fc.oneof(fc.constant([]), anyLanguages);

const PLACES = [PORTAL_SITE, 'site-0', 'site-1'].flatMap((site) =>
  PATHS.flatMap((path) => LANGUAGES.map((language) => ({ site, path, language }))),
);

/** Fairs at any stage, their sites in any languages, and pages of which some are personal or not translated. */
const anyWorld = fc.record({
  events: fc.tuple(
    ...Array.from({ length: FAIRS }, (_, place) =>
      fc
        .record({
          publicationStatus: fc.constantFrom('PUBLIC', 'PUBLIC', 'PUBLIC', 'DRAFT', ''),
          archiveAt: fc.constantFrom('', '', '2028-06-01', '2026-06-01'),
        })
        .chain((stage) => anyEvent({ id: eventAt(place), timeZone: 'UTC', ...stage })),
    ),
  ),
  sites: fc.tuple(
    ...Array.from({ length: FAIRS }, (_, place) =>
      anyLanguages.chain((languages) =>
        anyEventSite({
          event: eventAt(place),
          site: `site-${place}`,
          virtualFolder: `fair-${place}`,
          languages,
        }),
      ),
    ),
  ),
  pages: fc
    .tuple(
      ...PLACES.map(({ site, path, language }) =>
        fc
          .option(anyTranslations, { freq: 4, nil: undefined })
          .map((languages) =>
            languages === undefined ? [] : [{ ...pageAt(site, path, language), languages }],
          ),
      ),
    )
    .map((pages) => pages.flat()),
});

interface World {
  readonly events: readonly FairEvent[];
  readonly sites: readonly EventSite[];
  readonly pages: readonly Page[];
}

const anyPublicRequest: fc.Arbitrary<PublicRequest> = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  address: fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.nat(FAIRS), fc.constantFrom(...PATHS))
        .map(([place, path]) => `/fair-${place}${path === '/' ? '' : path}`),
    },
    fc.constantFrom('/', ...PATHS),
    fc.webPath().map((path) => path || '/'),
  ),
});

const portsOf = ({ events, sites, pages }: World) => ({
  pages: memoryPageSource(pages),
  sites: memorySiteDirectory(sites),
  directory: memoryEventDirectory(events, []),
  clock: () => NOW,
});

const outcome = async (ports: Parameters<typeof openPublicPage>[0], request: PublicRequest) =>
  (await openPublicPage(ports)(request))._unsafeUnwrap();

const languageOf = ({ sites }: World, { address }: PublicRequest): readonly Language[] =>
  sitePlace(sites, address).site?.languages ?? LANGUAGES;

const textOf = (page: PublicPage): string => JSON.stringify(page);

/** Whatever is shown is public. */
const expectPublic = async (world: World, request: PublicRequest): Promise<void> => {
  const opened = await outcome(portsOf(world), request);
  if (opened.kind !== 'page') return;
  const { page, site, event } = opened;
  const place = sitePlace(world.sites, request.address);
  expect(page).toMatchObject({ site: place.siteName, path: place.path, language: request.language });
  expect(site).toEqual(place.site);
  expect(event?.id).toBe(place.site?.event);
  if (event) expect(siteVisibility(event, NOW)).not.toBe('nothing');
  expect(hasOnlyContent(page)).toBe(true);
  expect(languageOf(world, request)).toContain(request.language);
  expect(page.languages.length === 0 || page.languages.includes(request.language)).toBe(true);
};

describe('openPublicPage', () => {
  it.prop([anyWorld, fc.array(anyPublicRequest, { maxLength: 4 })])(
    'never ends in an error page while every service responds, at whatever address',
    async (world, requests) => {
      for (const request of requests)
        expect((await outcome(portsOf(world), request)).kind).not.toBe('failed');
    },
  );

  it.prop([anyWorld, fc.array(anyPublicRequest, { minLength: 1, maxLength: 6 })])(
    'shows only pages of a visible fair, in an offered language, that are the same for every visitor',
    async (world, requests) => {
      for (const request of requests) await expectPublic(world, request);
    },
  );

  it.prop([anyWorld, anyPublicRequest])(
    'reveals nothing of a fair that is a draft or archived',
    async (world, request) => {
      const { site } = sitePlace(world.sites, request.address);
      const event = world.events.find(({ id }) => id === site?.event);
      const opened = await outcome(portsOf(world), request);
      const isHidden = event !== undefined && siteVisibility(event, NOW) === 'nothing';
      expect(opened.kind === 'hidden').toBe(isHidden);
      if (isHidden) expect(textOf(opened)).toBe('{"kind":"hidden"}');
    },
  );

  it.prop([anyWorld, anyPublicRequest])(
    'leads an address without a language to a language of the site, and never from one that was chosen',
    async (world, request) => {
      const opened = await outcome(portsOf(world), request);
      if (opened.kind === 'hidden') return;
      const offered = languageOf(world, request);
      const leads = request.language === 'en' && offered.length > 0 && !offered.includes('en');
      expect(opened.kind === 'other-language').toBe(leads);
      if (opened.kind === 'other-language') expect(offered).toContain(opened.language);
    },
  );

  it.prop([anyWorld, anyPublicRequest])(
    'keeps the pages of a fair visible while its event or the sites’ branding cannot be loaded',
    async (world, request) => {
      const ports = portsOf(world);
      const away = () => errAsync<never, Failure>({ kind: 'unavailable', request: 'GET it' });
      const expected = await outcome(ports, request);
      const opened = await outcome(
        { ...ports, directory: { event: away }, sites: { ...ports.sites, portal: away } },
        request,
      );
      if (expected.kind === 'hidden') expect(opened.kind).not.toBe('hidden');
      else expect(opened.kind).toBe(expected.kind);
    },
  );

  example('says why a page cannot be loaded, and which fair it belongs to', async () => {
    const world = fc.sample(anyWorld, { numRuns: 1, seed: 1 })[0] ?? expect.unreachable();
    const failure: Failure = { kind: 'unavailable', request: 'GET layout' };
    const ports = { ...portsOf(world), pages: { open: () => errAsync(failure) } };
    expect(await outcome(ports, { language: 'en', address: '/' })).toEqual({
      kind: 'failed',
      failure,
      site: undefined,
      event: undefined,
    });
  });
});
