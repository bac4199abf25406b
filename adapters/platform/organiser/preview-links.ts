import { isPreviewOpen, type PagePlace, type PreviewLink, previewExpiry } from '@fairdesk/core/editor';
import { isLanguage } from '@fairdesk/core/shared';
import type { Query } from '../database/open-database.ts';
import { hashOf } from '../tokens/secret.ts';
import { newSecretLink } from '../tokens/secret-link.ts';
import { openPage } from './page-drafts.ts';
import { notFound, type PageWriter } from './page-rows.ts';
import { recordPage } from './publish-page.ts';
import { renderedDraft } from './rendered-draft.ts';

/** The page of the product that shows drafts, before the event and the secret. */
const PREVIEW_PAGE = '/~preview';

/** A draft that a preview link opens. */
interface Preview {
  readonly place: PagePlace;
  /** As the layout service sends pages. */
  readonly layout: unknown;
  readonly expires: string;
}

/** Makes a link to the draft of a page, which is stored as a hash only. */
export const linkPreview = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
  publicUrl: string,
): Promise<PreviewLink> => {
  const { site, event, now } = writer;
  const { layout } = await openPage(query, writer, place);
  const page = `${PREVIEW_PAGE}/${encodeURIComponent(event)}`;
  const { href, tokenHash } = newSecretLink(publicUrl, place.language, page);
  const expires = previewExpiry(now);
  const key = { site, ...place };
  await query
    .insertInto('previewLinks')
    .values({ tokenHash, ...key, expires })
    .execute();
  await recordPage(query, writer, 'page.preview-link', key, JSON.stringify(layout), { expires });
  return { href, expires };
};

/** Revokes every preview link of a page in one language. */
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
    .where('path', '=', place.path)
    .where('language', '=', place.language)
    .returning('expires')
    .execute();
  const open = links.filter(({ expires }) => isPreviewOpen(expires, now));
  if (open.length > 0) {
    const { layout } = await openPage(query, writer, place);
    await recordPage(query, writer, 'page.preview-revoke', key, JSON.stringify(layout));
  }
  return { revoked: open.length };
};

/** The draft that a preview link opens; 404 for a link that is unknown, revoked or expired. */
export const openPreview = async (query: Query, writer: PageWriter, token: string): Promise<Preview> => {
  const row = await query
    .selectFrom('previewLinks')
    .select(['path', 'language', 'expires'])
    .where('tokenHash', '=', hashOf(token))
    .where('site', '=', writer.site)
    .executeTakeFirst();
  if (!row || !isLanguage(row.language) || !isPreviewOpen(row.expires, writer.now)) throw notFound();
  const place = { path: row.path, language: row.language };
  const { layout } = await renderedDraft(query, writer, place, 'preview');
  return { place, layout, expires: row.expires };
};

/** Deletes the links that have expired. */
export const sweepPreviewLinks = async (query: Query, now: Date): Promise<void> => {
  await query.deleteFrom('previewLinks').where('expires', '<=', now.toISOString()).execute();
};
