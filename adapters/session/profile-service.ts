import type { AccessBook } from '@fairdesk/core/session';
import { eventIdOf, type Failure, type Membership, participationIdOf, ROLES } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import {
  isLinked,
  listQuery,
  ManyDocument,
  namesIn,
  nextOffset,
  type Resource,
  related,
} from '../shared/resources/json-api.ts';

const Role = z.object({ role: z.enum(ROLES) });

/** Number of roles per page: the maximum of the service. */
const PAGE_SIZE = 100;

/** Roles in the profile service: its `event-permissions`. */
export const createAccessBook = (http: Http): AccessBook => {
  const from = (
    email: string,
    offset: number,
    include?: 'event,participation',
  ): ResultAsync<readonly Membership[], Failure> =>
    http('get', 'api/v0.1/event-permissions', ManyDocument, {
      searchParams: listQuery({
        filter: [{ name: 'email', op: 'eq', val: email.toLowerCase() }],
        sort: 'id',
        limit: PAGE_SIZE,
        offset,
        ...(include && { include }),
        fields: { 'event-permissions': namesIn(Role, 'event', 'participation'), ...NAMES },
      }),
    }).andThen((document) => {
      const { data } = document;
      // Included only where needed: otherwise every change of a participation would expire the cached roles.
      if (!include && !data.every((role) => isLinked(role, 'event', 'participation')))
        return from(email, offset, 'event,participation');
      const memberships = data.flatMap(toMembership);
      const next = nextOffset(document, offset, PAGE_SIZE);
      return next === undefined
        ? okAsync(memberships)
        : from(email, next, include).map((rest) => [...memberships, ...rest]);
    });
  return { membershipsOf: (email) => from(email, 0) };
};

/** The least of the resources that a role belongs to. */
const NAMES = { events: 'name', participations: 'name' };

const toMembership = (resource: Resource): Membership[] => {
  const role = Role.safeParse(resource.attributes);
  const event = eventIdOf(related(resource, 'event')[0]?.id ?? '');
  if (!role.success || event === undefined) return [];
  const participation = participationIdOf(related(resource, 'participation')[0]?.id ?? '');
  return [{ event, role: role.data.role, ...(participation && { participation }) }];
};
