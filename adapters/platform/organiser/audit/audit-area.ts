import { AUDIT_PAGE_SIZE, type AuditEntry, type AuditValues } from '@fairdesk/core/organiser';
import { storedEntry } from '../../record-audit.ts';
import { empty, json, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { restoreEntry } from './audit-restore.ts';

/** `GET ?before={id}&subject={subject}`: the newest entries that match. `POST {id}/restore`: undoes one. */
export const auditArea: OrganiserArea = (parts) => async (call) => {
  const [id, action] = call.path;
  if (id === undefined) return call.request.method === 'GET' ? entries(parts, call) : methodNotAllowed;
  if (action !== 'restore' || call.path.length > 2) return json(404, { error: 'not_found' });
  return call.request.method === 'POST' ? restore(parts, call, id) : methodNotAllowed;
};

const entries = async (
  { database }: OrganiserParts,
  { event, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { searchParams } = request.url;
  const before = searchParams.get('before');
  const subject = searchParams.get('subject');
  let query = database.query
    .selectFrom('auditEntries')
    .selectAll()
    .where('eventId', '=', event)
    .orderBy('id', 'desc')
    .limit(AUDIT_PAGE_SIZE);
  if (before !== null) query = query.where('id', '<', before);
  if (subject !== null) query = query.where('subject', '=', subject);
  const rows = await query.execute();
  return json(200, { items: rows.map((row) => withoutLinks(storedEntry(row))) });
};

const restore = async (
  { database, publicUrl, clock }: OrganiserParts,
  { event, actor }: OrganiserCall,
  id: string,
): Promise<ServiceResponse> => {
  const restorer = { event, actor, publicUrl, now: clock() };
  await database.write((query) => restoreEntry(query, restorer, id));
  return empty(204);
};

/** What only restoring needs, and may be long. */
const withoutLinks = ({ before, after, ...entry }: AuditEntry): AuditEntry => ({
  ...entry,
  ...(before && { before: unlinked(before) }),
  ...(after && { after: unlinked(after) }),
});

const unlinked = ({ links: _, ...values }: AuditValues): AuditValues => values;
