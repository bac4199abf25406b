import {
  DELETION_PARTS,
  DeletionBodySchema,
  type DeletionPlan,
  DeletionPlanBodySchema,
  type DeletionTarget,
  isDeletionConfirmed,
} from '@fairdesk/core/organiser';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, empty, json, notFound, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { lockFairs } from '../lock-fairs.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { type CompanyErasure, companyErasure } from './company-erasure.ts';
import { erase } from './erase.ts';
import { erasedHistory } from './erase-history.ts';
import { lockImports } from './erase-imports.ts';
import type { Erased } from './erased.ts';
import { erasedMails } from './erased-mails.ts';
import { personErasure } from './person-erasure.ts';

/** `POST plan`: what deleting an exhibitor or a person would do. `POST`: deletes, once the name is typed. */
export const deletionArea: OrganiserArea = (parts) => async (call) => {
  if (call.request.method !== 'POST') return methodNotAllowed;
  const [name] = call.path;
  if (name === undefined) return deleteTarget(parts, call);
  return name === 'plan' ? plan(parts, call) : json(404, { error: 'not_found' });
};

interface Deletion extends Omit<DeletionPlan, 'history'> {
  readonly erased: Erased;
  readonly company?: CompanyErasure;
}

const plan = async (
  { database: { query } }: OrganiserParts,
  call: OrganiserCall,
): Promise<ServiceResponse> => {
  const { target } = await readDeskBody(call.request, DeletionPlanBodySchema);
  const { erased, company: _, ...plan } = await deletionOf(query, call, target);
  const { anonymous, withoutActor } = await erasedHistory(
    query,
    erased,
    (await erasedMails(query, erased)).outbox,
  );
  const history = new Set([...anonymous.map(({ id }) => id), ...withoutActor]).size;
  return json(200, { ...plan, history });
};

const deleteTarget = async (
  { database, files, clock }: OrganiserParts,
  call: OrganiserCall,
): Promise<ServiceResponse> => {
  const { event, actor, request } = call;
  const { target, typed } = await readDeskBody(request, DeletionBodySchema);
  const keys = await database.write(async (query) => {
    // In the order of other writers, which stamp the content last.
    // Two administrators must not delete each other at the same time, nor a reminder name who is deleted.
    await lockFairs(query, [event]);
    await lockImports(query);
    // Deletions take turns: of two companies, the second sees that the first no longer needs a shared person.
    await stampContent(query);
    const { name, obstacle, figures, erased, company } = await deletionOf(query, call, target);
    if (obstacle !== undefined || !isDeletionConfirmed(name, typed)) throw conflict();
    const deleted = await erase(query, erased, company);
    const after = Object.fromEntries(Object.entries(figures).map(([part, n]) => [`deleted-${part}`, n]));
    const entry = { event, actor, action: `${target.kind}.delete`, subject: `${target.kind}:`, label: '' };
    const people = target.kind === 'exhibitor' ? { 'deleted-people': erased.leaving.length } : {};
    await recordAudit(query, { ...entry, after: { ...after, ...people } }, clock());
    return deleted;
  });
  // Housekeeping deletes what a store that is away keeps.
  for (const key of keys) await files.remove(key).catch(() => undefined);
  return empty(204);
};

const deletionOf = async (
  query: Query,
  { event, actor }: OrganiserCall,
  target: DeletionTarget,
): Promise<Deletion> => {
  const deletion =
    target.kind === 'exhibitor'
      ? await ofCompany(query, event, target.id)
      : await ofPerson(query, { event, actor }, target.email);
  if (deletion === undefined) throw notFound();
  const mails = await erasedMails(query, deletion.erased);
  const figures = {
    ...deletion.figures,
    mails: mails.outbox.length,
    enquiries: mails.contactMessages.length + mails.accessRequests.length,
    messages: mails.messages.length,
  };
  const counted = DELETION_PARTS.flatMap((part) => {
    const count: number = { ...NONE, ...figures }[part];
    return count > 0 ? [[part, count]] : [];
  });
  return { ...deletion, figures: Object.fromEntries(counted) };
};

const NONE = {
  roles: 0,
  stands: 0,
  products: 0,
  news: 0,
  images: 0,
  documents: 0,
  tasks: 0,
  entries: 0,
  invitations: 0,
};

const ofCompany = async (query: Query, event: string, id: string): Promise<Deletion | undefined> => {
  const company = await companyErasure(query, event, id);
  if (company === undefined) return undefined;
  const { name, erased, figures, isElsewhere } = company;
  const leaving = new Set(erased.leaving);
  const people = erased.company.people.map((email) => ({ email, stays: !leaving.has(email) }));
  return { name, figures, people, companies: [], isElsewhere, erased, company };
};

const ofPerson = async (
  query: Query,
  by: { readonly event: string; readonly actor: string },
  email: string,
): Promise<Deletion | undefined> => {
  const person = await personErasure(query, by, email);
  if (person === undefined) return undefined;
  const { obstacle, ...rest } = person;
  const stays = person.erased.leaving.length === 0;
  return { ...rest, people: [{ email, stays }], isElsewhere: stays, ...(obstacle && { obstacle }) };
};
