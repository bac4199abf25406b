/**
 * The page editor: pages as documents of blocks, their drafts, versions and publishing.
 *
 * @packageDocumentation
 */
export type {
  DocumentBlock,
  DocumentPlace,
  FieldContent,
  FieldRecord,
  PageDocument,
} from './page-document.ts';
export {
  EDITOR_PRESENCE_MINUTES,
  type OpenedPage,
  PAGE_VERSION_DAYS,
  type PageEntry,
  type PageOffice,
  type PagePlace,
  type PageStatus,
  type PageTranslation,
  type PageVersion,
  type SavedDraft,
} from './page-office.ts';
