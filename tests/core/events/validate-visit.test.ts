import {
  type SelectionCheck,
  siteOf,
  type ValidateVisitPorts,
  validateSelection,
  validateVisit,
} from '@fairdesk/core/events';
import { type Failure, isOrganiser, localPath, type ParticipationId } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { anyRequest, type PortalWorld, portalPorts } from '#tests/support/worlds/portal-world.ts';
import { anyOwnVisit, anyVisitWorld } from '#tests/support/worlds/visit-world.ts';

const anyVisit = fc
  .oneof(anyOwnVisit, fc.record({ world: anyVisitWorld, request: anyRequest }))
  .map(({ world, request: { selection, address, language } }) => ({
    ...{ world, selection, address: localPath({ language, path: address }) },
  }));
const many = { numRuns: 500 };

/** Whether a participation belongs to the user of a world. */
const isTheirs = ({ memberships, participations }: PortalWorld, id: ParticipationId): boolean => {
  const one = participations.find((each) => each.id === id);
  return memberships.some(
    ({ event, role, participation }) =>
      (event === one?.event && isOrganiser(role)) || (participation === id && role !== 'site-editor'),
  );
};
const mineIn = (world: PortalWorld): SelectionCheck['mine'] =>
  world.participations.filter(({ id, status }) => status === 'CONFIRMED' && isTheirs(world, id));

/** The ports of a world, with the ids that were read. */
const recorded = (world: PortalWorld) => {
  const ports = portalPorts(world);
  const reads: { participations: ParticipationId[]; lists: number } = { participations: [], lists: 0 };
  const directory: ValidateVisitPorts['directory'] = {
    participation: (id) => {
      reads.participations.push(id);
      return ports.directory.participation(id);
    },
    participations: (...request) => {
      reads.lists += 1;
      return ports.directory.participations(...request);
    },
  };
  return { ports: { ...ports, directory }, reads };
};
const emailOf = (world: PortalWorld) => world.session?.user.email ?? '';

describe('validateVisit', () => {
  it.prop([anyVisit], many)(
    'decides as the rule does that knows every participation of the user',
    async ({ world, selection, address }) => {
      const site = siteOf(world.sites, address);
      const outcome = await validateVisit(portalPorts(world))(emailOf(world), selection, address);
      expect(outcome._unsafeUnwrap()).toEqual(
        validateSelection({
          ...{ selection, mine: mineIn(world) },
          ...(site && { event: site.event, visit: { site, address } }),
        }),
      );
    },
  );

  it.prop([anyVisit], many)(
    'reads no participation of another user, and nothing for a user without roles in the event',
    async ({ world, selection, address }) => {
      const { ports, reads } = recorded(world);
      (await validateVisit(ports)(emailOf(world), selection, address))._unsafeUnwrap();
      const isOrganised = world.memberships.some(({ role }) => isOrganiser(role));
      const chosen = selection.kind === 'participation' ? selection.chosen.participationId : undefined;
      for (const id of reads.participations) {
        expect(id).toBe(chosen ?? 'none');
        if (!isOrganised) expect(isTheirs(world, id)).toBe(true);
      }
      const site = siteOf(world.sites, address);
      const hasRole = world.memberships.some(
        ({ event, role, participation }) =>
          (site === undefined || event === site.event) &&
          (isOrganiser(role) || (participation !== undefined && role !== 'site-editor')),
      );
      expect(reads.lists + reads.participations.length > 0).toBe(hasRole);
    },
  );

  it.prop([anyOwnVisit], many)(
    'reads no list of participations where the selection is valid',
    async ({ world, request: { selection, address } }) => {
      const { ports, reads } = recorded(world);
      const event = siteOf(world.sites, address)?.event;
      const id = selection.kind === 'participation' ? selection.chosen.participationId : undefined;
      const isValid = mineIn(world).some((one) => one.id === id && one.event === event);
      fc.pre(event !== undefined);
      await validateVisit(ports)(emailOf(world), selection, address);
      if (isValid) expect(reads).toEqual({ participations: [id], lists: 0 });
    },
  );

  const failure: Failure = { kind: 'unavailable', request: 'GET /' };
  const fails = () => errAsync<never, Failure>(failure);

  it.prop([anyVisit, fc.constantFrom('participation' as const, 'participations' as const)], many)(
    'fails exactly when a service fails that it needs',
    async ({ world, selection, address }, broken) => {
      const { ports, reads } = recorded(world);
      await validateVisit(ports)(emailOf(world), selection, address);
      const isNeeded = broken === 'participation' ? reads.participations.length > 0 : reads.lists > 0;
      const directory = { ...ports.directory, [broken]: fails };
      const outcome = await validateVisit({ ...ports, directory })(emailOf(world), selection, address);
      expect(outcome.isErr() && outcome.error === failure).toBe(isNeeded);
    },
  );

  it.prop([anyVisit])('fails without sites or roles', async ({ world, selection, address }) => {
    const ports = portalPorts(world);
    for (const broken of [{ sites: { sites: fails } }, { access: { membershipsOf: fails } }]) {
      const outcome = await validateVisit({ ...ports, ...broken })(emailOf(world), selection, address);
      expect(outcome._unsafeUnwrapErr()).toBe(failure);
    }
  });
});
