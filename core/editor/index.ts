/**
 * The page editor: pages as documents of blocks, their drafts, versions and publishing.
 *
 * @packageDocumentation
 */
export {
  ARTICLE_INTRODUCTION_MAX,
  ARTICLE_ITEMS_MAX,
  ARTICLE_NAME_MAX,
  ARTICLE_TITLE_MAX,
  articleFaults,
  articleNeeds,
} from './article-faults.ts';
export {
  ARTICLE_VIEWS,
  type ArticleFilter,
  type ArticleView,
  articlesByDate,
  articleTags,
  isArticleListed,
} from './article-list.ts';
export type { BlockClipboard } from './block-clipboard.ts';
export type {
  BlockDescription,
  BlockGroup,
  BlockPlaces,
  FieldDescription,
  FieldHolds,
  ParamDescription,
} from './block-description.ts';
export { descriptionOf, openSpots, type SpotFault, spotFault } from './block-rules.ts';
export {
  changeBlock,
  copyOf,
  duplicateBlock,
  insertBlock,
  moveBlock,
  removeBlock,
} from './change-document.ts';
export {
  type BlockChange,
  COMPONENT_CHANGE,
  type ContentChange,
  compareDocuments,
  type DocumentChanges,
  HIDDEN_CHANGE,
} from './compare-documents.ts';
export {
  type DocumentHistory,
  HISTORY_STEPS_MAX,
  historyOf,
  type OtherChange,
  redone,
  undone,
  withChange,
  withOthersChange,
} from './document-history.ts';
export {
  blocksOf,
  blockWith,
  type DocumentSpot,
  heightOf,
  holds,
  type PlacedBlock,
  placeAt,
} from './find-block.ts';
export type { FrameCanvas, FrameChange, FrameJoining, FrameOffice, SiteFrame } from './frame-office.ts';
export {
  FrameCanvasBodySchema,
  FrameChangeSchema,
  FrameFormsSchema,
  FrameItemSchema,
  FrameJoiningSchema,
  SiteFramesSchema,
} from './frame-schema.ts';
export { mergeDocuments } from './merge-documents.ts';
export { type FrameClash, type MergedFrames, mergeFrames } from './merge-frames.ts';
export { newBlock, withColumns, withParam } from './new-block.ts';
export { nextSpot, withMainArea } from './next-spot.ts';
export {
  isPageBelow,
  newPageFaults,
  PAGE_TITLE_MAX,
  pageMoveFaults,
  proposedPath,
} from './page-address.ts';
export { canvasDocument, canvasId, type PageCanvas } from './page-canvas.ts';
export type {
  DocumentBlock,
  DocumentPlace,
  FieldContent,
  FieldRecord,
  PageDocument,
} from './page-document.ts';
export { withArticleField, withPageField } from './page-fields.ts';
export {
  isPagePath,
  PAGE_BLOCKS_MAX,
  PAGE_DEPTH_MAX,
  PAGE_LENGTH_MAX,
  PAGE_PATH_MAX,
  PAGE_TEXT_MAX,
  pageFaults,
} from './page-limits.ts';
export {
  type ArticleEntry,
  type ArticleList,
  type ArticleTranslation,
  EDITOR_PRESENCE_MINUTES,
  type OpenedPage,
  PAGE_VERSION_DAYS,
  type PageEntry,
  type PageLink,
  type PageOffice,
  type PagePlace,
  type PageStatus,
  type PageTranslation,
  type PageVersion,
  type PlacedDialog,
  type PreviewLink,
  PUBLISHED_VERSION,
  type SavedDraft,
} from './page-office.ts';
export { dialogIdOf, dialogPath, PAGE_PURPOSES, type PagePurpose } from './page-purpose.ts';
export {
  ArticleListSchema,
  DocumentBlockSchema,
  DocumentPlacesSchema,
  HeldBackSchema,
  OpenedPageSchema,
  PageCanvasBodySchema,
  PageCanvasSchema,
  PageCreateBodySchema,
  PageDocumentSchema,
  PageDraftBodySchema,
  PageEntriesSchema,
  PageLayoutBodySchema,
  PageLinksSchema,
  PageMoveBodySchema,
  PagePlaceSchema,
  PagePublishBodySchema,
  PageRemoveBodySchema,
  PageRenderBodySchema,
  PageRevisionBodySchema,
  PageVersionBodySchema,
  PageVersionPlaceSchema,
  PageVersionSchema,
  PageVersionsSchema,
  PreviewLinkBodySchema,
  PreviewLinkSchema,
  RevokedPreviewsSchema,
  SavedDraftSchema,
  StoredArticleListSchema,
} from './page-schema.ts';
export {
  isOutdated,
  isPageListed,
  PAGE_VIEWS,
  type PageBranch,
  type PageFilter,
  type PageMark,
  type PageView,
  pageMark,
  pageMarkIn,
  pageTree,
} from './page-tree.ts';
export {
  isPreviewOpen,
  PREVIEW_LINK_DAYS,
  PREVIEW_SCOPES,
  type PreviewScope,
  previewExpiry,
} from './preview-link.ts';
export { type HeldBack, publishFaults } from './publish-faults.ts';
export {
  FRAME_AREAS,
  type FrameArea,
  type FrameForms,
  type FrameItem,
  type FrameLogo,
  type FrameTexts,
  frameDifference,
  joinedFrame,
  type SiteFrameForm,
  splitFrame,
  withFrameTexts,
} from './site-frame.ts';
export {
  FRAME_HREF_MAX,
  FRAME_ITEMS_MAX,
  FRAME_LEVELS_MAX,
  FRAME_TEXT_MAX,
  frameLevels,
  siteFrameFaults,
} from './site-frame-faults.ts';
export {
  type FocusPoint,
  focusAt,
  focusOf,
  focusText,
  SITE_IMAGE_ALT_MAX,
  SITE_IMAGE_MIN_WIDTH,
  SITE_IMAGE_NAME_MAX,
  SITE_IMAGE_RULES,
  SITE_IMAGES_AT_ONCE,
  SITE_IMAGES_MAX,
  SITE_IMAGES_PAGE,
  type SiteImage,
  type SiteImageForm,
  siteImageFaults,
  siteImageName,
} from './site-image.ts';
export {
  SiteImageChangeSchema,
  SiteImageFileSchema,
  SiteImagePageSchema,
  SiteImageQuerySchema,
  SiteImageSchema,
  UploadedSiteImageSchema,
} from './site-image-schema.ts';
export {
  type ChangeSiteImage,
  changeSiteImage,
  type SiteImagePage,
  type SiteImageQuery,
  type SiteImages,
  type UploadedSiteImage,
  type UploadSiteImage,
  uploadSiteImage,
} from './site-images.ts';
export { typingIn } from './typing-in.ts';
export type { CopyStorage, UnsavedCopy } from './unsaved-copy.ts';
