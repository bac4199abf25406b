import { errAsync, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import { NO_PRODUCT_HREF, productIdFromQuery } from '../awards/index.ts';
import { type EventSite, sitePlace } from '../events/index.ts';
import { type Page, withNested } from '../page/index.ts';
import type { StoredSession } from '../session/index.ts';
import { type Failure, LANGUAGES, type Language, localPath } from '../shared/index.ts';
import { openCompanyPage } from './open-company-page.ts';
import { openGeneralPage } from './open-general-page.ts';
import type { OpenedPage } from './opened-page.ts';
import type { OpenPortalPagePorts, PortalPage, PortalRequest } from './portal-page.ts';
import { visibleToAll } from './visible-page.ts';

/**
 * Opens a page of the portal for the current user.
 *
 * | the user       | the page is of | outcome                                                            |
 * | -------------- | -------------- | ------------------------------------------------------------------ |
 * | signed out     | any            | `signed-out`                                                       |
 * | signed in      | an event       | `company` with a valid selection, else `go` to the validation page |
 * | signed in      | no event       | `general`; an event they may not see is `missing`                  |
 *
 * Pages that do not exist are `missing`. A language that the site is not offered in leads to its first one: users come
 * with their own language from the list of events.
 *
 * Source: portal spec §2 "Validation page", "Event page", "Awards".
 */
export const openPortalPage =
  (ports: OpenPortalPagePorts) =>
  (request: PortalRequest): ResultAsync<PortalPage, Failure> => {
    // Started together; the page is of use even to users who are signed out.
    const current = ports.session();
    const found = findPage(ports, request);
    return found.andThen((place) => {
      if (!place.languages.includes(request.language))
        return ok<PortalPage, Failure>(notOffered(request, place.languages));
      return current.andThen((session) =>
        session === undefined || session.error
          ? ok<PortalPage, Failure>(signedOut(session, place.page))
          : place.page.match(
              (page) => openFor(ports, request, { page, session, site: place.site }),
              missingPage,
            ),
      );
    });
  };

/** {@link openPortalPage} bound to its ports. */
export type OpenPortalPage = ReturnType<typeof openPortalPage>;

/** A page at an address, before it is known who asks. */
interface FoundPage {
  readonly site: EventSite | undefined;
  /** The languages that the site is available in. */
  readonly languages: readonly Language[];
  readonly page: Result<Page, Failure>;
}

const findPage = (
  { sites, pages }: OpenPortalPagePorts,
  { language, address }: PortalRequest,
): ResultAsync<FoundPage, Failure> =>
  sites.sites().andThen((configured) => {
    const { site, siteName, folder, path } = sitePlace(configured, address);
    const look = site
      ? okAsync(site)
      : sites.portal().orElse(() => okAsync<{ readonly languages?: readonly Language[] }>({}));
    return ResultAsync.fromSafePromise(
      Promise.all([look, pages.open({ site: siteName, folder, path, language })]),
    ).map(([offer, page]) => ({
      site,
      page,
      languages: (offer.isOk() && offer.value.languages) || LANGUAGES,
    }));
  });

const notOffered = ({ address, query }: PortalRequest, [language]: readonly Language[]): PortalPage =>
  language
    ? { kind: 'go', href: localPath({ language, path: address, suffix: query }) }
    : { kind: 'missing', reason: 'page' };

const signedOut = (session: StoredSession | undefined, page: Result<Page, Failure>): PortalPage => ({
  kind: 'signed-out',
  ended: session !== undefined,
  ...(page.isOk() && { page: visibleToAll(page.value) }),
});

const missingPage = (failure: Failure): ResultAsync<PortalPage, Failure> =>
  failure.kind === 'not-found' ? okAsync({ kind: 'missing', reason: 'page' }) : errAsync(failure);

const openFor = (
  ports: OpenPortalPagePorts,
  request: PortalRequest,
  { site, ...opened }: OpenedPage,
): ResultAsync<PortalPage, Failure> => {
  if (site === undefined) return openGeneralPage(ports, request, opened);
  if (!needsProduct(opened.page)) return openCompanyPage(ports, request, { ...opened, site });
  const product = productIdFromQuery(request.pid);
  return product === undefined
    ? okAsync(toNoProduct(request.language))
    : openCompanyPage(ports, request, { ...opened, site }, product);
};

/** Whether a page is about the product in its address. Source: portal spec §2 "pid required, else /404". */
const needsProduct = ({ main }: Page): boolean =>
  withNested(main).some(({ kind }) => kind === 'award-registration' || kind === 'award-summary');

/** Where a page leads whose product is missing or another company's. */
export const toNoProduct = (language: Language): PortalPage & { readonly kind: 'go' } => ({
  kind: 'go',
  href: localPath({ language, path: NO_PRODUCT_HREF }),
});
