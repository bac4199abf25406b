import { MessageBodySchema, messageFaults } from '@fairdesk/core/organiser';
import { invalid } from '../../identity/read-input.ts';
import { empty, json, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { lockFairs } from '../lock-fairs.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { companiesNamed, messagePlan } from './message-plan.ts';
import { createMessage, removeMessage, saveMessage } from './message-writes.ts';

/** The messages of an event in the portal, and `/companies`, which finds companies to address. */
export const messagesArea: OrganiserArea = (parts) => (call) => {
  const [id] = call.path;
  if (id === undefined) return allMessages(parts, call);
  return id === 'companies' ? findCompanies(parts, call) : oneMessage(parts, call, id);
};

const allMessages = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const now = clock();
  if (request.method === 'GET') return json(200, await messagePlan(database.query, event, now));
  if (request.method !== 'POST') return methodNotAllowed;
  const { form, id } = await readForm(request);
  const created = await database.write(async (query) => {
    // An attempt that is still under way comes first.
    await lockFairs(query, [event]);
    return createMessage(query, { event, actor, now }, form, id);
  });
  return json(201, created);
};

const findCompanies = async (
  { database }: OrganiserParts,
  { event, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  if (request.method !== 'GET') return methodNotAllowed;
  const search = request.url.searchParams.get('search') ?? '';
  return json(200, { items: await companiesNamed(database.query, event, search) });
};

const oneMessage = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
  id: string,
): Promise<ServiceResponse> => {
  const writer = { event, actor, now: clock() };
  switch (request.method) {
    case 'PATCH': {
      const { form, version = '' } = await readForm(request);
      return json(200, await database.write((query) => saveMessage(query, writer, id, form, version)));
    }
    case 'DELETE':
      await database.write((query) => removeMessage(query, writer, id));
      return empty(204);
    default:
      return methodNotAllowed;
  }
};

const readForm = async (request: OrganiserCall['request']) => {
  const body = await readDeskBody(request, MessageBodySchema);
  const faults = messageFaults(body.form);
  if (faults.length > 0) throw invalid(faults);
  return body;
};
