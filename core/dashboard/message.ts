import type { FieldLanguages } from '../shared/index.ts';

/** News from the organiser to exhibitors. Source: portal spec §2 "Messages list". */
export interface Message {
  readonly id: string;
  /** `2026-11-20` */
  readonly date: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly content: string;
  readonly link?: { readonly title: string; readonly href: string };
  /** The languages of texts that are not in the reader's. */
  readonly languages?: FieldLanguages<'title' | 'content' | 'link'>;
  /** Whether the signed-in user has read it. */
  readonly read: boolean;
}
