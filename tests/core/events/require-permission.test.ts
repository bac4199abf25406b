import { type EventDirectory, openForChanges, requirePermission } from '@fairdesk/core/events';
import { type Action, isOrganiserOf, type Membership, mayTouch, ROLES } from '@fairdesk/core/shared';
import {
  anyEvent,
  anyFailure,
  anyFairInstant,
  anyMembership,
  anyParticipation,
  memoryAccessBook,
  memoryClock,
  memoryEventDirectory,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const EMAIL = 'anna@bakery.example';
const ACTIONS: readonly Action[] = [
  'read',
  'edit-profile',
  'publish-profile',
  'tick-tasks',
  'submit-award',
  'run-event',
  'manage-event',
  'edit-site',
];
const anyAction = fc.constantFrom(...ACTIONS);

/** A participation in an event, and roles of which some belong to it. */
const scenes = fc
  .record({
    event: anyEvent(),
    participation: anyParticipation(),
    own: fc.subarray([...ROLES], { maxLength: 2 }),
    others: fc.array(anyMembership, { maxLength: 3 }),
    now: anyFairInstant,
  })
  .map(({ event, own, others, now, ...rest }) => {
    const participation = { ...rest.participation, event: event.id };
    const roles = own.map((role): Membership => ({ event: event.id, participation: participation.id, role }));
    return { event, participation, memberships: [...roles, ...others], now };
  });

const book = (memberships: readonly Membership[]) => memoryAccessBook({ [EMAIL]: memberships });

describe('requirePermission', () => {
  it.prop([scenes, anyAction])(
    'never allows more than the roles of the user, nor any change to a closed event',
    async ({ event, participation, memberships, now }, action) => {
      const directory = memoryEventDirectory([event], [participation]);
      const require = requirePermission({ directory, access: book(memberships), clock: () => now });
      const result = await require(EMAIL, participation.id, action);
      const touched = { event: event.id, participation: participation.id };
      const standing = openForChanges(event, now);
      const isOpen = action === 'read' || standing.isOk();
      expect(result.isOk()).toBe(mayTouch(memberships, touched, action) && isOpen);
      if (result.isOk()) {
        expect(result.value.participation).toMatchObject({ id: participation.id, event: event.id });
        for (const wish of ACTIONS) expect(result.value.may(wish)).toBe(mayTouch(memberships, touched, wish));
      } else if (mayTouch(memberships, touched, action)) {
        expect(result.error).toEqual(standing._unsafeUnwrapErr());
      }
    },
  );

  it.prop([scenes, anyAction])(
    'never reveals whether a participation exists that the user may not touch',
    async ({ event, participation, memberships, now }, action) => {
      const touched = { event: event.id, participation: participation.id };
      fc.pre(!mayTouch(memberships, touched, action));
      const ports = { access: book(memberships), clock: () => now };
      const foreign = memoryEventDirectory([event], [participation]);
      const unknown = memoryEventDirectory([event], []);
      const [one, other] = await Promise.all(
        [foreign, unknown].map((directory) =>
          requirePermission({ ...ports, directory })(EMAIL, participation.id, action),
        ),
      );
      expect(one?._unsafeUnwrapErr()).toEqual({
        kind: 'not-found',
        what: `participation ${participation.id}`,
      });
      expect(other).toEqual(one);
    },
  );

  it.prop([fc.oneof(fc.constantFrom('', '../1', 'p 1'), fc.string()), anyAction])(
    'never looks up an id that cannot be one',
    async (id, action) => {
      fc.pre(!/^[A-Za-z0-9-]{1,64}$/.test(id));
      const shut = { place: () => expect.unreachable(), event: () => expect.unreachable() };
      const require = requirePermission({ directory: shut, access: book([]), clock: memoryClock().now });
      expect((await require(EMAIL, id, action))._unsafeUnwrapErr()).toEqual({
        kind: 'not-found',
        what: `participation ${id}`,
      });
    },
  );

  it.prop([scenes, anyFailure])(
    'reports any other failure of the directory as it is',
    async ({ event, participation, memberships, now }, failure) => {
      fc.pre(failure.kind !== 'not-found');
      const directory: EventDirectory = {
        ...memoryEventDirectory([event], [participation]),
        place: () => errAsync(failure),
      };
      const require = requirePermission({ directory, access: book(memberships), clock: () => now });
      expect((await require(EMAIL, participation.id, 'read'))._unsafeUnwrapErr()).toEqual(failure);
    },
  );
});

describe('isOrganiserOf', () => {
  it.prop([fc.array(anyMembership), anyMembership])(
    'is true exactly of staff and administrators of that event',
    (others, membership) => {
      const { event } = membership;
      const memberships = [...others, membership];
      const roles = memberships.filter((one) => one.event === event).map(({ role }) => role);
      const isOrganiser = roles.includes('staff') || roles.includes('admin');
      expect(isOrganiserOf(memberships, event)).toBe(isOrganiser);
    },
  );
});
