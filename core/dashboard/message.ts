/** News from the organiser to exhibitors. Source: portal spec §2 "Messages list". */
export interface Message {
  readonly id: string;
  /** `2026-11-20` */
  readonly date: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly content: string;
  readonly link?: { readonly title: string; readonly href: string };
  /** Whether the signed-in user has read it. */
  readonly read: boolean;
}
