import type { Settings } from '#app/_process/settings.ts';

/** The target of a request for the content platform. */
export interface RelayTarget {
  /** Path and query on the platform. */
  readonly path: string;
  /** A fixed host from the settings; absent for the embedded platform. */
  readonly host?: string;
  readonly methods: readonly string[];
}

/** `/-/media/…` and `/~/media/…`, with or without a language and a virtual folder. */
const MEDIA = /^(?:\/[a-z]{2})?(?:\/[\w-]+)?(\/[-~]\/.*)$/;
const API = /^\/sitecore\/(?:api|service)\/./;
/** The API of the platform's edge: relayed only to the embedded platform. */
const EDGE = /^\/(?:v1\/(?:content|files)\/.|layout\/component$)/;

/** Uploaded files are always stored here. */
const FILES = /^\/files\/./;

/** A picture of the embedded platform: its key is a name-based UUID, which no other platform puts there. */
const OWN_MEDIA =
  /^\/[-~]\/(?:jss)?media\/[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\/[^/]+$/;

const READING = ['GET', 'HEAD'];
const ASKING = [...READING, 'POST'];

/**
 * Maps one of our addresses to the content platform; `undefined` for our own pages.
 *
 * The path is normalised as the platform will normalise it, so that `/-/../` cannot escape the relayed paths.
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
  if (media === undefined) return undefined;
  const host = OWN_MEDIA.test(media) ? undefined : (mediaUrl ?? layoutService?.url);
  return target(media + search, host, READING);
};

const target = (path: string, host: string | undefined, methods: readonly string[]): RelayTarget => ({
  path,
  methods,
  ...(host !== undefined && { host }),
});
