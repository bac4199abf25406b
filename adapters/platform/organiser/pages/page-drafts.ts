import {
  EDITOR_PRESENCE_MINUTES,
  HeldBackSchema,
  type OpenedPage,
  type PagePlace,
  type SavedDraft,
} from '@fairdesk/core/editor';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@fairdesk/core/shared';
import { layoutIn } from '../../content/layout-schema.ts';
import { purposesOf } from '../../content/page-purposes.ts';
import type { PageKey } from '../../database/content-tables.ts';
import { isPage } from '../../database/is-page.ts';
import type { Query } from '../../database/open-database.ts';
import { conflict, notFound } from '../../service.ts';
import { cleanLayout } from './clean-layout.ts';
import { withFrameOf } from './page-frame.ts';
import {
  changeDraft,
  languagesAt,
  NO_DRAFT,
  type PageWriter,
  refused,
  type StoredPage,
  storedPage,
} from './page-rows.ts';

/** A page open in the editor, as it is stored. */
export interface OpenedLayout extends Omit<OpenedPage, 'document'> {
  readonly layout: unknown;
}

/** Opens the draft, else what visitors see, else a copy of another language: the first that can be read; 404 when there is none. */
export const openPage = async (query: Query, writer: PageWriter, place: PagePlace): Promise<OpenedLayout> => {
  const key = { site: writer.site, ...place };
  const stored = await storedPage(query, key);
  const { page, draft } = stored;
  const layout = readable(draft?.layout) ?? readable(page?.layout) ?? (await otherLanguage(query, key));
  if (layout === undefined) throw notFound();
  const purpose = (await purposesOf(query, key.site))(key.path);
  return {
    place,
    ...(purpose && { purpose }),
    status: page === undefined ? 'unpublished' : 'published',
    layout: JSON.parse(layout),
    revision: draft?.revision ?? 0,
    isChanged: isChanged(stored),
    ...(draft?.publishAt && { publishAt: draft.publishAt }),
    ...(draft?.heldBack && { heldBack: HeldBackSchema.parse(JSON.parse(draft.heldBack)) }),
    others: await othersAt(query, writer, key),
  };
};

const isChanged = ({ page, draft }: StoredPage): boolean =>
  draft !== undefined && draft.layout !== null && draft.layout !== page?.layout;

const readable = (layout: string | null | undefined): string | undefined =>
  layout && layoutIn(layout) ? layout : undefined;

/** English first. */
const otherLanguage = async (query: Query, { site, path }: PageKey): Promise<string | undefined> => {
  for (const language of new Set([DEFAULT_LANGUAGE, ...LANGUAGES])) {
    const { page, draft } = await storedPage(query, { site, path, language });
    const layout = readable(page?.layout) ?? readable(draft?.layout);
    if (layout) return layout;
  }
  return undefined;
};

/** Saves a draft, and marks its editor as working on the page. */
export const saveDraft = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
  layout: unknown,
  revision: number,
): Promise<SavedDraft> => {
  const key = { site: writer.site, ...place };
  const { page } = await storedPage(query, key);
  const clean = cleanLayout(layout);
  const text = page ? withFrameOf(page.layout, clean) : clean;
  if ((await languagesAt(query, key.site, key.path)).length === 0) throw notFound();
  const saved = await changeDraft(query, key, { layout: text }, writer.now, revision);
  await markEditor(query, writer, key);
  return { revision: saved, others: await othersAt(query, writer, key) };
};

/** Makes what visitors see the text of the editor again. */
export const discardDraft = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
  revision: number,
): Promise<OpenedLayout> => {
  const key = { site: writer.site, ...place };
  const { page, draft } = await storedPage(query, key);
  if ((draft?.revision ?? 0) !== revision) throw conflict();
  if (draft?.layout) {
    const languages = await languagesAt(query, key.site, key.path);
    // A page that is a draft only would be gone: it is deleted instead, which can be undone.
    if (page === undefined && languages.length === 1) throw refused('page-only-draft');
    await changeDraft(query, key, NO_DRAFT, writer.now, revision);
  }
  return openPage(query, writer, place);
};

/** Marks a user as working on a page. */
export const markEditor = async (
  query: Query,
  { actor: email, now }: PageWriter,
  key: PageKey,
): Promise<void> => {
  const savedAt = now.toISOString();
  await query
    .insertInto('pageEditors')
    .values({ ...key, email, savedAt })
    .onConflict((conflict) =>
      conflict.columns(['site', 'path', 'language', 'email']).doUpdateSet({ savedAt }),
    )
    .execute();
};

/** The names of others who saved the draft a moment ago, in the order of their addresses. */
const othersAt = async (
  query: Query,
  { actor, now }: PageWriter,
  key: PageKey,
): Promise<readonly string[]> => {
  const since = new Date(now.getTime() - EDITOR_PRESENCE_MINUTES * MINUTE_MS).toISOString();
  const rows = await query
    .selectFrom('pageEditors')
    .leftJoin('users', 'users.email', 'pageEditors.email')
    .select(['pageEditors.email', 'givenName', 'familyName'])
    .where(isPage(key))
    .where('savedAt', '>', since)
    .where('pageEditors.email', '!=', actor)
    .orderBy('pageEditors.email')
    .execute();
  return rows.map(nameOf);
};

const MINUTE_MS = 60_000;

/** The name of a user; the email address while there is none. */
export const nameOf = (user: {
  readonly email: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
}): string => `${user.givenName ?? ''} ${user.familyName ?? ''}`.trim() || (user.email ?? '');
