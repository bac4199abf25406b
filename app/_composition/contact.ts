import { type ContactDesk, type ContactInbox, sendContactMessage } from '@fairdesk/core/contact';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** The key makes repeating a request send nothing twice; it may replace what an earlier one stored. */
export const CONTACT_DESK = token<(key?: string, replaces?: boolean) => ContactDesk>('contact desk');
export const CONTACT_INBOX = token<ContactInbox>('contact inbox');

/** The use cases of the contact form, for server and browser. */
export const contactUseCases = (desk: ContactDesk, log: Log) => ({
  sendContactMessage: logged(sendContactMessage(desk), log),
});
