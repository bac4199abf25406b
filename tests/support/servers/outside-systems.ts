import { type ArticleId, articleIdOf, type Failure } from '@fairdesk/core/shared';
import { errAsync, type ResultAsync } from 'neverthrow';
import { expect } from 'vitest';
import { REACTION_BOOK } from '#app/_composition/articles.ts';
import { SINGLE_SIGN_ON } from '#app/_composition/bind-sign-on.ts';
import { EVENT_DIRECTORY } from '#app/_composition/events.ts';
import { DICTIONARY, EDITING_SOURCE, PAGE_SOURCE } from '#app/_composition/page.ts';
import { OPEN_ACCREDITATION } from '#app/_composition/partners.ts';
import { SEARCH_SERVICE } from '#app/_composition/search.ts';
import type { wireServer } from '#app/_composition/server.ts';
import { SERVICE_USER } from '#app/_process/runtime.ts';
import type { Settings } from '#app/_process/settings.ts';
import type { Fault } from './fault-server.ts';

type Container = ReturnType<typeof wireServer>;

/** Items of the demo fair that calls name. */
export interface DemoItems {
  readonly article: ArticleId;
  readonly page: string;
}

/** An outside system of the settings, and a call to it as a page or route makes it. */
export interface OutsideSystem {
  /** @param theirs the installation whose platform plays the system */
  readonly settings: (url: string, theirs: Settings) => Readonly<Record<string, string>>;
  readonly call: (container: Container, items: DemoItems) => ResultAsync<unknown, Failure>;
  /** Plays the system where the platform does not serve it. */
  readonly play?: (request: Request, platform: (request: Request) => Promise<Response>) => Promise<Response>;
  /** How long a call waits, in milliseconds; 10 s by default. */
  readonly timeoutMs?: number;
  /** The text of a failure, where it is not that of the other systems; `undefined` where it is. */
  readonly textOf?: (fault: Fault) => RegExp | undefined;
}

const PAGE = { site: 'clearwater', folder: 'clearwater', path: '/dashboard', language: 'en' } as const;
/** A search with results in the demo. */
export const DEMO_SEARCH = {
  sourceId: 'clearwater',
  entity: 'content',
  language: 'en',
  searchText: 'pump',
  offset: 0,
  limit: 5,
};
const TOKENS = {
  accessToken: 'access',
  refreshToken: 'refresh',
  accessExpiresAt: '2026-01-01T00:00:00.000Z',
  refreshExpiresAt: '2099-01-01T00:00:00.000Z',
  signOn: { subject: 'vera' },
};
/** What a result without a failure is described as. */
const NO_FAILURE = /^no failure$/;
const BADGES = 'badges.example';

const layoutOf =
  (api: 'rest' | 'graphql' | 'edge'): OutsideSystem['settings'] =>
  (url, { secrets }) => ({
    LAYOUT_SERVICE_URL: url,
    LAYOUT_SERVICE_KEY: secrets.layoutKey,
    LAYOUT_SERVICE_API: api,
  });
const searchOf =
  (more: Readonly<Record<string, string>>): OutsideSystem['settings'] =>
  (url, { secrets }) => ({
    SEARCH_SERVICE_URL: url,
    SEARCH_SERVICE_KEY: secrets.layoutKey,
    SEARCH_SERVICE_WIDGET: 'site',
    ...more,
  });

const isStatus = (fault: Fault, from: number): boolean =>
  typeof fault === 'object' && 'status' in fault && fault.status >= from;
const is = (fault: Fault, status: number): boolean =>
  typeof fault === 'object' && 'status' in fault && fault.status === status;

/** Source: portal spec §8. */
const searchText = (fault: Fault): RegExp | undefined => {
  if (isStatus(fault, 400)) return /: Non successfull status code from search service proxy\.$/;
  if (fault === 'no-content') return /: No response data from search service proxy received\.$/;
  return is(fault, 201) ? /: No widget data in search service response\.$/ : undefined;
};

/** @param container of the demo fair */
export const demoItems = async (container: Container): Promise<DemoItems> => {
  const itemAt = async (path: string): Promise<string> =>
    (await container.get(PAGE_SOURCE).open({ ...PAGE, path }))._unsafeUnwrap().itemId;
  const article = articleIdOf(await itemAt('/news/three-quiet-pumps'));
  return { article: article ?? expect.fail(), page: await itemAt(PAGE.path) };
};

const openPage: OutsideSystem['call'] = (container) => container.get(PAGE_SOURCE).open(PAGE);
const search: OutsideSystem['call'] = (container) => container.get(SEARCH_SERVICE).search(DEMO_SEARCH);
const notSetUp = (what: string) => errAsync<never, Failure>({ kind: 'not-found', what });

/** Every outside system that the server calls for a visitor. */
export const OUTSIDE_SYSTEMS = {
  'profile service': {
    settings: (url, { secrets }) => ({
      PROFILE_SERVICE_URL: url,
      PROFILE_SERVICE_USERNAME: SERVICE_USER,
      PROFILE_SERVICE_PASSWORD: secrets.servicePassword,
    }),
    call: (container) => container.get(EVENT_DIRECTORY).events(),
    textOf: (fault) =>
      is(fault, 201) || ['html', 'truncated-json', 'no-content'].some((name) => name === fault)
        ? /: Could not cast event data from profile service response\./
        : undefined,
  },
  'layout service over REST': { settings: layoutOf('rest'), call: openPage },
  'layout service over GraphQL': { settings: layoutOf('graphql'), call: openPage },
  'layout service at the edge': { settings: layoutOf('edge'), call: openPage },
  'layout service for the editor': {
    settings: layoutOf('rest'),
    call: (container, { page }) =>
      container.get(EDITING_SOURCE).open({ ...PAGE, itemId: page, layoutKind: 'final', mode: 'edit' }),
  },
  dictionary: {
    settings: layoutOf('rest'),
    call: (container) => container.get(DICTIONARY).phrases('clearwater', 'en'),
    // An object without phrases is an empty dictionary, as a platform without one has over GraphQL too.
    textOf: (fault) => (is(fault, 201) || is(fault, 404) ? NO_FAILURE : undefined),
  },
  'dictionary over GraphQL': {
    settings: layoutOf('graphql'),
    call: (container) => container.get(DICTIONARY).phrases('clearwater', 'en'),
  },
  search: { settings: searchOf({ SEARCH_SERVICE_DOMAIN: 'fair' }), call: search, textOf: searchText },
  'search at the edge': {
    settings: searchOf({}),
    call: search,
    textOf: searchText,
    play: (request, platform) => {
      const { origin, searchParams } = new URL(request.url);
      const headers = { authorization: searchParams.get('sitecoreContextId') ?? '' };
      return platform(new Request(new Request(`${origin}/discover/v2/fair`, request), { headers }));
    },
  },
  'visitor portal': {
    settings: (url) => ({ VISITOR_PORTAL_URL: url }),
    call: (container, { article }) => container.get(REACTION_BOOK)().articleData(article),
    // Source: site spec §8 "likes fall back to 0".
    textOf: (fault) => {
      if (is(fault, 201)) return NO_FAILURE;
      return is(fault, 401) ? /^Session is absent or no access token\.$/ : undefined;
    },
  },
  'identity provider': {
    settings: (url) => ({
      OPENID_ISSUER: url,
      OPENID_CLIENT_ID: 'fairdesk',
      OPENID_CLIENT_SECRET: 'a-secret-of-thirty-two-characters',
    }),
    call: (container) => container.get(SINGLE_SIGN_ON)?.refresh(TOKENS) ?? notSetUp('single sign-on'),
    play: async ({ url }) => {
      const { origin, pathname } = new URL(url);
      return pathname === '/token'
        ? Response.json({ access_token: 'fresh', token_type: 'Bearer', expires_in: 600 })
        : Response.json({ issuer: origin, token_endpoint: `${origin}/token` });
    },
    // The token endpoint may redirect no one.
    textOf: (fault) => (fault === 'redirect-loop' ? /^Cannot read the answer of POST token: / : undefined),
  },
  'accreditation system': {
    settings: (url) => ({ ACCREDITATION_URL: url, ACCREDITATION_KEY: 'key', ACCREDITATION_HOSTS: BADGES }),
    call: (container) => container.get(OPEN_ACCREDITATION)?.('cw27') ?? notSetUp('accreditation'),
    play: async () => Response.json({ redirectUri: `https://${BADGES}/sso/ticket` }),
    timeoutMs: 2000,
    textOf: (fault) => {
      if (is(fault, 201)) return /: an error instead of an address$/;
      return isStatus(fault, 400) && !is(fault, 408) ? /^Cannot complete POST \S+: HTTP [45]/ : undefined;
    },
  },
} satisfies Readonly<Record<string, OutsideSystem>>;
