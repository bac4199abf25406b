import type { PageCanvas, PageOffice } from '@fairdesk/core/editor';
import type { ImageUseCases } from './images/image-use-cases.ts';

/** The use cases of the page editor. */
export interface EditorUseCases extends ImageUseCases {
  readonly drawPage: PageCanvas['draw'];
  readonly openPage: PageOffice['open'];
  readonly savePageDraft: PageOffice['saveDraft'];
  readonly discardPageDraft: PageOffice['discardDraft'];
  readonly linkPreview: PageOffice['linkPreview'];
  readonly publishPage: PageOffice['publish'];
  readonly cancelPageSchedule: PageOffice['cancelSchedule'];
  readonly unpublishPage: PageOffice['unpublish'];
}
