import { EXHIBITOR_VERBS, INVITE_AGAIN_HOURS, inverseVerb, inviteesOf } from '@fairdesk/core/organiser';
import { EXHIBITOR_NOW } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyEmail = fc.constantFrom('ana@kas.example', 'jan@kas.example', 'no address');
const anyRole = fc.constantFrom('owner' as const, 'viewer' as const);
const anyCreated = fc
  .integer({ min: 0, max: 100 })
  .map((hours) => new Date(EXHIBITOR_NOW.getTime() - hours * 3_600_000));
const anyPeople = fc.record({
  email: fc.constantFrom('', 'INFO@kas.example', 'nothing'),
  users: fc.array(fc.record({ email: anyEmail, role: anyRole, hasAccount: fc.boolean() })),
  invitations: fc.array(
    fc.record({ email: anyEmail, role: anyRole, created: anyCreated, isAccepted: fc.boolean() }),
  ),
});

describe('inviteesOf', () => {
  it.prop([anyPeople])(
    'never invites someone with an account, or invited within a day, and nobody twice',
    (people) => {
      const invitees = inviteesOf(people, EXHIBITOR_NOW);
      const emails = invitees.map(({ email }) => email);
      expect(new Set(emails).size).toBe(emails.length);
      for (const { email } of invitees) {
        expect(people.users.some((user) => user.email === email && user.hasAccount)).toBe(false);
        for (const invitation of people.invitations.filter((one) => one.email === email)) {
          expect(invitation.isAccepted).toBe(false);
          const hours = (EXHIBITOR_NOW.getTime() - invitation.created.getTime()) / 3_600_000;
          expect(hours).toBeGreaterThanOrEqual(INVITE_AGAIN_HOURS);
        }
      }
    },
  );

  it('invites the contact address of a company without users', () => {
    const people = { email: ' Info@kas.example', users: [], invitations: [] };
    expect(inviteesOf(people, EXHIBITOR_NOW)).toEqual([{ email: 'info@kas.example', role: 'owner' }]);
    expect(inviteesOf({ ...people, email: '' }, EXHIBITOR_NOW)).toEqual([]);
  });
});

describe('inverseVerb', () => {
  it('is undone by itself', () => {
    for (const verb of EXHIBITOR_VERBS) {
      const inverse = inverseVerb(verb);
      expect(inverse === undefined ? verb : inverseVerb(inverse)).toBe(verb);
    }
  });
});
