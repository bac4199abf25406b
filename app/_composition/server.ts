import 'server-only';
import { freshToken, withFreshToken } from '@fairdesk/core/session';
import { Container } from 'inversify';
import { createContactDesk, createContactInbox } from '#adapters/contact/contact-service.ts';
import { createMessageBoard } from '#adapters/dashboard/profile-service.ts';
import { cachedFolders } from '#adapters/events/cached-folders.ts';
import { createSiteDirectory } from '#adapters/events/layout-service.ts';
import { createEventDirectory, createTaskPlace } from '#adapters/events/profile-service.ts';
import { cachedFeeds } from '#adapters/feeds/cached-feeds.ts';
import { createFeedReader } from '#adapters/feeds/rss.ts';
import { cachedVideoDesk } from '#adapters/media/cached-video-desk.ts';
import { createPictureStudio } from '#adapters/media/picture-studio.ts';
import { createDocumentService, createVideoService } from '#adapters/media/profile-service.ts';
import { createVideoDesk } from '#adapters/media/video-host.ts';
import { createNewsService } from '#adapters/news/profile-service.ts';
import { createProductService } from '#adapters/products/profile-service.ts';
import { cachedFacets } from '#adapters/profile/cached-facets.ts';
import { createExhibitorDirectory } from '#adapters/profile/exhibitor-directory.ts';
import { createProductDirectory } from '#adapters/profile/product-directory.ts';
import { createProfileService } from '#adapters/profile/profile-service.ts';
import { createProfileSettings } from '#adapters/profile/profile-settings.ts';
import { createIdentityProvider } from '#adapters/session/identity-provider.ts';
import { createAccessBook } from '#adapters/session/profile-service.ts';
import { createSessionStore } from '#adapters/session/session-store.ts';
import { createSetupDesk } from '#adapters/session/setup-service.ts';
import { createTokenIssuer, type ServiceAccount } from '#adapters/session/token-issuer.ts';
import { createTokenMemory } from '#adapters/session/token-memory.ts';
import { withSingleSignOn } from '#adapters/session/with-single-sign-on.ts';
import type { Http } from '#adapters/shared/http/http.ts';
import { createKeyedQueue } from '#adapters/shared/http/keyed-queue.ts';
import { cacheRead, type ReadOf, readOnce } from '#adapters/shared/http/read-once.ts';
import { createSafeFetch } from '#adapters/shared/http/safe-fetch.ts';
import { authorised } from '#adapters/shared/http/with-token.ts';
import { createTaskService } from '#adapters/tasks/profile-service.ts';
import { fetchFeed } from '#app/_process/fetch-feed.ts';
import { bindReactions } from './articles.ts';
import { bindAwards } from './bind-awards.ts';
import { bindSignOn } from './bind-sign-on.ts';
import { bindCompany } from './company-use-cases.ts';
import { CONTACT_DESK, CONTACT_INBOX } from './contact.ts';
import { setUseCases } from './current-use-cases.ts';
import { MESSAGE_BOARD } from './dashboard.ts';
import {
  bindEvents,
  EVENT_DIRECTORY,
  REQUEST_EVENTS,
  REQUEST_SITES,
  SITE_DIRECTORY,
  TASK_PLACE,
} from './events.ts';
import { FEED_READER } from './feeds.ts';
import { installationSeal } from './installation-seal.ts';
import { logged } from './logged.ts';
import { DOCUMENT_SHELF, VIDEO_DESK, VIDEO_SHELF } from './media.ts';
import { NEWS_DESK } from './news.ts';
import { bindOrganiser } from './organiser/organiser.ts';
import { bindPageSources } from './page-sources.ts';
import { bindPartners } from './partners.ts';
import { bindPortal } from './portal.ts';
import { PRODUCT_SHELF } from './products.ts';
import { EXHIBITOR_DIRECTORY, PRODUCT_DIRECTORY, PROFILE_EDITOR, PROFILE_SETTINGS } from './profile.ts';
import { bindRequestPorts } from './request-ports.ts';
import { requestScope } from './request-scope.ts';
import { bindSearch } from './search.ts';
import { openServices, type ServiceRuntime } from './services.ts';
import { ACCESS_BOOK, bindSession, IDENTITY_PROVIDER, SESSION_STORE, SETUP_DESK } from './session.ts';
import { openSignOn } from './single-sign-on.ts';
import { TASK_KEEPER } from './tasks.ts';
import { CLOCK, LOG } from './token.ts';
import { bindUseCases, USE_CASES } from './use-case-list.ts';

/** Binds every port to its server adapter. The container must not store visitor data. */
export const wireServer = (opened: ServiceRuntime): Container => {
  const { settings, log, clock = () => new Date() } = opened;
  const services = openServices(opened);
  // An outside service requires tokens that it issued.
  const asOurselves = (http: Http, account: ServiceAccount): Http => {
    const issuer = createTokenIssuer(http, account, clock);
    return authorised(http, withFreshToken(freshToken({ issuer, memory: createTokenMemory(), clock, log })));
  };
  const { profileAccount } = services;
  const profile = readOnce(
    profileAccount ? asOurselves(services.profile, profileAccount) : services.profile,
    () => requestScope()?.reads,
  );
  const seal = installationSeal(settings);

  const server = new Container({ defaultScope: 'Singleton' });
  server.bind(LOG).toConstantValue(log);
  server.bind(CLOCK).toConstantValue(clock);
  const signOn = openSignOn(settings, { ...opened, clock });
  server.bind(IDENTITY_PROVIDER).toResolvedValue(() => {
    const own = createIdentityProvider(services.identity, clock);
    return signOn ? withSingleSignOn(own, signOn) : own;
  });
  server.bind(SETUP_DESK).toResolvedValue(() => createSetupDesk(services.identity));
  server.bind(SESSION_STORE).toResolvedValue(() => createSessionStore(services.identity, seal));
  server.bind(ACCESS_BOOK).toResolvedValue(() => createAccessBook(profile));
  server.bind(EVENT_DIRECTORY).toResolvedValue(() => createEventDirectory(profile));
  server.bind(TASK_PLACE).toConstantValue(createTaskPlace(profile));
  server
    .bind(SITE_DIRECTORY)
    .toResolvedValue(() => createSiteDirectory(services.sites.http, services.sites.apiKey));
  bindPageSources(server, services, opened.screenOf);
  bindSearch(server, services);
  bindReactions(server, services.visitors);
  const folderOf = cachedFolders(clock);
  server
    .bind(TASK_KEEPER)
    .toResolvedValue(
      (sites, events, now) => (email) =>
        createTaskService(profile, email, now, folderOf(sites), events.place),
      [REQUEST_SITES, REQUEST_EVENTS, CLOCK],
    )
    .inTransientScope();
  server
    .bind(MESSAGE_BOARD)
    .toResolvedValue(
      (sites, events, now) => (email) =>
        createMessageBoard(profile, email, now, folderOf(sites), events.place),
      [REQUEST_SITES, REQUEST_EVENTS, CLOCK],
    )
    .inTransientScope();
  const company = { http: profile, turns: createKeyedQueue(), clock, studio: createPictureStudio() };
  bindAwards(server, company);
  const { contact } = services;
  server
    .bind(CONTACT_DESK)
    .toConstantValue((key, replaces) => createContactDesk({ profile, contact, key, replaces }));
  server.bind(CONTACT_INBOX).toConstantValue(createContactInbox(contact));
  bindPartners(server, { settings, http: services.accreditation, clock });
  server.bind(PROFILE_SETTINGS).toConstantValue(createProfileSettings(profile));
  server.bind(PROFILE_EDITOR).toConstantValue((options) => createProfileService({ ...company, ...options }));
  server
    .bind(EXHIBITOR_DIRECTORY)
    .toConstantValue(cachedFacets(createExhibitorDirectory(profile, clock), clock));
  server.bind(PRODUCT_DIRECTORY).toConstantValue(cachedFacets(createProductDirectory(profile, clock), clock));
  server
    .bind(PRODUCT_SHELF)
    .toConstantValue((key, replaces) =>
      createProductService({ ...company, key, replaces, cacheRead: cacheInRequest }),
    );
  server.bind(NEWS_DESK).toConstantValue((key, replaces) => createNewsService({ ...company, key, replaces }));
  server
    .bind(DOCUMENT_SHELF)
    .toConstantValue((key, replaces) => createDocumentService({ ...company, key, replaces }));
  server
    .bind(VIDEO_SHELF)
    .toConstantValue((key, replaces) => createVideoService({ ...company, key, replaces }));
  const { title, poster } = createVideoDesk(createSafeFetch());
  const videoDesk = { title: logged(title, log), poster: logged(poster, log) };
  server.bind(VIDEO_DESK).toConstantValue(cachedVideoDesk(videoDesk, clock));
  server.bind(FEED_READER).toConstantValue(cachedFeeds(createFeedReader(fetchFeed(settings)), clock));
  bindSession(server);
  bindSignOn(server, signOn, settings.signOn);
  bindEvents(server);
  bindCompany(server);
  bindPortal(server);
  bindOrganiser(server, services.organiser);
  bindRequestPorts(server);
  bindUseCases(server);
  return server;
};

const cacheInRequest = (of: ReadOf, document: unknown): void =>
  cacheRead(requestScope()?.reads, of, document);

/** Opens the use cases for the pages and routes of this process; its ports are wired at the first request. */
export const openUseCases = (opened: ServiceRuntime): void => {
  let container: Container | undefined;
  setUseCases(() => {
    container ??= wireServer(opened);
    return container.get(USE_CASES);
  });
};
