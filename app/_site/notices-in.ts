import { CONTACT_PARAMETER, type ContactNotice, readNotices } from '@fairdesk/core/contact';

/** The outcome of the contact form in the query of its page, after a submission without script. */
export const noticesIn = (query: string): readonly ContactNotice[] =>
  readNotices(new URLSearchParams(query).get(CONTACT_PARAMETER) ?? '');
