import { type EventSite, type FairEvent, PORTAL_SITE, siteVisibility } from '@fairdesk/core/events';
import { hasOnlyContent } from '@fairdesk/core/page';
import { languageInstead, openPublicPage, visibleToAll } from '@fairdesk/core/portal';
import { eventIdOf, type Failure, LANGUAGES, type Language } from '@fairdesk/core/shared';
import {
  anyEvent,
  anyEventSite,
  memoryEventDirectory,
  memoryPageSource,
  memorySiteDirectory,
  oneOf,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { NOW, pageAt } from '#tests/support/worlds/portal-world.ts';

const id = eventIdOf('101') ?? expect.unreachable();
const fair: FairEvent = { ...oneOf(anyEvent({ id })), archiveAt: '', publicEndDate: '' };
const { languages: _, ...fairSite } = oneOf(
  anyEventSite({ event: id, site: 'site-0', virtualFolder: 'fair-0' }),
);

const failure: Failure = { kind: 'unavailable', request: 'GET /' };
const fails = () => errAsync<never, Failure>(failure);
const anyLanguages = fc.option(fc.subarray<Language>([...LANGUAGES]), { nil: undefined });
const missing: Failure = { kind: 'not-found', what: 'the page' };

const anyVisit = fc.record({
  publicationStatus: fc.constantFrom('PUBLIC', 'PUBLIC', 'DRAFT'),
  languages: anyLanguages,
  language: fc.constantFrom(...LANGUAGES),
  written: fc.constantFrom<readonly Language[]>([], ['en'], [...LANGUAGES]),
  path: fc.constantFrom('/visit', '/awards/summary'),
  isOfFair: fc.boolean(),
  page: fc.constantFrom('there', 'there', 'missing', 'away'),
});
type Visit = typeof anyVisit extends fc.Arbitrary<infer T> ? T : never;

const worldOf = ({ publicationStatus, languages, language, written, path, isOfFair, page }: Visit) => {
  const event = { ...fair, publicationStatus };
  const site: EventSite = { ...fairSite, ...(languages && { languages }) };
  const own = { ...pageAt(isOfFair ? 'site-0' : PORTAL_SITE, path, language), languages: written };
  const look = { brandColour: '', ...(languages && { languages }) };
  return {
    own,
    request: { language, address: isOfFair ? `/fair-0${path}` : path },
    around: isOfFair ? { site, event } : { site: undefined, event: undefined },
    ports: {
      pages: page === 'away' ? { open: fails } : memoryPageSource(page === 'there' ? [own] : []),
      sites: memorySiteDirectory([site], look),
      directory: memoryEventDirectory([event], []),
      clock: () => NOW,
    },
  };
};

/** The outcome of a fair that visitors may see, at an address whose page is there unless another outcome is given. */
const outcomeOf = (
  { languages = [...LANGUAGES], language, written }: Visit,
  { own, around }: ReturnType<typeof worldOf>,
  absent?: object,
) => {
  const other = languageInstead(language, languages);
  if (other) return { kind: 'other-language', language: other };
  if (absent) return absent;
  if (!hasOnlyContent(own)) return { kind: 'missing', ...around };
  const isThere = languages.includes(language) && (written.length === 0 || written.includes(language));
  return { kind: isThere ? 'page' : 'missing', page: visibleToAll(own), ...around };
};

/** The outcome while a service is away. */
const expectedWithout = (broken: string, visit: Visit, world: ReturnType<typeof worldOf>) => {
  const { around } = world;
  if (broken === 'sites') {
    const own = { site: undefined, event: undefined };
    return outcomeOf(visit, world, visit.isOfFair ? { kind: 'missing', ...own } : undefined);
  }
  const isAnyLanguage = broken === 'portal' && !visit.isOfFair;
  const { languages: _languages, ...others } = visit;
  const visible = outcomeOf(isAnyLanguage ? { ...others, languages: undefined } : visit, world);
  if (broken === 'event') return 'site' in visible ? { ...visible, event: undefined } : visible;
  const isHidden = around.event !== undefined && siteVisibility(around.event, NOW) === 'nothing';
  return isHidden ? { kind: 'hidden' } : visible;
};

describe('languageInstead', () => {
  it.prop([fc.constantFrom(...LANGUAGES), fc.shuffledSubarray([...LANGUAGES])])(
    'leads from the default language to the first of a site without it, and from no other language',
    (language, offered) => {
      const isLed = language === 'en' && !offered.includes('en');
      expect(languageInstead(language, offered)).toBe(isLed ? offered[0] : undefined);
    },
  );
});

describe('openPublicPage', () => {
  it.prop([anyVisit], { numRuns: 500 })(
    'opens a page of a visible fair in the languages of its site, with what all may see of it',
    async (visit) => {
      const world = worldOf(visit);
      const { event } = world.around;
      const opened = (await openPublicPage(world.ports)(world.request))._unsafeUnwrap();
      const absent =
        visit.page === 'away'
          ? { kind: 'failed', failure, ...world.around }
          : { kind: 'missing', ...world.around };
      const visible = outcomeOf(visit, world, visit.page === 'there' ? undefined : absent);
      const isHidden = event !== undefined && siteVisibility(event, NOW) === 'nothing';
      expect(opened).toStrictEqual(isHidden ? { kind: 'hidden' } : visible);
    },
  );

  it.prop([anyVisit, fc.constantFrom('event', 'portal', 'sites')], { numRuns: 300 })(
    'opens it as well while a service is away: as of a visible fair, in any language, or as of no fair',
    async (visit, broken) => {
      const world = worldOf({ ...visit, page: 'there' });
      const { ports, request } = world;
      const away = {
        ...ports,
        ...(broken === 'event' && { directory: { event: fails } }),
        ...(broken === 'portal' && { sites: { ...ports.sites, portal: fails } }),
        ...(broken === 'sites' && { sites: { ...ports.sites, sites: fails } }),
      };
      const opened = (await openPublicPage(away)(request))._unsafeUnwrap();
      expect(opened).toStrictEqual(expectedWithout(broken, visit, world));
    },
  );

  it.prop([anyVisit])(
    'is missing, and never a failure, where the content platform has no such page',
    async (visit) => {
      const { ports, request } = worldOf({ ...visit, publicationStatus: 'PUBLIC' });
      const pages = { open: () => errAsync<never, Failure>(missing) };
      const opened = (await openPublicPage({ ...ports, pages })(request))._unsafeUnwrap();
      expect(opened).toMatchObject(outcomeOf(visit, worldOf(visit), { kind: 'missing' }));
    },
  );
});
