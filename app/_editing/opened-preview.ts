import 'server-only';
import type { PreviewScope } from '@fairdesk/core/editor';
import { hasOnlyContent, type Page, pageBlocks } from '@fairdesk/core/page';
import { participationTypesIn, visibleToType } from '@fairdesk/core/portal';
import { type Language, localPath } from '@fairdesk/core/shared';
import { cache } from 'react';
import { readEdited } from '#app/_composition/page.ts';
import { COOKIE_NAMES } from '#app/_process/cookie-names.ts';
import { runtime } from '#app/_process/runtime.ts';
import { completeFairData } from '#app/_site/complete-fair-data.ts';
import { type Frame, frameAt, frameOf, placeOf } from '#app/_site/open-frame.ts';
import { named, tagOf } from '#app/_site/page-name.ts';
import type { FairData } from '#ui/page/fair-data.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { editorSample } from './editor-sample.ts';
import { type FoundPreview, findPreview, type NoPage } from './find-preview.ts';
import { searchInPreview } from './search-in-preview.ts';

/** The draft that a preview link opens. */
interface OpenedPreview {
  readonly kind: 'page';
  readonly page: Page;
  readonly data: PortalData;
  readonly scope: PreviewScope;
  /** When the link no longer opens. ISO 8601, UTC. */
  readonly expires: string;
  /** The participation types that the page treats differently. */
  readonly types: readonly string[];
  /** The one that it is shown to; empty for a visitor. */
  readonly viewerType: string;
}

/**
 * The draft that a preview link opens; `undefined` when it is unknown, revoked or expired. Never cached.
 *
 * @param address within the website: `/news`; empty for the page that the link itself leads to
 * @param search of the page, `?page=2`; may be empty
 * @param requestedType the participation type to show it to; one that the page does not name is ignored
 */
export const openPreview = cache(
  async (
    event: string,
    token: string,
    language: Language,
    address: string,
    search: string,
    requestedType: string,
  ): Promise<OpenedPreview | NoPage | undefined> => {
    const preview = await findPreview({ event, token, language, type: requestedType, address, search });
    return preview?.kind === 'found' ? pageOf(preview, search, requestedType) : preview;
  },
);

const pageOf = async (
  found: FoundPreview,
  search: string,
  requestedType: string,
): Promise<OpenedPreview | NoPage | undefined> => {
  const { scope, expires, layout, language, path, publicAddress, folder, previewAddress } = found;
  const { settings } = runtime();
  const frame = await frameAt(language, previewAddress, await placeOf(publicAddress));
  const read = readEdited(
    layout,
    {},
    { site: frame.siteName, folder, path, language, itemId: '', layoutKind: 'final', mode: 'preview' },
    { ...settings, publicUrl: settings.appUrl, cookieNames: COOKIE_NAMES },
  );
  if (read.isErr()) return undefined;
  const types = participationTypesIn(read.value.page);
  const viewerType = types.includes(requestedType) ? requestedType : '';
  const page = visibleToType(read.value.page, viewerType);
  const { event, fair: complete } = await completeFairData(page, frame, search);
  const fair = await withListsIn(complete, frame, found);
  const tag = tagOf(page, fair.news ?? {});
  const home = localPath({ language, path: `/${folder}` });
  if (scope === 'website' && (lacksCompany(page, fair) || tag === '')) return { kind: 'missing', home };
  // A preview is no visit.
  const { analytics: _, ...data } = frameOf(frame, page).data;
  const isPersonal = !hasOnlyContent(page) || viewerType !== '';
  return {
    ...{ kind: 'page', types, viewerType, scope, expires },
    page: named(page, fair, tag || undefined),
    data: {
      ...data,
      ...(scope === 'website' && { addresses: { ...data.addresses, site: home } }),
      ...(isPersonal && editorSample(viewerType)),
      ...(event && { event }),
      fair,
    },
  };
};

/** The filters, pages and further results of its lists stay in the preview. */
const withListsIn = async (
  { search, ...fair }: FairData,
  { folder: site, data: { language } }: Frame,
  { folder: preview, visitedAddress }: FoundPreview,
): Promise<FairData> => {
  const address = localPath({ language, path: visitedAddress });
  return {
    ...fair,
    ...(fair.exhibitor === undefined && { listAddress: address }),
    ...(search && {
      search: { ...searchInPreview(await search, language, { site, preview }), address },
    }),
  };
};

/** Whether a page is that of a company which the fair does not have. */
const lacksCompany = (page: Page, { exhibitor }: FairData): boolean =>
  exhibitor === undefined && pageBlocks(page).some(({ kind }) => kind === 'exhibitor');
