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

  it.prop([anyPeople])(
    'invites everyone else: who has no account yet, or was invited long enough ago',
    (people) => {
      const everyone = [...people.users, ...people.invitations];
      const invited = new Map(inviteesOf(people, EXHIBITOR_NOW).map(({ email, role }) => [email, role]));
      const isRecent = ({ created }: { readonly created: Date }) =>
        EXHIBITOR_NOW.getTime() - created.getTime() < INVITE_AGAIN_HOURS * 3_600_000;
      for (const { email } of everyone.filter((one) => one.email !== 'no address')) {
        const hasAccount = people.users.some((user) => user.email === email && user.hasAccount);
        const mails = people.invitations.filter((invitation) => invitation.email === email);
        if (!hasAccount && !mails.some((mail) => mail.isAccepted || isRecent(mail)))
          expect(invited.get(email)).toBe(everyone.find((one) => one.email === email)?.role);
      }
      if (everyone.length > 0) expect([...invited.keys()]).not.toContain(people.email.toLowerCase());
      else expect([...invited.keys()]).toEqual(people.email.includes('@') ? ['info@kas.example'] : []);
    },
  );

  it.prop([anyPeople, fc.func(fc.boolean())])(
    'takes addresses in capitals for the same',
    (people, isCapital) => {
      const written = <T extends { readonly email: string }>(one: T, place: number): T => ({
        ...one,
        email: isCapital(one.email, place) ? ` ${one.email.toUpperCase()} ` : one.email,
      });
      const { email, users, invitations } = people;
      const others = { email, users: users.map(written), invitations: invitations.map(written) };
      expect(inviteesOf(others, EXHIBITOR_NOW)).toEqual(inviteesOf(people, EXHIBITOR_NOW));
    },
  );

  it('invites again exactly a day after the last invitation', () => {
    const invitedAgo = (ms: number) => {
      const created = new Date(EXHIBITOR_NOW.getTime() - INVITE_AGAIN_HOURS * 3_600_000 + ms);
      const invitation = { email: 'ana@kas.example', role: 'viewer' as const, created, isAccepted: false };
      return inviteesOf({ email: '', users: [], invitations: [invitation] }, EXHIBITOR_NOW).length;
    };
    expect([invitedAgo(0), invitedAgo(1)]).toEqual([1, 0]);
  });

  it('invites the contact address of a company without users', () => {
    const people = { email: ' Info@kas.example', users: [], invitations: [] };
    expect(inviteesOf(people, EXHIBITOR_NOW)).toEqual([{ email: 'info@kas.example', role: 'owner' }]);
    expect(inviteesOf({ ...people, email: '' }, EXHIBITOR_NOW)).toEqual([]);
  });
});

describe('inverseVerb', () => {
  it('undoes every change, and no mail', () => {
    expect(EXHIBITOR_VERBS.map(inverseVerb)).toEqual([
      undefined,
      undefined,
      'hide',
      'publish',
      'restore',
      'cancel',
    ]);
  });

  it('is undone by itself', () => {
    for (const verb of EXHIBITOR_VERBS) {
      const inverse = inverseVerb(verb);
      expect(inverse === undefined ? verb : inverseVerb(inverse)).toBe(verb);
    }
  });
});
