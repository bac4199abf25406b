import type { WebhookOffice } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { webhookOffice } from './webhooks-service.ts';

/** The product's own `/api/organiser/{event}/webhooks`, from the browser. */
export const createWebhookProxy = (http: Http, event: EventId): WebhookOffice =>
  webhookOffice((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
