import { decodeAddress } from '@fairdesk/core/shared';

/** A page of a preview. */
interface PreviewPlace {
  readonly event: string;
  readonly token: string;
  /** The participation type that the website is shown to; empty for a visitor. */
  readonly type: string;
  /** Within the website: `/news`; empty for the page that the link itself leads to. */
  readonly address: string;
}

/**
 * The folder that a preview link opens, `~preview/101/k3…`, or its pages as a participation type sees them:
 * `~preview/101/k3…/~as/EXHIBITOR`. A folder, so that every link, filter and further result on a page stays in it.
 */
export const previewFolder = (event: string, token: string, type = ''): string =>
  [PREVIEW, event, token, ...(type === '' ? [] : [AS, type])].map(encodeURIComponent).join('/');

/** The page of a preview at an address without language; `undefined` for any other address. */
export const previewAt = (path: string): PreviewPlace | undefined => {
  const [, event, token, type = '', address = ''] = ADDRESS.exec(path) ?? [];
  return event && token ? { event, token, type: decodeAddress(type), address } : undefined;
};

/** The same page of a preview as a participation type sees it; as a visitor without one. */
export const previewAs = ({ event, token, address }: PreviewPlace, type: string): string =>
  `/${previewFolder(event, token, type)}${address}`;

const PREVIEW = '~preview';
const AS = '~as';
const ADDRESS = new RegExp(`^/${PREVIEW}/([\\w-]+)/([\\w-]+)(?:/${AS}/([^/]+))?(/.*)?$`);
