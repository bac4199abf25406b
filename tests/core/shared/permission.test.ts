import {
  type Action,
  isOrganiser,
  isVisitingOrganiser,
  type Membership,
  mayOnEvent,
  mayTouch,
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

  it.prop([fc.array(anyMembership), anyMembership, touched, anyAction])(
    'never loses a permission through an additional role',
    (memberships, more, one, action) => {
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
  it.prop([fc.array(anyMembership), anyEventId, anyEventAction])(
    'allows exactly the organisers of that event, only administrators to manage it, and site editors only its pages',
    (memberships, event, action) => {
      const roles = memberships.filter((one) => one.event === event).map(({ role }) => role);
      const may = {
        'run-event': roles.some(isOrganiser),
        'manage-event': roles.includes('admin'),
        'edit-site': roles.includes('admin') || roles.includes('site-editor'),
      };
      expect(mayOnEvent(memberships, event, action)).toBe(may[action]);
    },
  );

  it.prop([fc.array(anyMembership), anyEventId])(
    'never allows more to manage than to run',
    (memberships, event) => {
      if (mayOnEvent(memberships, event, 'manage-event'))
        expect(mayOnEvent(memberships, event, 'run-event')).toBe(true);
    },
  );
});

describe('isVisitingOrganiser', () => {
  it.prop([fc.array(anyMembership), touched])(
    'is never true of the people of the company, nor of a user who may not touch it',
    (memberships, one) => {
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
