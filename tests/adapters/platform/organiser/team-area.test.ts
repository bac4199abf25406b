import { randomUUID } from 'node:crypto';
import type { TeamChange } from '@fairdesk/core/organiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createTeamOffice } from '#adapters/organiser/team-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const ANNA = 'anna@fair.example';
const BO = 'bo@fair.example';

describeEachDatabase('the team of a fair', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    const now = new Date().toISOString();
    for (const [id, email, role] of [
      ['p-1', ANNA, 'admin'],
      ['p-2', BO, 'staff'],
    ] as const)
      await database.query
        .insertInto('eventPermissions')
        .values({ id, email, role, eventId: '101', created: now, modified: now })
        .execute();
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () => createTeamOffice(desk.http, desk.caller);
  const rolesOf = async () =>
    (await office().team())._unsafeUnwrap().map(({ email, role, isMember }) => [email, role, isMember]);
  const change = async (wanted: TeamChange) => (await office().change(wanted))._unsafeUnwrap();

  it('invites by mail, changes roles and ends access, each with its entry in the history', async () => {
    await change({ kind: 'invite', email: 'cem@fair.example', role: 'staff', language: 'tr' });
    await change({ kind: 'invite', email: 'cem@fair.example', role: 'staff', language: 'tr' });
    expect(await rolesOf()).toEqual([
      [ANNA, 'admin', true],
      [BO, 'staff', true],
      ['cem@fair.example', 'staff', false],
    ]);
    const mails = await database.query.selectFrom('outbox').select(['recipient', 'eventId']).execute();
    expect(mails).toEqual([1, 2].map(() => ({ recipient: 'cem@fair.example', eventId: '101' })));
    await change({ kind: 'role', email: BO, from: 'staff', role: 'admin' });
    await change({ kind: 'remove', email: 'cem@fair.example', role: 'staff' });
    expect(await rolesOf()).toEqual([
      [ANNA, 'admin', true],
      [BO, 'admin', true],
    ]);
    const entries = (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
    expect(entries.map(({ action, label }) => [action, label])).toEqual([
      ['team.remove', 'cem@fair.example'],
      ['team.role', BO],
      ['team.invite', 'cem@fair.example'],
      ['team.invite', 'cem@fair.example'],
    ]);
  });

  it('keeps one administrator when two remove each other at the same time', async () => {
    const results = await Promise.all(
      [ANNA, BO].map((email) => office().change({ kind: 'remove', email, role: 'admin' })),
    );
    expect(results.filter((result) => result.isOk())).toHaveLength(1);
    const [last] = await rolesOf();
    expect(last?.slice(1)).toEqual(['admin', true]);
    const email = String(last?.[0]);
    const failure = (
      await office().change({ kind: 'role', email, from: 'admin', role: 'staff' })
    )._unsafeUnwrapErr();
    expect(failure).toMatchObject({ kind: 'rejected', fields: [{ code: 'team-last-admin' }] });
  });

  it('gives not-found for a person outside the team', async () => {
    const missing = await office().change({ kind: 'remove', email: 'eve@fair.example', role: 'staff' });
    expect(missing._unsafeUnwrapErr().kind).toBe('not-found');
  });

  const invitationsTo = async (email: string) =>
    (await database.query.selectFrom('outbox').select('recipient').where('recipient', '=', email).execute())
      .length;

  it.each(['one after the other', 'at once'])(
    'sends an invitation once that arrives twice, %s',
    async (how) => {
      const email = `${how.replaceAll(' ', '-')}@fair.example`;
      const invitation = { kind: 'invite', id: randomUUID(), email, role: 'staff', language: 'en' } as const;
      const first = change(invitation);
      if (how !== 'at once') await first;
      await Promise.all([first, change(invitation)]);
      expect(await invitationsTo(email)).toBe(1);
      const entries = (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
      expect(entries.filter(({ label }) => label === email).length).toBe(1);
      // Its id does not stand for the invitation of another person, nor for another language.
      const other = `other-${email}`;
      await change({ ...invitation, email: other });
      await change({ ...invitation, language: 'nl' });
      expect([await invitationsTo(other), await invitationsTo(email)]).toEqual([1, 2]);
    },
  );
});
