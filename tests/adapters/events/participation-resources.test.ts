import { eventIdOf, participationIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { it as example, expect } from 'vitest';
import { createEventDirectory, createTaskPlace } from '#adapters/events/profile-service.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

const EVENT = eventIdOf('101') ?? expect.fail('No id');
const COMPANY = participationIdOf('p1') ?? expect.fail('No id');

/** A service that has the linkage of a relation only where the request includes it, as JSON:API allows. */
const serviceWith = (attributes: Readonly<Record<string, unknown>>) =>
  createHttp('http://profile.local', async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isIncluded = (searchParams.get('include') ?? '').split(',').includes('event');
    const event = { links: {}, ...(isIncluded && { data: { type: 'events', id: EVENT } }) };
    const resource = { type: 'participations', id: COMPANY, attributes, relationships: { event } };
    const isList = pathname.endsWith('/participations');
    return Response.json(isList ? { data: [resource], meta: { total: 1 } } : { data: resource });
  });

const readBoth = async (attributes: Readonly<Record<string, unknown>>) => {
  const directory = createEventDirectory(serviceWith(attributes));
  const one = await directory.participation(COMPANY);
  const page = (await directory.participations(EVENT, 'all', 9))._unsafeUnwrap();
  return [one.isOk() ? one.value : undefined, page.items[0]];
};

const anyName = fc.string({ minLength: 1 });
const anyAbsence = fc.constantFrom({}, { name: '' }, { name: null });

it.prop([anyName, anyName])(
  'a participation has its own name, if it has one',
  async (name, organizationName) => {
    for (const participation of await readBoth({ name, organizationName }))
      expect(participation).toMatchObject({ event: EVENT, name, organizationName });
  },
);

it.prop([anyAbsence, anyName])(
  'a participation without a name has that of its organisation',
  async (absence, organizationName) => {
    for (const participation of await readBoth({ ...absence, organizationName }))
      expect(participation).toMatchObject({ event: EVENT, name: organizationName, organizationName });
  },
);

example('a place names the event of a service that links it only where it is included', async () => {
  const http = serviceWith({ participationType: 'EXHIBITOR' });
  for (const placeOf of [createEventDirectory(http).place, createTaskPlace(http)])
    expect((await placeOf(COMPANY))._unsafeUnwrap()).toEqual({
      id: COMPANY,
      event: EVENT,
      participationType: 'EXHIBITOR',
    });
});

example('a participation without any name is invalid', async () => {
  expect(await readBoth({ name: '', organizationName: '' })).toEqual([undefined, undefined]);
});
