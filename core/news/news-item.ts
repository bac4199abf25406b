import type { Sortable } from '../shared/index.ts';
import type { NewsForm } from './news-fields.ts';

/** Whether visitors can see a news item, and if not, why. */
export type NewsState = 'public' | 'hidden' | 'inReview';

/** A news item of a company. Source: portal spec §3 "News item". */
export interface NewsItem extends Sortable, NewsForm {
  readonly id: string;
  /** Changes with every save; a save names the version it is based on. */
  readonly version: string;
  readonly image?: { readonly id: string; readonly url: string; readonly title: string };
  /** Its visibility now. */
  readonly state: NewsState;
  /** Why the organiser sent it back; absent when it was not sent back. */
  readonly reviewReason?: string;
}
