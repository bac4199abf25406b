import {
  NewServiceKeyBodySchema,
  ServiceKeyRevocationSchema,
  serviceKeyCountFaults,
  serviceKeyFaults,
} from '@fairdesk/core/organiser';
import { eventZoneOf } from '../../shared/resources/event-zone.ts';
import type { Query } from '../database/open-database.ts';
import { invalid } from '../identity/read-input.ts';
import { recordAudit } from '../record-audit.ts';
import { conflict, json, notFound, type ServiceResponse } from '../service.ts';
import {
  addServiceKey,
  removeUnusedKey,
  revokeServiceKey,
  serviceKeysOf,
} from '../service-keys/service-key-rows.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from './area.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { readDeskBody } from './read-desk-body.ts';

/** `GET` lists the keys of the event, `POST` makes one and responds with its secret; `POST revoke`. */
export const serviceKeysArea: OrganiserArea = (parts) => async (call) => {
  const { method } = call.request;
  switch (`${method} ${call.path.join('/')}`.trim()) {
    case 'GET':
      return listed(parts.database.query, call.event);
    case 'POST':
      return create(parts, call);
    case 'POST revoke':
      return revoke(parts, call);
    default:
      return methodNotAllowed;
  }
};

const listed = async (query: Query, event: string): Promise<ServiceResponse> =>
  json(200, { items: await serviceKeysOf(query, event) });

const create = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { id, name: text, ...others } = await readDeskBody(request, NewServiceKeyBodySchema);
  const form = { ...others, name: cleanName(text) };
  return database.write(async (query) => {
    const now = clock();
    const timeZone = await lockedZone(query, event);
    if (id !== undefined && !(await removeUnusedKey(query, { event, actor, id }))) throw conflict();
    const faults = [
      ...serviceKeyFaults(form, { timeZone, now }),
      ...serviceKeyCountFaults(await serviceKeysOf(query, event), now),
    ];
    if (faults.length > 0) throw invalid(faults);
    const created = await addServiceKey(query, { event, timeZone, actor, now, id }, form);
    const { name, scopes, expires } = created.key;
    const after = { scopes, ...(expires !== undefined && { expires }) };
    const entry = { event, actor, action: 'service-key.create', subject: `service-key:${created.key.id}` };
    await recordAudit(query, { ...entry, label: name, after }, now);
    return json(200, created);
  });
};

/** A name on one line. */
const cleanName = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();

const revoke = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { id } = await readDeskBody(request, ServiceKeyRevocationSchema);
  return database.write(async (query) => {
    const now = clock();
    const key = await revokeServiceKey(query, event, id, now);
    if (!key) throw notFound();
    const entry = { event, actor, action: 'service-key.revoke', subject: `service-key:${id}` };
    await recordAudit(query, { ...entry, label: key.name, before: { scopes: key.scopes } }, now);
    return listed(query, event);
  });
};

/** The time zone of the event, whose row is locked, so that two administrators cannot both make the last key. */
const lockedZone = async (query: Query, event: string): Promise<string> => {
  const row = await query
    .updateTable('events')
    .set(({ ref }) => ({ modified: ref('modified') }))
    .where('id', '=', event)
    .returning('timeZone')
    .executeTakeFirstOrThrow();
  return eventZoneOf(row);
};
