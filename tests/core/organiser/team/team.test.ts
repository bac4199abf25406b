import {
  isLastAdmin,
  TEAM_ROLES,
  type TeamChange,
  type TeamMember,
  teamFaults,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const emails = fc.constantFrom('anna@fair.example', 'bo@fair.example', 'cem@fair.example');
const roles = fc.constantFrom(...TEAM_ROLES);
type Member = Pick<TeamMember, 'email' | 'role' | 'isMember'>;
const teams = fc.uniqueArray(fc.record({ email: emails, role: roles, isMember: fc.boolean() }), {
  selector: ({ email, role }) => `${email} ${role}`,
});
const changes: fc.Arbitrary<TeamChange> = fc.oneof(
  fc.record({ kind: fc.constant('role' as const), email: emails, from: roles, role: roles }),
  fc.record({ kind: fc.constant('remove' as const), email: emails, role: roles }),
);

/** The team after a change. */
const after = (team: readonly Member[], change: TeamChange): readonly Member[] => {
  if (change.kind === 'invite') return team;
  const from = change.kind === 'role' ? change.from : change.role;
  return team.flatMap((member) => {
    if (member.email !== change.email || member.role !== from) return [member];
    return change.kind === 'role' ? [{ ...member, role: change.role }] : [];
  });
};
const hasAdmin = (team: readonly Member[]) => team.some(({ role, isMember }) => isMember && role === 'admin');

describe('teamFaults', () => {
  it.prop([teams, fc.array(changes)])('never let a fair lose its last administrator', (team, wanted) => {
    let now: readonly Member[] = team;
    for (const change of wanted) {
      const isRefused = teamFaults(now, change).length > 0;
      const next = after(now, change);
      expect(isRefused).toBe(hasAdmin(now) && !hasAdmin(next));
      if (!isRefused) now = next;
    }
    if (hasAdmin(team)) expect(hasAdmin(now)).toBe(true);
  });

  example('reject an invitation without an email address', () => {
    const invite = { kind: 'invite', role: 'staff', language: 'nl' } as const;
    expect(teamFaults([], { ...invite, email: 'anna@fair.example' })).toEqual([]);
    expect(teamFaults([], { ...invite, email: 'anna' })).toMatchObject([{ code: 'forms-email' }]);
  });

  example('allow the only administrator to stay one, and nothing else', () => {
    const team = [{ email: 'anna@fair.example', role: 'admin', isMember: true }] as const;
    const change = { kind: 'role', email: 'anna@fair.example', from: 'admin' } as const;
    expect(teamFaults(team, { ...change, role: 'admin' })).toEqual([]);
    for (const lost of [
      { ...change, role: 'staff' },
      { ...change, kind: 'remove', role: 'admin' },
    ] as const)
      expect(teamFaults(team, lost)).toEqual([{ path: 'email', code: 'team-last-admin' }]);
  });

  example('count an invited administrator only once the invitation is accepted', () => {
    const admin = { email: 'anna@fair.example', role: 'admin', isMember: true } as const;
    const invited = { email: 'bo@fair.example', role: 'admin', isMember: false } as const;
    expect(isLastAdmin([admin, invited], admin)).toBe(true);
    expect(isLastAdmin([admin, { ...invited, isMember: true }], admin)).toBe(false);
  });
});
