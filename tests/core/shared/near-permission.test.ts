import {
  type Action,
  type EventAction,
  type EventId,
  isOrganiser,
  isVisitingOrganiser,
  type Membership,
  mayOnEvent,
  mayTouch,
  type ParticipationId,
  ROLES,
  type Role,
} from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const EVENTS = ['101', '102'] as EventId[];
const PARTICIPATIONS = ['p-1', 'p-2'] as ParticipationId[];

/** Memberships that differ from a participation in its event, its company, both or neither. */
const near: fc.Arbitrary<readonly Membership[]> = fc.array(
  fc
    .tuple(fc.constantFrom(...EVENTS), fc.constantFrom(...PARTICIPATIONS), fc.constantFrom(...ROLES))
    .map(([event, participation, role]) =>
      isOrganiser(role) || role === 'site-editor' ? { event, role } : { event, participation, role },
    ),
  { maxLength: 3 },
);
const EVENT_ACTIONS: readonly EventAction[] = ['run-event', 'manage-event', 'edit-site'];
const ACTIONS: readonly Action[] = ['read', 'edit-profile', 'submit-award', ...EVENT_ACTIONS];
const [event, participation] = ['101' as EventId, 'p-1' as ParticipationId];
const touched = { event, participation };
const ownOf = (memberships: readonly Membership[]) =>
  memberships.filter((one) => one.event === event && one.participation === participation);
const isRunBy = (memberships: readonly Membership[]) =>
  memberships.some((one) => one.event === event && isOrganiser(one.role));

describe('a role that this version does not know', () => {
  it.prop([near, fc.constantFrom('auditor', 'constructor', 'toString', '__proto__', '')])(
    'allows nothing, and takes no permission away',
    (memberships, name) => {
      const unknown: Membership = { event, participation, role: name as Role };
      for (const action of ACTIONS) {
        expect(mayTouch([unknown], touched, action)).toBe(false);
        expect(mayTouch([unknown, ...memberships], touched, action)).toBe(
          mayTouch(memberships, touched, action),
        );
      }
      for (const action of EVENT_ACTIONS)
        expect(mayOnEvent([unknown, { event, role: name as Role }], event, action)).toBe(false);
    },
  );
});

describe('mayTouch', () => {
  it.prop([near])('lets exactly the company and the organisers of the event read', (memberships) => {
    const mayRead = ownOf(memberships).length > 0 || isRunBy(memberships);
    expect(mayTouch(memberships, touched, 'read')).toBe(mayRead);
  });
});

describe('isVisitingOrganiser', () => {
  it.prop([near])('is true exactly of organisers without a role in the company', (memberships) => {
    const isVisiting = isRunBy(memberships) && ownOf(memberships).length === 0;
    expect(isVisitingOrganiser(memberships, touched)).toBe(isVisiting);
  });
});

describe('mayOnEvent', () => {
  it.prop([near, fc.constantFrom<EventAction>('run-event', 'manage-event', 'edit-site')])(
    'never allows an action without a role at that event, and always with the right one',
    (memberships, action) => {
      const roles = memberships.filter((one) => one.event === event).map(({ role }) => role);
      const allowed = {
        'run-event': ['staff', 'admin'],
        'manage-event': ['admin'],
        'edit-site': ['admin', 'site-editor'],
      };
      const may = roles.some((role) => allowed[action].includes(role));
      expect(mayOnEvent(memberships, event, action)).toBe(may);
    },
  );
});
