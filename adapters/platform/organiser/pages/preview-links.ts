import {
  isPreviewOpen,
  type PagePlace,
  type PreviewLink,
  type PreviewScope,
  previewExpiry,
} from '@fairdesk/core/editor';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@fairdesk/core/shared';
import { normalPath, pageFor } from '../../content/page-path.ts';
import type { Query } from '../../database/open-database.ts';
import { notFound } from '../../service.ts';
import { hashOf } from '../../tokens/secret.ts';
import { newSecretLink } from '../../tokens/secret-link.ts';
import { openPage } from './page-drafts.ts';
import { type PageWriter, pageKeys } from './page-rows.ts';
import { recordPage } from './publish-page.ts';
import { renderedDraft } from './rendered-draft.ts';

/** The page of the product that shows drafts, before the event and the secret. */
const PREVIEW_PAGE = '/~preview';

/** The path of a link that opens every page of the website; no page has it. */
const EVERY_PAGE = '';

/** A draft that a preview link opens. */
interface Preview {
  readonly scope: PreviewScope;
  /** Absent, like the layout, when the website has no page there. */
  readonly place?: PagePlace;
  /** As the layout service sends pages. */
  readonly layout?: unknown;
  readonly expires: string;
}

interface LinkRequest {
  readonly place: PagePlace;
  readonly scope?: PreviewScope | undefined;
  readonly publicUrl: string;
}

/** Makes a link to the draft of a page, which is stored as a hash only. */
export const linkPreview = async (
  query: Query,
  writer: PageWriter,
  { place, scope = 'page', publicUrl }: LinkRequest,
): Promise<PreviewLink> => {
  const { site, event, now } = writer;
  const { layout } = await openPage(query, writer, place);
  const page = `${PREVIEW_PAGE}/${encodeURIComponent(event)}`;
  const { href, tokenHash } = newSecretLink(publicUrl, place.language, page);
  const expires = previewExpiry(now);
  const key = { site, ...place };
  const isOfWebsite = scope === 'website';
  await query
    .insertInto('previewLinks')
    .values({ tokenHash, ...key, ...(isOfWebsite && { path: EVERY_PAGE }), expires })
    .execute();
  await recordPage(query, writer, 'page.preview-link', key, JSON.stringify(layout), { scope, expires });
  return { href: isOfWebsite && place.path !== '/' ? `${href}${place.path}` : href, expires };
};

/** Revokes every preview link that opens a page in one language: its own, and those of the whole website. */
export const revokePreviews = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
): Promise<{ readonly revoked: number }> => {
  const { site, now } = writer;
  const key = { site, ...place };
  const links = await query
    .deleteFrom('previewLinks')
    .where('site', '=', site)
    .where((where) =>
      where.or([where('path', '=', EVERY_PAGE), where.and({ path: place.path, language: place.language })]),
    )
    .returning('expires')
    .execute();
  const open = links.filter(({ expires }) => isPreviewOpen(expires, now));
  if (open.length > 0) {
    const { layout } = await openPage(query, writer, place);
    await recordPage(query, writer, 'page.preview-revoke', key, JSON.stringify(layout));
  }
  return { revoked: open.length };
};

/**
 * The draft that a preview link opens; 404 for a link that is unknown, revoked or expired.
 *
 * @param requested another page than the one that the link leads to; 404 when the link opens that page only
 */
export const openPreview = async (
  query: Query,
  writer: PageWriter,
  token: string,
  requested?: PagePlace,
): Promise<Preview> => {
  const row = await query
    .selectFrom('previewLinks')
    .select(['path', 'language', 'expires'])
    .where('tokenHash', '=', hashOf(token))
    .where('site', '=', writer.site)
    .executeTakeFirst();
  if (!row || !isLanguage(row.language) || !isPreviewOpen(row.expires, writer.now)) throw notFound();
  const { path, language, expires } = row;
  if (path !== EVERY_PAGE) {
    if (requested !== undefined) throw notFound();
    const place = { path, language };
    return { scope: 'page', expires, place, layout: await previewOf(query, writer, place) };
  }
  const wanted = requested ?? { path: '/', language };
  const place = await storedPlace(query, writer.site, wanted);
  if (place === undefined) return { scope: 'website', expires };
  return { scope: 'website', expires, place, layout: await previewOf(query, writer, place) };
};

const previewOf = async (query: Query, writer: PageWriter, place: PagePlace): Promise<unknown> =>
  (await renderedDraft(query, writer, place, 'preview')).layout;

/** The page at an address, published or as a draft: in the requested language, else in English, else in any. */
const storedPlace = async (
  query: Query,
  site: string,
  { path: address, language }: PagePlace,
): Promise<PagePlace | undefined> => {
  const keys = await pageKeys(query, site);
  const path = pageFor(
    normalPath(address),
    keys.map((key) => key.path),
  );
  const found = [language, DEFAULT_LANGUAGE, ...LANGUAGES].find((each) =>
    keys.some((key) => key.path === path && key.language === each),
  );
  return path !== undefined && found !== undefined ? { path, language: found } : undefined;
};

/** Deletes the links that have expired. */
export const sweepPreviewLinks = async (query: Query, now: Date): Promise<void> => {
  await query.deleteFrom('previewLinks').where('expires', '<=', now.toISOString()).execute();
};
