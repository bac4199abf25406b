import type { MailLog, OrganiserCaller } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';
import { mailLog } from './mail-wire.ts';

/** The mail of an event, for the server. */
export const createMailLog = (http: Http, caller: OrganiserCaller): MailLog =>
  mailLog(callOrganiser(http, caller));
