import type { ContactNotice } from '@fairdesk/core/contact';

/** What the contact form of a page needs. */
export interface ContactData {
  /** The outcome of a plain contact form. */
  readonly contact?: readonly ContactNotice[] | undefined;
  /** What was typed in that form, on a page of the portal. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
}
