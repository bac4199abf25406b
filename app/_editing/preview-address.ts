/** A page of a preview. */
interface PreviewPlace {
  readonly event: string;
  readonly token: string;
  /** Within the website: `/news`; empty for the page that the link itself leads to. */
  readonly address: string;
}

/** The folder that a preview link opens: `~preview/101/k3…`. */
export const previewFolder = (event: string, token: string): string =>
  `~preview/${encodeURIComponent(event)}/${encodeURIComponent(token)}`;

/** The page of a preview at an address without language; `undefined` for any other address. */
export const previewAt = (path: string): PreviewPlace | undefined => {
  const [, event, token, address = ''] = PREVIEW.exec(path) ?? [];
  return event && token ? { event, token, address } : undefined;
};

const PREVIEW = /^\/~preview\/([\w-]+)\/([\w-]+)(\/.*)?$/;
