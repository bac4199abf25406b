import type { Settings } from '#app/_process/settings.ts';

/** Where a request for the content platform goes. */
export interface RelayTarget {
  /** Path and query, as the platform knows them. */
  readonly path: string;
  /** A fixed host of the settings; absent: the embedded platform. */
  readonly host?: string;
  readonly methods: readonly string[];
}

/** `/-/media/…` and `/~/media/…`, behind a language and a virtual folder or not. */
const MEDIA = /^(?:\/[a-z]{2})?(?:\/[\w-]+)?(\/[-~]\/.*)$/;
const API = /^\/sitecore\/(?:api|service)\/./;
/** What the platform's edge answers itself: only the embedded platform is reached this way. */
const EDGE = /^\/(?:v1\/(?:content|files)\/.|layout\/component$)/;

/** Uploaded files are always kept by us. */
const FILES = /^\/files\/./;

const READING = ['GET', 'HEAD'];
const ASKING = [...READING, 'POST'];

/**
 * The address of the content platform that an address of ours stands for; `undefined` for one of our own.
 *
 * The path is read as the platform will read it, so that nothing like `/-/../` leads out of what is passed on.
 *
 * Source: site spec §7 "Build path rewrites".
 */
export const relayTarget = (
  url: string,
  { layoutService, mediaUrl }: Pick<Settings, 'layoutService' | 'mediaUrl'>,
): RelayTarget | undefined => {
  const base = 'http://relay.local';
  if (!url.startsWith('/') || !URL.canParse(`${base}${url}`)) return undefined;
  const { pathname, search } = new URL(`${base}${url}`);
  if (API.test(pathname)) return target(pathname + search, layoutService?.url, ASKING);
  if (EDGE.test(pathname)) return layoutService ? undefined : target(pathname + search, undefined, ASKING);
  if (FILES.test(pathname)) return target(pathname + search, undefined, READING);
  const media = MEDIA.exec(pathname)?.[1];
  return media === undefined ? undefined : target(media + search, mediaUrl ?? layoutService?.url, READING);
};

const target = (path: string, host: string | undefined, methods: readonly string[]): RelayTarget => ({
  path,
  methods,
  ...(host !== undefined && { host }),
});
