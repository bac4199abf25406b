import { expect, it } from 'vitest';
import { openPlatform } from '#adapters/platform/index.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { csv, FAIR } from './folders.ts';
import { openDesk } from './import-desk.ts';

describeEachDatabase('a user invited by an import', (newPlace) => {
  it('accepts with the link in the mail, and signs in with their own password', async () => {
    const place = await newPlace();
    const desk = await openDesk(place);
    await desk.apply(FAIR, new Date());
    const [mail] = await desk.rows('outbox');
    const token = /https:\/\/desk\.example\/invite\/(\S+)/.exec(String(mail?.body))?.[1];
    const platform = await openPlatform({
      ...place,
      ...{
        serviceUser: 'u',
        servicePassword: 'p',
        layoutKey: 'k',
        publicUrl: 'https://desk.example',
        log: quietLog,
      },
    });
    const ask = (path: string, body?: unknown) =>
      platform.fetch(
        new Request(`http://platform.local/identity/${path}`, {
          ...(body !== undefined && {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        }),
      );
    expect(await (await ask(`invitations/${token}`)).json()).toMatchObject({
      email: 'anna@acme.example',
      places: [{ eventName: 'Spring Fair', organizationName: 'Acme Çiçek' }],
      role: 'owner',
    });
    const chosen = { givenName: 'Stand', familyName: 'Desk', password: 'a-password-of-my-own' };
    expect((await ask(`invitations/${token}/accept`, chosen)).status).toBe(200);
    const before = await desk.rows('eventPermissions');
    expect(before).toHaveLength(2);
    const again = await desk.apply(FAIR, new Date());
    expect(again.invitations).toEqual([]);
    expect(await desk.rows('eventPermissions')).toEqual(before);
    await platform.close();
    await desk.database.close();
  });

  it('gets one mail for all companies of the import, and accepts all with its link', async () => {
    const place = await newPlace();
    const desk = await openDesk(place);
    const person = { email: 'bo@acme.example', givenName: 'Bo', familyName: 'Bloem', invite: 'yes' };
    const users = csv([
      { ...person, event: 'spring', participation: 'a', role: 'owner' },
      { ...person, event: 'spring', participation: 'b', role: 'editor' },
    ]);
    await desk.apply({ ...FAIR, 'users.csv': users }, new Date());
    const mails = await desk.rows('outbox');
    expect(mails).toHaveLength(1);
    const body = String(mails[0]?.body);
    const names = (await desk.rows('participations')).map(({ organizationName }) => String(organizationName));
    expect(names).toHaveLength(2);
    for (const name of names) expect(body).toContain(name);
    const token = /https:\/\/desk\.example\/invite\/(\S+)/.exec(body)?.[1];
    const platform = await openPlatform({
      ...place,
      ...{
        serviceUser: 'u',
        servicePassword: 'p',
        layoutKey: 'k',
        publicUrl: 'https://desk.example',
        log: quietLog,
      },
    });
    const ask = (path: string, body?: unknown) =>
      platform.fetch(
        new Request(`http://platform.local/identity/${path}`, {
          ...(body !== undefined && {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        }),
      );
    const said = await (await ask(`invitations/${token}`)).json();
    expect(said).toMatchObject({ accountExists: false, givenName: 'Bo', familyName: 'Bloem' });
    expect(said.places).toHaveLength(2);
    const chosen = { givenName: 'Bo', familyName: 'Bloem', password: 'a-password-of-my-own' };
    expect((await ask(`invitations/${token}/accept`, chosen)).status).toBe(200);
    const accepted = (await desk.rows('invitations')).map((row) => row.accepted);
    expect(accepted).toHaveLength(2);
    expect(accepted).not.toContain(null);
    expect((await ask(`invitations/${token}`)).status).toBe(404);
    await platform.close();
    await desk.database.close();
  });
});
