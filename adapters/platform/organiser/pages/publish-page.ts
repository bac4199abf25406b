import type { PagePlace } from '@fairdesk/core/editor';
import { v7 as uuid } from 'uuid';
import { stampContent } from '../../content/content-stamp.ts';
import { titleIn } from '../../content/page-title.ts';
import type { PageDraftRow, PageKey, PageRow } from '../../database/content-tables.ts';
import { isPage } from '../../database/is-page.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict } from '../../service.ts';
import { misplacedBlocks } from './misplaced-blocks.ts';
import { type OpenedLayout, openPage } from './page-drafts.ts';
import { withSiteFrame } from './page-frame.ts';
import { isNeededPage } from './page-needs.ts';
import { changeDraft, NO_DRAFT, type PageWriter, refused, storedPage, updatedAfter } from './page-rows.ts';
import { publishFaultsOf } from './publish-faults-of.ts';
import { answersIn, separatedAnswers } from './separated-answers.ts';

/** What an editor has agreed to. */
interface Publishing {
  readonly revision: number;
  /** ISO; a time that has passed is now. */
  readonly at?: string | undefined;
  /** How many stored answers may lose their place in a questionnaire of the page. */
  readonly separates?: number | undefined;
}

/** Publishes the draft now, or at a time. */
export const publishPage = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
  { revision, at, separates = 0 }: Publishing,
): Promise<OpenedLayout> => {
  const { now, actor } = writer;
  const key = { site: writer.site, ...place };
  const { page, draft } = await storedPage(query, key);
  if ((draft?.revision ?? 0) !== revision) throw conflict();
  if (!draft?.layout) throw refused('page-nothing-to-publish');
  const faults = [
    ...publishFaultsOf(draft.layout),
    ...(await misplacedBlocks(query, writer.event, draft.layout, place.path)),
  ];
  if (faults.length > 0) throw invalid(faults);
  const separated = await separatedAnswers(query, writer.event, page?.layout, draft.layout);
  if (answersIn(separated) > separates) throw invalid(separated);
  const due = at === undefined ? now : new Date(at);
  if (due <= now) await publishDraft(query, writer, draft);
  else {
    const publishAt = due.toISOString();
    await changeDraft(query, key, { publishAt, publishBy: actor, heldBack: null }, now, revision);
    await recordPage(query, writer, 'page.schedule', key, draft.layout, { publishAt });
  }
  return openPage(query, writer, place);
};

/** The draft stays as it is. */
export const cancelSchedule = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
): Promise<OpenedLayout> => {
  const key = { site: writer.site, ...place };
  const { draft } = await storedPage(query, key);
  if (draft?.publishAt) {
    await changeDraft(query, key, { publishAt: null, publishBy: null }, writer.now, draft.revision);
    await recordPage(query, writer, 'page.cancel', key, draft.layout ?? '');
  }
  return openPage(query, writer, place);
};

/** Makes a draft what visitors see, with the header and footer of its site; the version that it replaces is stored. */
export const publishDraft = async (query: Query, writer: PageWriter, draft: PageDraftRow): Promise<void> => {
  const { site, path, language, revision } = draft;
  if (draft.layout === null) return;
  const { now, actor: publishedBy } = writer;
  const key = { site, path, language };
  const layout = await withSiteFrame(query, key, draft.layout);
  const { page } = await storedPage(query, key);
  const updated = updatedAfter(page, now);
  const edited = now.toISOString();
  await changeDraft(query, key, { ...NO_DRAFT, publishedAt: updated, publishedBy, edited }, now, revision);
  if (page !== undefined && page.layout !== layout) await storeVersion(query, page, draft, now);
  await query
    .insertInto('pages')
    .values({ ...key, layout, updated })
    .onConflict((conflict) => conflict.columns(['site', 'path', 'language']).doUpdateSet({ layout, updated }))
    .execute();
  await recordPage(query, writer, 'page.publish', key, layout);
  await stampContent(query);
};

const storeVersion = async (
  query: Query,
  { site, path, language, layout, updated: published }: PageRow,
  draft: PageDraftRow | undefined,
  now: Date,
): Promise<void> => {
  const editor = draft?.publishedAt === published ? draft.publishedBy : null;
  await query
    .insertInto('pageVersions')
    .values({ id: uuid(), site, path, language, layout, published, replaced: now.toISOString(), editor })
    .execute();
};

/** Takes a page from visitors; its text becomes the draft unless there is one, and a version in any case. */
export const unpublishPage = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
): Promise<OpenedLayout> => {
  const { now, site } = writer;
  const key = { site, ...place };
  const { page, draft } = await storedPage(query, key);
  if (page === undefined) throw refused('page-not-published');
  if (await isLastOfNeeded(query, writer, place.path)) throw refused('page-needed');
  await changeDraft(query, key, { layout: draft?.layout ?? page.layout }, now, draft?.revision ?? 0);
  await storeVersion(query, page, draft, now);
  await deletePages(query, [key]);
  await recordPage(query, writer, 'page.unpublish', key, page.layout);
  await stampContent(query);
  return openPage(query, writer, place);
};

const isLastOfNeeded = async (query: Query, { site }: PageWriter, path: string): Promise<boolean> => {
  if (!isNeededPage(path)) return false;
  const rows = await query
    .selectFrom('pages')
    .select('language')
    .where('site', '=', site)
    .where('path', '=', path)
    .execute();
  return rows.length <= 1;
};

export const deletePages = async (query: Query, keys: readonly PageKey[]): Promise<void> => {
  for (const key of keys) await query.deleteFrom('pages').where(isPage(key)).execute();
};

/** Records an action on a page in one language. */
export const recordPage = (
  query: Query,
  { event, actor, now }: PageWriter,
  action: `page.${string}`,
  { path, language }: PageKey,
  layout: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  recordAudit(
    query,
    {
      ...{ event, actor, action, subject: `page:${path}`, label: titleIn(layout) ?? path },
      after: { path, language, ...more },
    },
    now,
  );
