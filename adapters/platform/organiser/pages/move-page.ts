import { redirectFaults } from '@fairdesk/core/organiser';
import { stampContent } from '../../content/content-stamp.ts';
import { WILDCARD } from '../../content/page-path.ts';
import { purposesOf } from '../../content/page-purposes.ts';
import { titleIn } from '../../content/page-title.ts';
import type { PageDraftRow, PageKey } from '../../database/content-tables.ts';
import { isPage } from '../../database/is-page.ts';
import type { Query } from '../../database/open-database.ts';
import { recordAudit } from '../../record-audit.ts';
import { notFound } from '../../service.ts';
import { editableRedirects, withRedirects } from '../website/website-redirect-rules.ts';
import { storedWebsite } from '../website/website-writes.ts';
import { requireFreePath } from './free-path.ts';
import { isNeededPage } from './page-needs.ts';
import { changeDraft, NO_DRAFT, type PageWriter, pageKeys, refused, storedPage } from './page-rows.ts';

/** Moves a page and those below it, with their drafts and versions; the earlier addresses lead to the new ones. */
export const movePage = async (query: Query, writer: PageWriter, from: string, to: string): Promise<void> => {
  const { event, actor, now, site } = writer;
  const moved = (path: string) => `${to}${path.slice(from.length)}`;
  const keys = await movableKeys(query, site, { from, to, moved });
  const published = new Set<string>();
  let title = from;
  for (const key of keys) {
    const { page, draft } = await storedPage(query, key);
    if (page) published.add(key.path);
    if (key.path === from) title = titleIn(draft?.layout ?? page?.layout ?? '') ?? title;
    await moveOne(query, writer, key, moved(key.path), draft);
  }
  await addRedirects(
    query,
    writer,
    [...published].map((path) => ({ from: path, to: moved(path) })),
  );
  const entry = { event, actor, action: 'page.move', subject: `page:${to}`, label: title };
  await recordAudit(query, { ...entry, before: { path: from }, after: { path: to } }, now);
  await stampContent(query);
};

interface Move {
  readonly from: string;
  readonly to: string;
  /** The new path of a page. */
  readonly moved: (path: string) => string;
}

/** The pages that move; none of them is needed where it is, or meets another page. */
const movableKeys = async (
  query: Query,
  site: string,
  { from, to, moved }: Move,
): Promise<readonly PageKey[]> => {
  if (to === from || isBelow(to, from)) throw refused('page-move-below', 'to');
  const keys = await pagesBelow(query, site, from);
  if (!keys.some(({ path }) => path === from)) throw notFound();
  const purposeOf = await purposesOf(query, site);
  if (keys.some(({ path }) => purposeOf(path))) throw refused('error-page-fixed', 'from');
  if (keys.some(({ path }) => isNeededPage(path))) throw refused('page-needed', 'from');
  for (const path of new Set(keys.map((key) => moved(key.path))))
    await requireFreePath(query, site, path, 'to');
  return keys;
};

const isBelow = (path: string, above: string): boolean => path.startsWith(`${above}/`);

/** A page and those below it that are published or have a draft, in each language. */
const pagesBelow = async (query: Query, site: string, from: string): Promise<readonly PageKey[]> => {
  const rows = await pageKeys(query, site);
  return rows.filter(({ path }) => path === from || isBelow(path, from));
};

/** The old place stays without a page, so that an editor who has it open cannot save there unnoticed. */
const moveOne = async (
  query: Query,
  { now }: PageWriter,
  key: PageKey,
  path: string,
  draft: PageDraftRow | undefined,
): Promise<void> => {
  const target = { ...key, path };
  const before = await storedPage(query, target);
  const revision = Math.max(draft?.revision ?? 0, before.draft?.revision ?? 0);
  const { layout = null, publishAt = null, publishBy = null, heldBack = null } = draft ?? {};
  const { publishedAt = null, publishedBy = null, edited = null } = draft ?? {};
  const values = { layout, publishAt, publishBy, heldBack, publishedAt, publishedBy, edited };
  await changeDraft(query, target, values, now);
  await query
    .updateTable('pageDrafts')
    .set({ revision: revision + 1 })
    .where(isPage(target))
    .execute();
  await changeDraft(query, key, { ...NO_DRAFT, publishedAt: null, publishedBy: null, edited: null }, now);
  await query.deleteFrom('pageEditors').where(isPage(key)).execute();
  await query.updateTable('pages').set({ path }).where(isPage(key)).execute();
  await query.updateTable('pageVersions').set({ path }).where(isPage(key)).execute();
  await query.updateTable('previewLinks').set({ path }).where(isPage(key)).execute();
};

/** Adds the redirects to those of the website; an address that has a page again no longer leads elsewhere. */
const addRedirects = async (
  query: Query,
  { event, now }: PageWriter,
  added: readonly { readonly from: string; readonly to: string }[],
): Promise<void> => {
  const moves = added.filter(({ from }) => !from.includes(WILDCARD));
  if (moves.length === 0) return;
  const row = await storedWebsite(query, event);
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const movedPaths = new Set(moves.flatMap(({ from, to }) => [from, to]));
  const remaining = editableRedirects(row.settings.redirects)
    .filter(({ from }) => !movedPaths.has(from))
    .map((redirect) => ({ ...redirect, to: targets.get(redirect.to) ?? redirect.to }))
    .filter(({ from, to }) => from !== to);
  const redirects = [...remaining, ...moves.map((move) => ({ ...move, isPermanent: true }))];
  const [fault] = redirectFaults(redirects, { folder: row.virtualFolder ?? '', origin: '' });
  if (fault) throw refused(fault.code, 'to');
  const settings = { ...row.settings, redirects: withRedirects(row.settings.redirects, redirects) };
  await query
    .updateTable('sites')
    .set({ settings: JSON.stringify(settings) })
    .where('name', '=', row.site)
    .execute();
  // The form of the website was opened without these redirects.
  await query
    .updateTable('events')
    .set({ modified: now.toISOString() })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', event)
    .execute();
};
