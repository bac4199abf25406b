import type { OrganiserCaller } from '@fairdesk/core/organiser';
import { eventIdOf } from '@fairdesk/core/shared';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import type { Http } from '#adapters/shared/http/http.ts';
import type { Place } from '../servers/databases.ts';
import { openTestPlatform, type TestPlatform } from './test-platform.ts';

/** An empty platform with one fair, and what an organiser's ports need to reach it. */
export interface OrganiserDesk extends TestPlatform {
  readonly http: Http;
  readonly caller: OrganiserCaller;
}

const ATTRIBUTES = {
  name: 'Aqua 2028',
  slug: 'aqua',
  startDate: '2028-01-26',
  endDate: '2028-01-28',
  timeZone: 'Europe/Amsterdam',
  publicationStatus: 'DRAFT',
};

/** Opens a platform whose only event has the id 101. */
export const openOrganiserDesk = async (
  place: Place,
  more: Parameters<typeof openTestPlatform>[1] = {},
): Promise<OrganiserDesk> => {
  const desk = await openTestPlatform(place, more);
  const created = await desk.call('POST', '/events', {
    data: { type: 'events', id: '101', attributes: ATTRIBUTES },
  });
  const event = eventIdOf('101');
  if (created.status !== 201 || event === undefined) throw new Error('The event could not be created');
  return {
    ...desk,
    http: createEmbeddedHttp(desk.platform.call),
    caller: { event, actor: 'olga@fair.example' },
  };
};
