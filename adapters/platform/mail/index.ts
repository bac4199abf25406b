/** The check of a mail server. */
export { checkMailServer } from './check-mail-server.ts';
