import { type FieldFault, faultIf, isBlank, isUrl, withScheme } from '../shared/index.ts';

/** The types of links to a company's other pages. Source: portal spec §3 "Uri types". */
export const URI_TYPES = [
  'WEBSITE',
  'LINKED_IN',
  'FACEBOOK',
  'TWITTER',
  'YOUTUBE_VIMEO',
  'EMAIL_NEWSLETTER',
  'INSTAGRAM',
  'FLICKR',
] as const;
/** One of {@link URI_TYPES}. */
export type UriType = (typeof URI_TYPES)[number];

/** One link of a company. */
export interface Uri {
  readonly type: UriType;
  readonly url: string;
}

/** The fields of the form: all but FLICKR, which has no label and is visible only while it has a value. */
export const visibleUriTypes = (uris: readonly Uri[]): readonly UriType[] =>
  URI_TYPES.filter((type) => type !== 'FLICKR' || urlOf(uris, type) !== '');

/** The faults of the links, by their type. A company has one link of each type: another one is `invalid`. */
export const uriFaults = (uris: readonly Uri[]): readonly FieldFault[] =>
  uris
    .filter(({ url }) => !isBlank(url))
    .flatMap(({ type, url }, place, filled) => [
      ...faultIf(!isUrl(url.trim()), type, 'forms-url'),
      ...faultIf(filled.findIndex((uri) => uri.type === type) < place, type, 'invalid'),
    ]);

/** Cleans the links before they are sent: adds schemes, drops empty ones. Source: portal spec §5 "Links". */
export const urisToSave = (uris: readonly Uri[]): readonly Uri[] =>
  uris.filter(({ url }) => !isBlank(url)).map(({ type, url }) => ({ type, url: withScheme(url) }));

/** The expected hosts of some types, without `www`. */
const HOSTS: Readonly<Partial<Record<UriType, readonly string[]>>> = {
  LINKED_IN: ['linkedin.com'],
  FACEBOOK: ['facebook.com', 'fb.com'],
  TWITTER: ['twitter.com', 'x.com'],
  YOUTUBE_VIMEO: ['youtube.com', 'youtu.be', 'vimeo.com'],
  INSTAGRAM: ['instagram.com'],
  FLICKR: ['flickr.com'],
};

/** Whether the host of a link matches its type. A mismatch is only a warning. */
export const leadsWhereItSays = ({ type, url }: Uri): boolean => {
  const hosts = Object.hasOwn(HOSTS, type) ? HOSTS[type] : undefined;
  if (hosts === undefined || isBlank(url)) return true;
  const host = hostOf(url);
  return hosts.some((expected) => host === expected || host.endsWith(`.${expected}`));
};

/** The destination of a link to display: its host without `www`. */
export const leadsTo = (url: string): string => hostOf(url).replace(/^www\./, '') || url;

const hostOf = (url: string): string =>
  /^https?:\/\/([^/?#:]*)/i.exec(withScheme(url))?.[1]?.toLowerCase() ?? '';

const urlOf = (uris: readonly Uri[], type: UriType): string =>
  uris.find((uri) => uri.type === type)?.url.trim() ?? '';
