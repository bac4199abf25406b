import type { ReminderOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { reminderOffice } from './reminders-wire.ts';

/** The product's own `/api/organiser/{event}/reminders`, from the browser. */
export const createReminderProxy = (http: Http, event: EventId): ReminderOffice =>
  reminderOffice((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
