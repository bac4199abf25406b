import type { AuditEntry } from '@fairdesk/core/organiser';
import { z } from 'zod';
import { stampContent } from '../../content/content-stamp.ts';
import { titleIn } from '../../content/page-title.ts';
import type { Query } from '../../database/open-database.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, notFound } from '../../service.ts';
import type { FairWriter } from '../fair-writer.ts';
import { withSiteFrame } from './page-frame.ts';
import { isNeededPage } from './page-needs.ts';
import {
  changeDraft,
  languagesAt,
  NO_DRAFT,
  type PageWriter,
  pageWriter,
  refused,
  storedPage,
} from './page-rows.ts';
import { deletePages } from './publish-page.ts';

/** What the history stores of a deleted page, beside what it shows. */
const Removed = z.object({
  pages: z.array(
    z.object({ language: z.string(), page: z.string().nullable(), draft: z.string().nullable() }),
  ),
});

/** Deletes a page in every language; the history can restore it with its drafts, and its versions stay for that. */
export const removePage = async (query: Query, writer: PageWriter, path: string): Promise<void> => {
  const { event, actor, now, site } = writer;
  const languages = await languagesAt(query, site, path);
  if (languages.length === 0) throw notFound();
  if (isNeededPage(path)) throw refused('page-needed', 'path');
  const pages: z.infer<typeof Removed>['pages'] = [];
  for (const language of languages.toSorted()) {
    const key = { site, path, language };
    const { page, draft } = await storedPage(query, key);
    pages.push({ language, page: page?.layout ?? null, draft: draft?.layout ?? null });
    await changeDraft(query, key, { ...NO_DRAFT, publishedAt: null, publishedBy: null }, now);
    await deletePages(query, [key]);
  }
  for (const table of ['pageEditors', 'previewLinks'] as const)
    await query.deleteFrom(table).where('site', '=', site).where('path', '=', path).execute();
  const label = pages.map(({ page, draft }) => titleIn(page ?? draft ?? '')).find((title) => title) ?? path;
  const entry = { event, actor, action: 'page.delete', subject: `page:${path}`, label };
  await recordAudit(query, { ...entry, before: { path, languages, links: { pages } } }, now);
  await stampContent(query);
};

/** Restores a deleted page in every language; 409 when its path has a page again. */
export const restorePage = async (
  query: Query,
  restorer: FairWriter,
  { subject, label, before }: AuditEntry,
): Promise<void> => {
  const removed = Removed.safeParse(before?.links).data;
  if (removed === undefined) throw notFound();
  const { event, actor, now, site } = await pageWriter(query, restorer);
  const path = subject.slice(subject.indexOf(':') + 1);
  if ((await languagesAt(query, site, path)).length > 0) throw conflict();
  const updated = now.toISOString();
  for (const { language, page, draft } of removed.pages) {
    const key = { site, path, language };
    await changeDraft(query, key, { layout: draft }, now);
    if (page === null) continue;
    const layout = await withSiteFrame(query, key, page);
    await query
      .insertInto('pages')
      .values({ ...key, layout, updated })
      .execute();
  }
  const languages = removed.pages.map(({ language }) => language);
  await recordAudit(
    query,
    { event, actor, action: 'page.restore', subject, label, after: { path, languages } },
    now,
  );
  await stampContent(query);
};
