import { stampContent } from '../../content/content-stamp.ts';
import { titleIn } from '../../content/page-title.ts';
import { withLinksMoved } from '../../content/with-links-moved.ts';
import type { PageKey } from '../../database/content-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { recordAudit } from '../../record-audit.ts';
import { storedWebsite } from '../website/website-writes.ts';
import { changeDraft, type PageWriter, pageKeys, storedPage } from './page-rows.ts';
import { outdateOpened, rewritePage } from './rewrite-page.ts';

interface Move {
  readonly from: string;
  readonly to: string;
}

/** Changes the links to a page that has moved, and to those below it, in every page of the website and in its drafts. */
export const changeLinks = async (
  query: Query,
  writer: PageWriter,
  { from, to }: Move,
  origin: string,
): Promise<void> => {
  const { site, event, actor, now } = writer;
  const { virtualFolder } = await storedWebsite(query, event);
  const place = { origin, folder: virtualFolder ?? '' };
  const changed = (text: string | null): string | undefined => {
    if (text === null) return undefined;
    const layout: unknown = JSON.parse(text);
    const moved = withLinksMoved(layout, { from, to }, place);
    return moved === layout ? undefined : JSON.stringify(moved);
  };
  for (const key of await pageKeys(query, site)) await changeOne(query, writer, key, changed);
  const { page, draft } = await storedPage(query, { site, path: to, language: 'en' });
  const label = titleIn(page?.layout ?? draft?.layout ?? '') ?? to;
  const entry = { event, actor, action: 'page.relink', subject: `page:${to}`, label };
  await recordAudit(query, { ...entry, before: { path: from }, after: { path: to } }, now);
  await stampContent(query);
};

const changeOne = async (
  query: Query,
  { now }: PageWriter,
  key: PageKey,
  changed: (layout: string | null) => string | undefined,
): Promise<void> => {
  const stored = await storedPage(query, key);
  const { page, draft } = stored;
  const [layout, draftLayout] = [changed(page?.layout ?? null), changed(draft?.layout ?? null)];
  if (page && layout !== undefined) {
    await rewritePage(query, page, layout, now);
    await outdateOpened(query, stored, now);
  }
  if (draftLayout !== undefined) await changeDraft(query, key, { layout: draftLayout }, now);
};
