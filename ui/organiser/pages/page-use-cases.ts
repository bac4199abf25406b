import type { BlockDescription, FieldDescription, PageOffice } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';

/** What the fields of pages hold. */
export interface PageDescriptions {
  readonly blocks: readonly BlockDescription[];
  /** The fields of a page itself. */
  readonly page: readonly FieldDescription[];
}

/** The use cases of the pages of a fair's website. */
export interface PageUseCases {
  readonly listPages: PageOffice['pages'];
  readonly listArticles: PageOffice['articles'];
  readonly openPage: PageOffice['open'];
  readonly publishPage: PageOffice['publish'];
  readonly unpublishPage: PageOffice['unpublish'];
  readonly listPageVersions: PageOffice['versions'];
  readonly readPageVersion: PageOffice['version'];
  readonly readPageDescriptions: () => ResultAsync<PageDescriptions, Failure>;
  readonly savePageDraft: PageOffice['saveDraft'];
  readonly discardPageDraft: PageOffice['discardDraft'];
  readonly restorePageVersion: PageOffice['restore'];
  readonly createPage: PageOffice['create'];
  readonly createArticle: PageOffice['createArticle'];
  readonly createSpecialPage: PageOffice['createSpecial'];
  readonly movePage: PageOffice['move'];
  readonly removePage: PageOffice['remove'];
  readonly undoPageRemoval: PageOffice['undoRemoval'];
  readonly publishPageChanges: PageOffice['publishChanges'];
  readonly confirmTranslations: PageOffice['confirmTranslations'];
  readonly linkPreview: PageOffice['linkPreview'];
  readonly revokePreviews: PageOffice['revokePreviews'];
  readonly listPageLinks: PageOffice['linksTo'];
}
