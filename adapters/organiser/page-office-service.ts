import {
  type ArticleTranslation,
  articleFaults,
  canvasDocument,
  type OpenedPage,
  type PageDocument,
  PageEntriesSchema,
  PageLinksSchema,
  type PageOffice,
  type PagePlace,
  PagePlaceSchema,
  type PageTranslation,
  PageVersionsSchema,
  type PlacedDialog,
  PREVIEW_SCOPES,
  PreviewLinkSchema,
  type PreviewScope,
  RevokedPreviewsSchema,
  SavedDraftSchema,
  StoredArticleListSchema,
} from '@fairdesk/core/editor';
import type { OrganiserCaller } from '@fairdesk/core/organiser';
import { type Failure, LANGUAGES, plainId } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';
import { OpenedLayoutSchema, PageVersionLayoutSchema, type StoredLayout } from './stored-layout.ts';

/** Converts pages between how they are stored and how editors change them. */
export interface PageConversion {
  readonly documentOf: (layout: StoredLayout) => PageDocument;
  /** @param stored has what the document leaves out */
  readonly layoutOf: (document: PageDocument, stored: StoredLayout) => StoredLayout;
  /** What the list of articles shows of one, from its fields. @param page in that language */
  readonly articleOf: (
    fields: StoredLayout['fields'],
    page: Pick<PageTranslation, 'title'>,
  ) => Pick<ArticleTranslation, 'title' | 'date' | 'tags'>;
}

/** The draft of a page as the layout service sends pages. */
interface DraftLayout {
  readonly layout: unknown;
  readonly revision: number;
}

/** The draft that a preview link opens, as the layout service sends pages. */
interface PreviewLayout {
  readonly scope: PreviewScope;
  /** Absent, like the layout, when the website has no page there. */
  readonly place?: PagePlace;
  readonly layout?: unknown;
  readonly expires: string;
}

/** A {@link PageOffice} on the server, which can render drafts. */
export interface ServerPageOffice extends PageOffice {
  /** The draft, else what visitors see; with the editor's metadata unless it is a preview. */
  readonly draftLayout: (place: PagePlace, mode?: 'edit' | 'preview') => ResultAsync<DraftLayout, Failure>;
  /** A page that is not saved yet, with the ids of its drawing and the editor's metadata. */
  readonly canvasLayout: (
    place: PagePlace,
    document: PageDocument,
  ) => ResultAsync<Pick<DraftLayout, 'layout'>, Failure>;
  /** The dialogs that stand on pages of the website, published or as a draft, by path. */
  readonly placedDialogs: () => ResultAsync<readonly PlacedDialog[], Failure>;
  /**
   * For anyone who has the link; fails with `not-found` when it is unknown, revoked or expired.
   *
   * @param place of another page than the one that the link leads to; fails with `not-found` when the link opens
   * that page only
   */
  readonly preview: (token: string, place?: PagePlace) => ResultAsync<PreviewLayout, Failure>;
}

/** The pages of a fair's website in the embedded platform, for the server. */
export const createPageOffice = (
  http: Http,
  caller: OrganiserCaller,
  { documentOf, layoutOf, articleOf }: PageConversion,
): ServerPageOffice => {
  const call = callOrganiser(http, caller);
  const opened = ({ layout, ...page }: z.output<typeof OpenedLayoutSchema>): OpenedPage => ({
    ...page,
    document: documentOf(layout),
  });
  const openedBy = (path: string, json: object) =>
    call('post', path, OpenedLayoutSchema, { json }).map(opened);
  const openLayout = (place: PagePlace) =>
    call('get', 'pages/draft', OpenedLayoutSchema, { searchParams: { ...place } });
  return {
    pages: () => call('get', 'pages', PageEntriesSchema).map(({ items }) => items),
    open: (place) => openLayout(place).map(opened),
    articles: () =>
      call('get', 'pages/articles', StoredArticleListSchema).map(({ items, homes }) => ({
        homes,
        items: items.map(({ translations, ...entry }) => ({
          ...entry,
          id: plainId(entry.id),
          translations: translations.map(({ fields, ...translation }) => ({
            ...translation,
            ...articleOf(fields, translation),
          })),
        })),
      })),
    saveDraft: (place, document, revision) =>
      checked(document)
        .andThen(() => openLayout(place))
        .andThen(({ layout }) =>
          call('put', 'pages/draft', SavedDraftSchema, {
            json: { ...place, layout: layoutOf(document, layout), revision },
          }),
        ),
    discardDraft: (place, revision) => openedBy('pages/discard', { ...place, revision }),
    publish: (place, revision, at, separates = 0) =>
      openedBy('pages/publish', { ...place, revision, separates, ...(at !== undefined && { at }) }),
    cancelSchedule: (place) => openedBy('pages/cancel', place),
    unpublish: (place) => openedBy('pages/unpublish', place),
    versions: (place) =>
      call('get', 'pages/versions', PageVersionsSchema, { searchParams: { ...place } }).map(
        ({ items }) => items,
      ),
    version: (place, version) =>
      call('get', 'pages/version', PageVersionLayoutSchema, { searchParams: { ...place, version } }).map(
        ({ layout }) => documentOf(layout),
      ),
    restore: (place, version, revision) => openedBy('pages/restore', { ...place, version, revision }),
    create: (place, title, id) => openedBy('pages', { ...place, title, ...(id !== undefined && { id }) }),
    createArticle: (place, title, id) =>
      openedBy('pages', { ...place, title, kind: 'article', ...(id !== undefined && { id }) }),
    createSpecial: (kind, place, title, id) =>
      openedBy('pages', { ...place, title, kind, ...(id !== undefined && { id }) }),
    move: (from, to, changesLinks = false) =>
      call('post', 'pages/move', PageEntriesSchema, { json: { from, to, changesLinks } }).map(
        ({ items }) => items,
      ),
    remove: (path) =>
      call('post', 'pages/remove', PageEntriesSchema, { json: { path } }).map(({ items }) => items),
    undoRemoval: (path) =>
      call('post', 'pages/undo-removal', PageEntriesSchema, { json: { path } }).map(({ items }) => items),
    publishChanges: (path) =>
      call('post', 'pages/publish-changes', PageEntriesSchema, { json: { path } }).map(({ items }) => items),
    confirmTranslations: (path) =>
      call('post', 'pages/confirm-translations', PageEntriesSchema, { json: { path } }).map(
        ({ items }) => items,
      ),
    linkPreview: (place, scope) =>
      call('post', 'pages/preview-link', PreviewLinkSchema, { json: { ...place, ...(scope && { scope }) } }),
    revokePreviews: (place) =>
      call('post', 'pages/revoke-previews', RevokedPreviewsSchema, { json: place }).map(
        ({ revoked }) => revoked,
      ),
    linksTo: (path) =>
      call('get', 'pages/links', PageLinksSchema, { searchParams: { path } }).map(({ items }) => items),
    placedDialogs: () => call('get', 'pages/dialogs', PlacedDialogsSchema).map(({ items }) => items),
    preview: (token, place) =>
      call('get', 'pages/preview', PreviewLayoutSchema, { searchParams: { token, ...place } }),
    draftLayout: (place, mode = 'edit') =>
      call('get', 'pages/rendered', DraftLayoutSchema, { searchParams: { ...place, mode } }),
    canvasLayout: (place, document) =>
      openLayout(place).andThen(({ layout }) =>
        call('post', 'pages/rendered', CanvasLayoutSchema, {
          json: { ...place, layout: layoutOf(canvasDocument(document), layout) },
        }),
      ),
  };
};

const PlacedDialogsSchema = z.object({
  items: z.array(
    z.object({
      path: z.string(),
      id: z.string(),
      titles: z.partialRecord(z.enum(LANGUAGES), z.string()),
      languages: z.array(z.enum(LANGUAGES)),
      times: z.number(),
    }),
  ),
});
const CanvasLayoutSchema = z.object({ layout: z.unknown() });
const DraftLayoutSchema = z.object({ layout: z.unknown(), revision: z.number() });
const PreviewLayoutSchema = z.object({
  scope: z.enum(PREVIEW_SCOPES),
  place: z.exactOptional(PagePlaceSchema),
  layout: z.optional(z.unknown()),
  expires: z.string(),
});

/** The limits of an article, which any other page is within. */
const checked = ({ fields }: PageDocument): ResultAsync<void, Failure> => {
  const faults = articleFaults(fields);
  return faults.length > 0
    ? errAsync({ kind: 'rejected', reason: 'The article exceeds its limits', fields: faults })
    : okAsync();
};
