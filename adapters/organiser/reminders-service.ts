import type { OrganiserCaller, ReminderOffice } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';
import { reminderOffice } from './reminders-wire.ts';

/** The reminders of an event, for the server. */
export const createReminderOffice = (http: Http, caller: OrganiserCaller): ReminderOffice =>
  reminderOffice(callOrganiser(http, caller));
