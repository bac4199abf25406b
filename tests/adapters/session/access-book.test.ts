import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createAccessBook } from '#adapters/session/profile-service.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

interface Service {
  readonly roles: number;
  /** The most roles that it returns at once, whatever the limit of the request. */
  readonly pageSize: number;
  readonly statesTotal: boolean;
  /** Whether it links the relations of a role only where the request includes them, as JSON:API allows. */
  readonly linksIncluded: boolean;
}

const anyService: fc.Arbitrary<Service> = fc.record({
  roles: fc.nat(260),
  pageSize: fc.constantFrom(20, 50, 100),
  statesTotal: fc.constant(true),
  linksIncluded: fc.boolean(),
});

const bookOf = ({ roles, pageSize, statesTotal, linksIncluded }: Service) =>
  createAccessBook(
    createHttp('http://profile.local', async (request) => {
      const { searchParams } = new URL(request.url);
      const isLinked = (name: string): boolean =>
        !linksIncluded || (searchParams.get('include') ?? '').split(',').includes(name);
      const to = (name: string, data: object | null) => ({ links: {}, ...(isLinked(name) && { data }) });
      const all = Array.from({ length: roles }, (_, place) => ({
        type: 'event-permissions',
        id: String(place),
        attributes: { role: place % 2 ? 'owner' : 'staff' },
        relationships: {
          event: to('event', { type: 'events', id: String(place + 1) }),
          participation: to('participation', place % 2 ? { type: 'participations', id: `p-${place}` } : null),
        },
      }));
      const offset = Number(searchParams.get('page[offset]'));
      const limit = Math.min(pageSize, Number(searchParams.get('page[limit]')));
      return Response.json({
        data: all.slice(offset, offset + limit),
        ...(statesTotal && { meta: { total: roles } }),
      });
    }),
  );

it.prop([
  fc.oneof(
    anyService,
    anyService.map((one) => ({ ...one, pageSize: 100, statesTotal: false })),
  ),
])('reads every role of a user, however the service pages and links them', async (service) => {
  const memberships = (await bookOf(service).membershipsOf('Anna@bakery.example'))._unsafeUnwrap();
  expect(memberships).toEqual(
    Array.from({ length: service.roles }, (_, place) =>
      place % 2
        ? { event: String(place + 1), role: 'owner', participation: `p-${place}` }
        : { event: String(place + 1), role: 'staff' },
    ),
  );
});
