import {
  APPROVAL_KINDS,
  ApprovalBodySchema,
  type ComparedItem,
  reasonFaults,
  SendBackBodySchema,
} from '@fairdesk/core/organiser';
import { invalid } from '../../identity/read-input.ts';
import { empty, json, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { itemVersions } from './item-versions.ts';
import { approveItems, sendBackItem } from './review-items.ts';
import { waitingItem, waitingList } from './waiting-items.ts';

/** What waits for approval; `GET /{kind}/{id}` compares its versions, `POST /approve` and `/send-back` decide. */
export const approvalsArea: OrganiserArea = (parts) => (call) => {
  const { path, request } = call;
  if (request.method === 'GET') return path.length === 0 ? list(parts, call) : compare(parts, call);
  if (request.method !== 'POST') return Promise.resolve(methodNotAllowed);
  if (path[0] === 'approve') return approve(parts, call);
  return path[0] === 'send-back' ? sendBack(parts, call) : Promise.resolve(notFound);
};

const notFound = json(404, { error: 'not_found' });

const list = async ({ database }: OrganiserParts, { event }: OrganiserCall): Promise<ServiceResponse> =>
  json(200, await waitingList(database.query, event));

const compare = async (
  { database: { query } }: OrganiserParts,
  { event, path: [kindName, id = ''] }: OrganiserCall,
): Promise<ServiceResponse> => {
  const kind = APPROVAL_KINDS.find((each) => each === kindName);
  const item = kind && (await waitingItem(query, event, kind, id));
  if (!item) return notFound;
  const compared: ComparedItem = { item, ...(await itemVersions(query, item)) };
  return json(200, compared);
};

const approve = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { items } = await readDeskBody(request, ApprovalBodySchema);
  const writer = { event, actor, now: clock() };
  return json(200, await database.write((query) => approveItems(query, writer, items)));
};

const sendBack = async (
  { database, mailer, publicUrl, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { item, reason } = await readDeskBody(request, SendBackBodySchema);
  const faults = reasonFaults({ reason });
  if (faults.length > 0) throw invalid(faults);
  const writer = { event, actor, now: clock() };
  await database.write((query) => sendBackItem(query, writer, publicUrl, item, reason.trim()));
  // Not awaited: a slow mail server must not delay the response.
  void mailer.wake();
  return empty(204);
};
