import { type NewExhibitor, NewExhibitorSchema, newExhibitorFaults } from '@fairdesk/core/organiser';
import { v7 as uuid } from 'uuid';
import { namesBesideExhibitors } from '../content/names-beside-exhibitors.ts';
import { fold } from '../database/fold.ts';
import type { Query } from '../database/open-database.ts';
import { NEW_PARTICIPATION } from '../dataset/plan-participations.ts';
import { freeSlug } from '../dataset/slug-of.ts';
import { invalid } from '../identity/read-input.ts';
import { json, type ServiceResponse } from '../service.ts';
import type { OrganiserCall, OrganiserParts } from './area.ts';
import { recordAudit } from './audit.ts';
import { changeExhibitor } from './exhibitor-changes.ts';
import { readDeskBody } from './read-desk-body.ts';

/** Adds a company with its stand and invites its main contact, as far as they are given. */
export const addExhibitor = async (
  { database, mailer, publicUrl, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const company = await readDeskBody(request, NewExhibitorSchema);
  const faults = newExhibitorFaults(company);
  if (faults.length > 0) throw invalid(faults);
  const { name, type, stand, hall, email, language } = company;
  const id = uuid();
  const now = clock();
  await database.write(async (query) => {
    await insertCompany(query, { event, id, now }, company);
    const audit = { event, actor, action: 'exhibitor.add', subject: `exhibitor:${id}`, label: name };
    await recordAudit(query, { ...audit, after: { name, type } }, now);
    const writer = { event, actor, id, publicUrl, now };
    if (stand !== '') await changeExhibitor(query, writer, { kind: 'add-stand', number: stand, hall });
    if (email !== '')
      await changeExhibitor(query, writer, { kind: 'invite', email, role: 'owner', language });
  });
  // Not awaited: a slow mail server must not delay the response.
  if (email !== '') void mailer.wake();
  return json(201, { id });
};

interface Place {
  readonly event: string;
  readonly id: string;
  readonly now: Date;
}

const insertCompany = async (
  query: Query,
  { event, id, now }: Place,
  { name, type }: NewExhibitor,
): Promise<void> => {
  // Two organisers who add the same company at once take turns.
  await query
    .updateTable('events')
    .set(({ ref }) => ({ modified: ref('modified') }))
    .where('id', '=', event)
    .execute();
  const others = await query
    .selectFrom('participations')
    .select(['slug', 'organizationNameFolded'])
    .where('eventId', '=', event)
    .execute();
  if (others.some((other) => other.organizationNameFolded === fold(name)))
    throw invalid([{ path: 'name', code: 'exhibitor-exists' }]);
  const moment = now.toISOString();
  const ofPages = await namesBesideExhibitors(query, event);
  const slug = freeSlug(name, new Set([...ofPages, ...others.flatMap((other) => other.slug ?? [])]));
  await query
    .insertInto('participations')
    .values({
      ...NEW_PARTICIPATION,
      ...{ id, uid: id, created: moment, modified: moment, eventId: event, slug },
      ...{ organizationName: name, organizationNameFolded: fold(name), name, nameFolded: fold(name) },
      ...(type !== '' && { participationType: type }),
    })
    .execute();
};
