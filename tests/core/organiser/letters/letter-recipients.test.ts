import { letterRecipients } from '@fairdesk/core/organiser';
import { ROLES, type Role } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('letterRecipients', () => {
  const anyEmail = fc.constantFrom('a@kas.example', 'A@kas.example', ' b@kas.example', 'c', '');
  const anyRole = fc.constantFrom<Role>(...ROLES);
  const anyUser = fc.record({ email: anyEmail, role: anyRole, hasAccount: fc.boolean() });
  const anyInvitation = fc.record({
    ...{ email: anyEmail, role: anyRole, isAccepted: fc.boolean() },
    created: fc.constant(new Date(0)),
  });

  it.prop([anyEmail, fc.array(anyUser), fc.array(anyInvitation)])(
    'never reaches an address twice, nor an invalid one, nor a role without tasks',
    (email, users, invitations) => {
      const reached = letterRecipients({ email, users, invitations });
      expect(new Set(reached).size).toBe(reached.length);
      expect(reached).not.toContain('c');
      const contact = email.trim().toLowerCase();
      for (const address of reached) {
        const roles = [...users, ...invitations.filter(({ isAccepted }) => !isAccepted)]
          .filter((person) => person.email.trim().toLowerCase() === address)
          .map(({ role }) => role);
        const isPerson = roles.includes('owner') || roles.includes('editor');
        expect(isPerson || (reached.length === 1 && address === contact)).toBe(true);
      }
    },
  );

  it.prop([anyEmail, fc.array(anyUser), fc.array(anyInvitation)])(
    'reaches every main contact and editor, and the contact address only without any',
    (email, users, invitations) => {
      const reached = letterRecipients({ email, users, invitations });
      const people = [...users, ...invitations.filter(({ isAccepted }) => !isAccepted)].flatMap((person) =>
        person.email.includes('@') && ['owner', 'editor'].includes(person.role)
          ? [person.email.trim().toLowerCase()]
          : [],
      );
      const contact = email.includes('@') ? [email.trim().toLowerCase()] : [];
      expect(new Set(reached)).toEqual(new Set(people.length > 0 ? people : contact));
    },
  );

  it('reaches a company without people at its contact address', () => {
    expect(letterRecipients({ email: 'Info@kas.example', users: [], invitations: [] })).toEqual([
      'info@kas.example',
    ]);
  });
});
