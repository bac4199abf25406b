import { type NewExhibitor, NewExhibitorBodySchema, newExhibitorFaults } from '@fairdesk/core/organiser';
import { v7 as uuid } from 'uuid';
import { namesBesideExhibitors } from '../../content/names-beside-exhibitors.ts';
import { fold } from '../../database/fold.ts';
import type { Query } from '../../database/open-database.ts';
import { NEW_PARTICIPATION } from '../../dataset/plan/plan-participations.ts';
import { invalid } from '../../identity/read-input.ts';
import { freeSlug } from '../../profile-service/slug-of.ts';
import { recordAudit } from '../../record-audit.ts';
import { json, type ServiceResponse } from '../../service.ts';
import type { OrganiserCall, OrganiserParts } from '../area.ts';
import { lockFairs } from '../lock-fairs.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { changeExhibitor } from './exhibitor-changes.ts';

/**
 * Adds a company with its stand and invites its main contact, as far as they are given. A later attempt with the same
 * id adds what the company lacks.
 */
export const addExhibitor = async (
  { database, mailer, publicUrl, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { id = uuid(), ...company } = await readDeskBody(request, NewExhibitorBodySchema);
  const faults = newExhibitorFaults(company);
  if (faults.length > 0) throw invalid(faults);
  const { name, type, stand, hall, email, language } = company;
  const now = clock();
  await database.write(async (query) => {
    if (await storeCompany(query, { event, id, now }, company)) {
      const audit = { event, actor, action: 'exhibitor.add', subject: `exhibitor:${id}`, label: name };
      await recordAudit(query, { ...audit, after: { name, type } }, now);
    }
    const writer = { event, actor, id, publicUrl, now };
    if (stand !== '' && !(await hasStand(query, id, stand)))
      await changeExhibitor(query, writer, { kind: 'add-stand', number: stand, hall });
    if (email !== '' && !(await isInvited(query, id, email)))
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

/** @returns whether there is something to record: an earlier attempt may have stored the same */
const storeCompany = async (
  query: Query,
  { event, id, now }: Place,
  { name, type }: NewExhibitor,
): Promise<boolean> => {
  // Two organisers who add the same company at once take turns.
  await lockFairs(query, [event]);
  const companies = await query
    .selectFrom('participations')
    .select(['id', 'slug', 'organizationName', 'organizationNameFolded', 'participationType'])
    .where('eventId', '=', event)
    .execute();
  const earlier = companies.find((company) => company.id === id);
  const others = companies.filter((company) => company !== earlier);
  if (others.some((other) => other.organizationNameFolded === fold(name)))
    throw invalid([{ path: 'name', code: 'exhibitor-exists' }]);
  const moment = now.toISOString();
  const values = {
    ...{ organizationName: name, organizationNameFolded: fold(name), name, nameFolded: fold(name) },
    ...(type !== '' && { participationType: type }),
  };
  if (earlier) {
    if (earlier.organizationName === name && type === (type && earlier.participationType)) return false;
    await query
      .updateTable('participations')
      .set({ ...values, modified: moment })
      .where('id', '=', id)
      .execute();
    return true;
  }
  const ofPages = await namesBesideExhibitors(query, event);
  const slug = freeSlug(name, new Set([...ofPages, ...others.flatMap((other) => other.slug ?? [])]));
  await query
    .insertInto('participations')
    .values({
      ...NEW_PARTICIPATION,
      ...{ id, uid: id, created: moment, modified: moment, eventId: event, slug },
      ...values,
    })
    .execute();
  return true;
};

const hasStand = async (query: Query, id: string, stand: string): Promise<boolean> => {
  const row = await query
    .selectFrom('stands')
    .select('id')
    .where('participationId', '=', id)
    .where('standNumber', '=', stand)
    .executeTakeFirst();
  return row !== undefined;
};

const isInvited = async (query: Query, id: string, email: string): Promise<boolean> => {
  const row = await query
    .selectFrom('invitations')
    .select('email')
    .where('participationId', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
};
