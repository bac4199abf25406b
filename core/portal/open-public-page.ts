import { ok, okAsync, type ResultAsync } from 'neverthrow';
import {
  type EventDirectory,
  type EventSite,
  type FairEvent,
  type SiteDirectory,
  sitePlace,
  siteVisibility,
} from '../events/index.ts';
import { hasOnlyContent, isWritten, type Page, type PageSource } from '../page/index.ts';
import { type Clock, type EventId, type Failure, LANGUAGES, type Language } from '../shared/index.ts';
import { languageInstead } from './language-instead.ts';
import { visibleToAll } from './visible-page.ts';

/** The ports that read pages, sites and events. */
export interface OpenPublicPagePorts {
  readonly pages: PageSource;
  readonly sites: SiteDirectory;
  readonly directory: Pick<EventDirectory, 'event'>;
  readonly clock: Clock;
}

/** A request for a page that every visitor may see. */
export interface PublicRequest {
  readonly language: Language;
  /** Without language: `/aqua/exhibitors`. */
  readonly address: string;
}

/** What belongs to a public page besides its blocks. */
interface Site {
  readonly site: EventSite | undefined;
  /** Absent for a page of no event, and while the event cannot be loaded. */
  readonly event: FairEvent | undefined;
}

/** The outcome of opening a public page. */
export type PublicPage =
  | ({ readonly kind: 'page'; readonly page: Page } & Site)
  /** The address has no language, and the site is not in English. */
  | { readonly kind: 'other-language'; readonly language: Language }
  /** Visitors may not see the site, neither its menu nor its name. */
  | { readonly kind: 'hidden' }
  /** With the page when it exists in other languages, which the visitor can choose from. */
  | ({ readonly kind: 'missing'; readonly page?: Page } & Site)
  | ({ readonly kind: 'failed'; readonly failure: Failure } & Site);

/**
 * Opens a page for any visitor.
 *
 * | the site or page                                     | outcome   |
 * | ---------------------------------------------------- | --------- |
 * | the event is a draft or archived                     | `hidden`  |
 * | the address has no language, the site is not English | `other-language` |
 * | no such page                                         | `missing` |
 * | a block of the page depends on the user              | `missing` |
 * | the site is not offered in the visitor's language    | `missing` |
 * | the page has no translation, only a fallback         | `missing` |
 * | the page cannot be loaded                            | `failed`  |
 *
 * A site stays visible while its event cannot be loaded. Source: site spec §2; what is hidden is ours.
 */
export const openPublicPage =
  ({ pages, sites, directory, clock }: OpenPublicPagePorts) =>
  ({ language, address }: PublicRequest): ResultAsync<PublicPage, never> =>
    sites
      .sites()
      .orElse(() => ok<readonly EventSite[], never>([]))
      .map((all) => sitePlace(all, address))
      .andThen(({ site, siteName, folder, path }) => {
        const opened = pages
          .open({ site: siteName, folder, path, language })
          .map((page): Page | Failure => page)
          .orElse((failure) => ok<Page | Failure, never>(failure));
        return eventOf(directory, site).andThen((event) => {
          if (event && siteVisibility(event, clock()) === 'nothing')
            return okAsync<PublicPage, never>({ kind: 'hidden' });
          return languagesOf(sites, site).andThen((languages) => {
            const other = languageInstead(language, languages);
            if (other) return okAsync<PublicPage, never>({ kind: 'other-language', language: other });
            return opened.map((page) => outcomeOf(page, languages.includes(language), { site, event }));
          });
        });
      });

/** {@link openPublicPage} bound to its ports. */
export type OpenPublicPage = ReturnType<typeof openPublicPage>;

const outcomeOf = (page: Page | Failure, isOffered: boolean, around: Site): PublicPage => {
  if ('kind' in page)
    return page.kind === 'not-found'
      ? { kind: 'missing', ...around }
      : { kind: 'failed', failure: page, ...around };
  if (!hasOnlyContent(page)) return { kind: 'missing', ...around };
  const visible = visibleToAll(page);
  return { kind: isOffered && isWritten(page) ? 'page' : 'missing', page: visible, ...around };
};

const eventOf = (
  directory: OpenPublicPagePorts['directory'],
  site: { readonly event: EventId } | undefined,
): ResultAsync<FairEvent | undefined, never> =>
  site === undefined
    ? okAsync(undefined)
    : directory
        .event(site.event)
        .map((event): FairEvent | undefined => event)
        .orElse(() => ok<FairEvent | undefined, never>(undefined));

const languagesOf = (
  sites: SiteDirectory,
  site: EventSite | undefined,
): ResultAsync<readonly Language[], never> =>
  site
    ? okAsync(site.languages ?? LANGUAGES)
    : sites
        .portal()
        .map(({ languages = LANGUAGES }) => languages)
        .orElse(() => ok<readonly Language[], never>(LANGUAGES));
