import {
  type EventAction,
  type EventId,
  isOrganiser,
  isVisitingOrganiser,
  type Membership,
  mayOnEvent,
  mayTouch,
  type ParticipationId,
  ROLES,
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
const [event, participation] = ['101' as EventId, 'p-1' as ParticipationId];
const touched = { event, participation };
const ownOf = (memberships: readonly Membership[]) =>
  memberships.filter((one) => one.event === event && one.participation === participation);
const isRunBy = (memberships: readonly Membership[]) =>
  memberships.some((one) => one.event === event && isOrganiser(one.role));

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
