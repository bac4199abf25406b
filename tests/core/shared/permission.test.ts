import {
  type Action,
  type EventId,
  isOrganiser,
  isVisitingOrganiser,
  type Membership,
  mayOnEvent,
  mayTouch,
  type ParticipationId,
} from '@fairdesk/core/shared';
import { anyEventId, anyMembership, anyParticipationId, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

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
const touched = fc.record({ event: anyEventId, participation: anyParticipationId });
/** Roles at this event and this company, and at others. */
const rolesNear = ({ event, participation }: { event: EventId; participation?: ParticipationId }) =>
  fc.array(
    fc.tuple(anyMembership, fc.boolean(), fc.boolean()).map(([other, isHere, isOwn]): Membership => {
      const here = isHere ? { ...other, event } : other;
      return isOwn && participation !== undefined && other.participation !== undefined
        ? { ...here, participation }
        : here;
    }),
  );
const touchedByRoles = touched.chain((one) => fc.tuple(fc.constant(one), rolesNear(one)));

describe('mayTouch', () => {
  it.prop([fc.array(anyMembership), touched, anyAction])(
    'never allows a member of another event anything',
    (memberships, one, action) => {
      const strange = memberships.filter(({ event }) => event !== one.event);
      expect(mayTouch(strange, one, action)).toBe(false);
    },
  );

  it.prop([fc.array(anyMembership), touched, anyParticipationId, anyAction])(
    'never allows a colleague of one company to change another',
    (memberships, one, own, action) => {
      fc.pre(own !== one.participation);
      const colleague = memberships
        .filter(({ participation }) => participation !== undefined)
        .map((membership): Membership => ({ ...membership, event: one.event, participation: own }));
      expect(mayTouch(colleague, one, action)).toBe(false);
    },
  );

  it.prop([touchedByRoles, anyMembership, anyAction])(
    'never loses a permission through an additional role',
    ([one, memberships], more, action) => {
      if (mayTouch(memberships, one, action))
        expect(mayTouch([...memberships, more], one, action)).toBe(true);
    },
  );

  it.prop([touched])('lets every role read, except site editors', (one) => {
    for (const role of ['owner', 'editor', 'award', 'media', 'viewer', 'staff', 'admin'] as const) {
      expect(mayTouch([{ ...one, role }], one, 'read')).toBe(true);
    }
    expect(mayTouch([{ ...one, role: 'site-editor' }], one, 'read')).toBe(false);
  });

  it.prop([touched])('lets a viewer read only', (one) => {
    const may = ACTIONS.filter((action) => mayTouch([{ ...one, role: 'viewer' }], one, action));
    expect(may).toEqual(['read']);
  });

  it.each([
    ['owner', ['read', 'edit-profile', 'publish-profile', 'tick-tasks', 'submit-award']],
    ['editor', ['read', 'edit-profile', 'tick-tasks', 'submit-award']],
    ['award', ['read', 'submit-award']],
    ['media', ['read']],
    ['viewer', ['read']],
    ['staff', ['read', 'edit-profile', 'publish-profile', 'tick-tasks', 'run-event']],
    [
      'admin',
      ['read', 'edit-profile', 'publish-profile', 'tick-tasks', 'run-event', 'manage-event', 'edit-site'],
    ],
    ['site-editor', ['edit-site']],
  ] as const)('lets a member with the role %s do exactly %j', (role, may) => {
    const one = oneOf(touched);
    expect(ACTIONS.filter((action) => mayTouch([{ ...one, role }], one, action))).toEqual(may);
  });
});

const anyEventAction = fc.constantFrom('run-event' as const, 'manage-event' as const, 'edit-site' as const);

describe('mayOnEvent', () => {
  it.prop([anyEventId.chain((event) => fc.tuple(fc.constant(event), rolesNear({ event }))), anyEventAction])(
    'allows exactly the organisers of that event, only administrators to manage it, and site editors only its pages',
    ([event, memberships], action) => {
      const roles = memberships.filter((one) => one.event === event).map(({ role }) => role);
      const may = {
        'run-event': roles.some(isOrganiser),
        'manage-event': roles.includes('admin'),
        'edit-site': roles.includes('admin') || roles.includes('site-editor'),
      };
      expect(mayOnEvent(memberships, event, action)).toBe(may[action]);
    },
  );

  it.prop([anyEventId.chain((event) => fc.tuple(fc.constant(event), rolesNear({ event })))])(
    'never allows more to manage than to run',
    ([event, memberships]) => {
      if (mayOnEvent(memberships, event, 'manage-event'))
        expect(mayOnEvent(memberships, event, 'run-event')).toBe(true);
    },
  );
});

describe('isVisitingOrganiser', () => {
  it.prop([touchedByRoles])(
    'is never true of the people of the company, nor of a user who may not touch it',
    ([one, memberships]) => {
      const isVisiting = isVisitingOrganiser(memberships, one);
      if (isVisiting) expect(mayTouch(memberships, one, 'read')).toBe(true);
      const member: Membership = { ...one, role: 'viewer' };
      expect(isVisitingOrganiser([...memberships, member], one)).toBe(false);
      const organiser: Membership = { event: one.event, role: 'staff' };
      const others = memberships.filter(({ participation }) => participation !== one.participation);
      expect(isVisitingOrganiser([...others, organiser], one)).toBe(true);
    },
  );
});
