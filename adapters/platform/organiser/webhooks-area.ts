import {
  NewWebhookBodySchema,
  WEBHOOKS_MAX,
  type WebhookForm,
  WebhookTargetSchema,
  webhookFaults,
} from '@fairdesk/core/organiser';
import type { FieldFault } from '@fairdesk/core/shared';
import type { WebhookRow } from '../database/integration-tables.ts';
import type { Query } from '../database/open-database.ts';
import { invalid } from '../identity/read-input.ts';
import { conflict, json, notFound, type ServiceResponse } from '../service.ts';
import { distributeChanges } from '../webhooks/distribute-changes.ts';
import { type Acting, pauseWebhook, recordWebhook, resumeWebhook } from '../webhooks/pause-webhook.ts';
import { isNamedHost } from '../webhooks/webhook-hosts.ts';
import {
  addWebhook,
  deliveriesOf,
  queueAgain,
  queueTest,
  webhookRow,
  webhooksOf,
} from '../webhooks/webhook-rows.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from './area.ts';
import { lockFairs } from './lock-fairs.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { readDeskBody } from './read-desk-body.ts';

/**
 * `GET` lists the webhooks of the event, `POST` makes one and responds with its secret; `POST pause`, `resume` and
 * `remove`. `GET deliveries?webhook=` lists the messages to one; `POST test` and `resend`.
 */
export const webhooksArea: OrganiserArea = (parts) => async (call) => {
  const { method } = call.request;
  switch (`${method} ${call.path.join('/')}`.trim()) {
    case 'GET':
      return listed(parts.database.query, call.event);
    case 'POST':
      return create(parts, call);
    case 'POST pause':
      return change(parts, call, (query, webhook, acting) => pauseWebhook(query, webhook, 'by-hand', acting));
    case 'POST resume':
      return change(parts, call, resumeWebhook);
    case 'POST remove':
      return change(parts, call, remove);
    case 'GET deliveries':
      return deliveries(parts, call);
    case 'POST test':
      return queue(parts, call, async (query, webhook, now) => queueTest(query, webhook, now));
    case 'POST resend':
      return queue(parts, call, resend);
    default:
      return methodNotAllowed;
  }
};

const listed = async (query: Query, event: string): Promise<ServiceResponse> =>
  json(200, { items: await webhooksOf(query, event) });

const create = async (
  { database, clock, webhookHosts = [] }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { id, ...form } = await readDeskBody(request, NewWebhookBodySchema);
  const url = URL.parse(form.url);
  const faults = webhookFaults(form, url !== null && isNamedHost(url, webhookHosts));
  if (faults.length > 0) throw invalid(faults);
  if (url === null) throw invalid([{ path: 'url', code: 'webhook-url' }]);
  const clean = { ...form, url: url.href };
  return database.write(async (query) => {
    const now = clock();
    // Two administrators cannot both make the last webhook.
    await lockFairs(query, [event]);
    if (id !== undefined) await removeEarlier(query, event, id, actor);
    const others = await storedFaults(query, event, clean);
    if (others.length > 0) throw invalid(others);
    // Earlier changes go to the other webhooks only.
    await distributeChanges(query, event, now);
    const created = await addWebhook(query, { event, actor, now, id }, clean);
    const { webhook } = created;
    const row = { id: webhook.id, eventId: event, url: clean.url, areas: JSON.stringify(webhook.areas) };
    await recordWebhook(query, row, 'webhook.create', { actor, now });
    return json(200, created);
  });
};

/** Deletes the webhook of an earlier attempt, whose secret never arrived. */
const removeEarlier = async (query: Query, event: string, id: string, actor: string): Promise<void> => {
  const earlier = await webhookRow(query, event, id);
  if (earlier && earlier.createdBy !== actor) throw conflict();
  if (earlier) await query.deleteFrom('webhooks').where('id', '=', id).execute();
};

const storedFaults = async (
  query: Query,
  event: string,
  { url }: WebhookForm,
): Promise<readonly FieldFault[]> => {
  const webhooks = await webhooksOf(query, event);
  if (webhooks.some((webhook) => webhook.url === url)) return [{ path: 'url', code: 'webhook-known' }];
  return webhooks.length < WEBHOOKS_MAX
    ? []
    : [{ path: 'url', code: 'webhooks-max', params: { max: WEBHOOKS_MAX } }];
};

/** Changes a webhook, and responds with all. */
const change = async (
  { database, clock, webhooks }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
  work: (query: Query, webhook: WebhookRow, acting: Acting) => Promise<void>,
): Promise<ServiceResponse> => {
  const { id } = await readDeskBody(request, WebhookTargetSchema);
  const response = await database.write(async (query) => {
    const webhook = await webhookRow(query, event, id);
    if (!webhook) throw notFound();
    await work(query, webhook, { actor, now: clock() });
    return listed(query, event);
  });
  // Not awaited: a program may be slow.
  void webhooks?.wake();
  return response;
};

const remove = async (query: Query, webhook: WebhookRow, acting: Acting): Promise<void> => {
  await query.deleteFrom('webhooks').where('id', '=', webhook.id).execute();
  await recordWebhook(query, webhook, 'webhook.remove', acting);
};

const deliveries = async (
  { database: { query } }: OrganiserParts,
  { event, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const webhook = await webhookRow(query, event, request.url.searchParams.get('webhook') ?? '');
  if (!webhook) throw notFound();
  return json(200, { items: await deliveriesOf(query, webhook.id) });
};

/** Queues a message to a webhook, and responds with its deliveries. */
const queue = async (
  { database, clock, webhooks }: OrganiserParts,
  { event, request }: OrganiserCall,
  work: (query: Query, webhook: WebhookRow, now: Date, delivery: string | undefined) => Promise<void>,
): Promise<ServiceResponse> => {
  const { id, delivery } = await readDeskBody(request, WebhookTargetSchema);
  const response = await database.write(async (query) => {
    const webhook = await webhookRow(query, event, id);
    if (!webhook) throw notFound();
    await work(query, webhook, clock(), delivery);
    return json(200, { items: await deliveriesOf(query, webhook.id) });
  });
  void webhooks?.wake();
  return response;
};

const resend = async (
  query: Query,
  webhook: WebhookRow,
  now: Date,
  delivery: string | undefined,
): Promise<void> => {
  if (!(await queueAgain(query, webhook.id, delivery ?? '', now))) throw notFound();
};
