import { type AreaNames, readAreaNames } from '@fairdesk/core/page';
import * as z from 'zod/mini';
import type { SearchServiceSettings } from '#adapters/search/search-service.ts';

/** The API of an outside content platform. */
export type LayoutApi = 'rest' | 'graphql' | 'edge';

/**
 * The settings of the content platform and its editor; by default the embedded platform, without an editor.
 */
export interface ContentSettings {
  readonly layoutService?: {
    readonly url: string;
    /** The API key; the context id if the api is `edge`. */
    readonly apiKey: string;
    readonly configuration: string;
    readonly api: LayoutApi;
    /** Its own names of the areas of a page. */
    readonly areas?: AreaNames;
  };
  /** The origin of `/-/…`; defaults to the host of an outside layout service. */
  readonly mediaUrl?: string;
  /** Absent: pages cannot be edited. */
  readonly editing?: {
    readonly secret: string;
    /** The origins of editors, besides the vendor's own: `https://*.fair.example`. */
    readonly origins: readonly string[];
    /** The response to an editor's frame: a redirect to the page, or the page itself. */
    readonly answer: 'redirect' | 'page';
  };
  /** An outside search service; absent: the embedded one. */
  readonly searchService?: { readonly url: string } & SearchServiceSettings;
  /** The service that receives the events of visitors who consented. */
  readonly analytics?: { readonly url: string; readonly contextId: string };
}

const optionalUrl = z.optional(z.url({ protocol: /^https?$/ }));

/** Minimum length of a secret. */
const secret = z.optional(z.string().check(z.minLength(16)));

export const CONTENT_ENVIRONMENT = {
  LAYOUT_SERVICE_URL: optionalUrl,
  LAYOUT_SERVICE_KEY: z.optional(z.string()),
  LAYOUT_SERVICE_CONFIGURATION: z._default(z.string(), 'jss'),
  LAYOUT_SERVICE_API: z._default(z.enum(['rest', 'graphql', 'edge']), 'rest'),
  LAYOUT_SERVICE_AREAS: z._default(
    z.string().check(z.refine((names) => readAreaNames(names) !== undefined)),
    '',
  ),
  MEDIA_URL: optionalUrl,
  JSS_EDITING_SECRET: secret,
  JSS_ALLOWED_ORIGINS: z._default(z.string(), ''),
  JSS_EDITING_ANSWER: z._default(z.enum(['redirect', 'page']), 'redirect'),
  CONTENT_WEBHOOK_SECRET: secret,
  SEARCH_SERVICE_URL: optionalUrl,
  SEARCH_SERVICE_DOMAIN: z.optional(z.string()),
  SEARCH_SERVICE_KEY: z.optional(z.string()),
  SEARCH_SERVICE_WIDGET: z._default(z.string(), 'rfkid_7'),
  ANALYTICS_URL: optionalUrl,
  ANALYTICS_CONTEXT_ID: z.optional(z.string()),
};

export const CONTENT_EXAMPLES: Readonly<Record<string, string>> = {
  LAYOUT_SERVICE_URL: 'an address such as https://content.example',
  LAYOUT_SERVICE_API: 'rest, graphql or edge',
  LAYOUT_SERVICE_AREAS:
    'a list such as main=jss-main,header=jss-header; the areas are bodyTop, header, shell, main and footer',
  MEDIA_URL: 'an address such as https://media.example',
  JSS_EDITING_SECRET: 'at least 16 characters',
  JSS_EDITING_ANSWER: 'redirect or page',
  CONTENT_WEBHOOK_SECRET: 'at least 16 characters',
  SEARCH_SERVICE_URL: 'an address such as https://discover.example',
  ANALYTICS_URL: 'an address such as https://edge-platform.example',
};

const Environment = z.object(CONTENT_ENVIRONMENT);
type Environment = z.infer<typeof Environment>;

export const contentFaults = (env: Environment): string[] => [
  ...(env.LAYOUT_SERVICE_URL && !env.LAYOUT_SERVICE_KEY
    ? ['LAYOUT_SERVICE_URL needs LAYOUT_SERVICE_KEY beside it.']
    : []),
  ...(env.SEARCH_SERVICE_URL && !env.SEARCH_SERVICE_KEY
    ? ['SEARCH_SERVICE_URL needs SEARCH_SERVICE_KEY beside it.']
    : []),
  ...(env.ANALYTICS_URL && !env.ANALYTICS_CONTEXT_ID
    ? ['ANALYTICS_URL needs ANALYTICS_CONTEXT_ID beside it.']
    : []),
];

export const toContentSettings = (env: Environment): ContentSettings => ({
  ...(env.LAYOUT_SERVICE_URL && {
    layoutService: {
      url: env.LAYOUT_SERVICE_URL,
      apiKey: env.LAYOUT_SERVICE_KEY ?? '',
      configuration: env.LAYOUT_SERVICE_CONFIGURATION,
      api: env.LAYOUT_SERVICE_API,
      ...(env.LAYOUT_SERVICE_AREAS && { areas: readAreaNames(env.LAYOUT_SERVICE_AREAS) ?? {} }),
    },
  }),
  ...(env.MEDIA_URL && { mediaUrl: env.MEDIA_URL }),
  ...(env.JSS_EDITING_SECRET && {
    editing: {
      secret: env.JSS_EDITING_SECRET,
      origins: originsIn(env.JSS_ALLOWED_ORIGINS),
      answer: env.JSS_EDITING_ANSWER,
    },
  }),
  ...(env.SEARCH_SERVICE_URL && {
    searchService: {
      url: env.SEARCH_SERVICE_URL,
      widgetId: env.SEARCH_SERVICE_WIDGET,
      access: accessOf(env.SEARCH_SERVICE_KEY ?? '', env.SEARCH_SERVICE_DOMAIN),
    },
  }),
  ...(env.ANALYTICS_URL && {
    analytics: { url: env.ANALYTICS_URL.replace(/\/$/, ''), contextId: env.ANALYTICS_CONTEXT_ID ?? '' },
  }),
});

/** Without a domain, search goes through the platform's edge, where the key is the context id. */
const accessOf = (key: string, domain: string | undefined): SearchServiceSettings['access'] =>
  domain ? { api: 'discover', domain, apiKey: key } : { api: 'edge', contextId: key };

const originsIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter((origin) => origin !== '');
