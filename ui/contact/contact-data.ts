import type { ContactNotice } from '@fairdesk/core/contact';

/** What the contact form of a page needs. */
export interface ContactData {
  /** The outcome of a plain contact form. */
  readonly contact?: readonly ContactNotice[] | undefined;
}
