import type { Sortable } from '../shared/index.ts';

/** What visitors see of a news item, and why not. */
export type NewsState = 'public' | 'hidden' | 'inReview';

/** A news item of a company. Source: portal spec §3 "News item". */
export interface NewsItem extends Sortable {
  readonly id: string;
  /** Changes with every save; whoever saves names the one they saw. */
  readonly version: string;
  readonly header: string;
  readonly introduction: string;
  /** Sanitised HTML. */
  readonly text: string;
  readonly author: string;
  readonly authorEmail: string;
  readonly url: string;
  /** ISO days, both included; empty for no limit. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly image?: { readonly id: string; readonly url: string; readonly title: string };
  /** What visitors see of it now. */
  readonly state: NewsState;
}

/** A news item as its dialog holds it. */
export type NewsForm = Omit<NewsItem, 'id' | 'version' | 'image' | 'sortIndex' | 'state'>;
