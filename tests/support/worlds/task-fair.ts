import type { Audience } from '@fairdesk/core/events';
import { type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import type { TaskKeeper } from '@fairdesk/core/tasks';
import { okAsync } from 'neverthrow';
import { createEventDirectory } from '#adapters/events/profile-service.ts';
import { createTaskService } from '#adapters/tasks/profile-service.ts';
import type { OrganiserDesk } from './organiser-desk.ts';
import { maker, oneOf } from './test-platform.ts';

/** A company of a fair with tasks, and what an audience can name of it. */
export interface FairCompany {
  readonly id: ParticipationId;
  readonly company: Audience;
}

const COMPANIES = [
  { name: 'Acme', type: 'EXHIBITOR', hall: '8', category: ['pumps'], segment: ['vip'] },
  { name: 'Bloom 50%', type: 'EXHIBITOR', hall: '10', category: [], segment: [] },
  { name: 'Çiçek', type: 'START_UP', hall: '8', category: ['water'], segment: [] },
  { name: 'Dune', type: 'START_UP', hall: '', category: [], segment: ['vip'] },
] as const;

/** Fills the fair of the desk: four companies, and one that cancelled. */
export const fillFair = async (desk: OrganiserDesk): Promise<readonly FairCompany[]> => {
  const { make } = maker(desk);
  const fair = oneOf(await desk.call('GET', '/events/101'));
  const water = await make('categories', { name: 'Water', code: 'water', level: 'main' }, { event: fair });
  const pumpsAttributes = { name: 'Pumps', code: 'pumps', level: 'sub' };
  const pumps = await make('categories', pumpsAttributes, { event: fair, parent: water });
  const vip = await make('segments', { name: 'VIP', code: 'vip' }, { event: fair });
  const categories = { water, pumps };
  const filled: FairCompany[] = [];
  for (const { name, type, hall, category, segment } of COMPANIES) {
    const attributes = { organizationName: name, participationType: type, status: 'CONFIRMED' };
    const made = await make('participations', attributes, { event: fair });
    if (hall) await make('stands', { standNumber: `${hall}.A1`, hall }, { event: fair, participation: made });
    const linked = await desk.call('PATCH', `/participations/${made.id}`, {
      data: {
        type: 'participations',
        id: made.id,
        relationships: {
          categories: { data: category.map((code) => ({ type: 'categories', id: categories[code].id })) },
          segments: { data: segment.map(() => ({ type: 'segments', id: vip.id })) },
        },
      },
    });
    const id = participationIdOf(made.id);
    if (linked.status !== 200 || id === undefined) throw new Error('A company could not be created');
    const ancestors = category.flatMap((code) => (code === 'pumps' ? ['pumps', 'water'] : [code]));
    filled.push({
      id,
      company: {
        ...{ type: [type], hall: hall ? [hall] : [], category: ancestors },
        ...{ segment: [...segment], participation: [made.id] },
      },
    });
  }
  await make('participations', { organizationName: 'Gone', status: 'CANCELLED' }, { event: fair });
  return filled;
};

/** The tasks as a company's users see them. */
export const tasksInPortal = (desk: OrganiserDesk, now: () => Date): TaskKeeper =>
  createTaskService(
    desk.http,
    'anna@acme.example',
    now,
    () => okAsync('aqua'),
    createEventDirectory(desk.http).place,
  );
