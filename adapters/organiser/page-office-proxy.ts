import {
  ArticleListSchema,
  type OpenedPage,
  OpenedPageSchema,
  PageEntriesSchema,
  PageLinksSchema,
  type PageOffice,
  PageVersionSchema,
  PageVersionsSchema,
  PreviewLinkSchema,
  RevokedPreviewsSchema,
  SavedDraftSchema,
} from '@fairdesk/core/editor';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import type { DocumentWire } from './document-wire.ts';

/** The product's own `/api/organiser/{event}/pages`, from the browser. */
export const createPageOfficeProxy = (
  http: Http,
  event: EventId,
  { read, write }: DocumentWire,
): PageOffice => {
  const call: Http = (method, path, schema, options) =>
    http(method, `organiser/${event}/pages${path}`, schema, options);
  const opened = (page: OpenedPage): OpenedPage => ({ ...page, document: read(page.document) });
  const openedBy = (path: string, json: object) => call('post', path, OpenedPageSchema, { json }).map(opened);
  return {
    pages: () => call('get', '', PageEntriesSchema).map(({ items }) => items),
    articles: () => call('get', '/articles', ArticleListSchema),
    open: (place) => call('get', '/draft', OpenedPageSchema, { searchParams: { ...place } }).map(opened),
    saveDraft: (place, document, revision) =>
      call('put', '/draft', SavedDraftSchema, { json: { ...place, document: write(document), revision } }),
    discardDraft: (place, revision) => openedBy('/discard', { ...place, revision }),
    publish: (place, revision, at, separates = 0) =>
      openedBy('/publish', { ...place, revision, separates, ...(at !== undefined && { at }) }),
    cancelSchedule: (place) => openedBy('/cancel', place),
    unpublish: (place) => openedBy('/unpublish', place),
    versions: (place) =>
      call('get', '/versions', PageVersionsSchema, { searchParams: { ...place } }).map(({ items }) => items),
    version: (place, version) =>
      call('get', '/version', PageVersionSchema, { searchParams: { ...place, version } }).map(
        ({ document }) => read(document),
      ),
    restore: (place, version, revision) => openedBy('/restore', { ...place, version, revision }),
    create: (place, title, id) => openedBy('', { ...place, title, ...(id !== undefined && { id }) }),
    createArticle: (place, title, id) =>
      openedBy('', { ...place, title, kind: 'article', ...(id !== undefined && { id }) }),
    createSpecial: (kind, place, title, id) =>
      openedBy('', { ...place, title, kind, ...(id !== undefined && { id }) }),
    move: (from, to, changesLinks = false) =>
      call('post', '/move', PageEntriesSchema, { json: { from, to, changesLinks } }).map(
        ({ items }) => items,
      ),
    remove: (path) =>
      call('post', '/remove', PageEntriesSchema, { json: { path } }).map(({ items }) => items),
    undoRemoval: (path) =>
      call('post', '/undo-removal', PageEntriesSchema, { json: { path } }).map(({ items }) => items),
    publishChanges: (path) =>
      call('post', '/publish-changes', PageEntriesSchema, { json: { path } }).map(({ items }) => items),
    confirmTranslations: (path) =>
      call('post', '/confirm-translations', PageEntriesSchema, { json: { path } }).map(({ items }) => items),
    linkPreview: (place, scope) =>
      call('post', '/preview-link', PreviewLinkSchema, { json: { ...place, ...(scope && { scope }) } }),
    revokePreviews: (place) =>
      call('post', '/revoke-previews', RevokedPreviewsSchema, { json: place }).map(({ revoked }) => revoked),
    linksTo: (path) =>
      call('get', '/links', PageLinksSchema, { searchParams: { path } }).map(({ items }) => items),
  };
};
