import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { csv, FAIR } from './folders.ts';
import { type ImportDesk, NOW, openDesk, touched } from './import-desk.ts';
import { SPOILED } from './spoiled-folders.ts';

describeEachDatabase('an import', (newPlace) => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openDesk(await newPlace());
  });
  afterAll(() => desk?.database.close());

  it('writes nothing on a dry run, and reports what it would do', async () => {
    const before = await desk.everything();
    const plan = await desk.plan(FAIR);
    expect(plan.faults).toEqual([]);
    expect(plan.counts.participations).toEqual({ new: 2, changed: 0, removed: 0, unchanged: 0 });
    expect(await desk.everything()).toEqual(before);
  });

  it('imports a whole fair', async () => {
    const plan = await desk.apply(FAIR);
    expect(plan.faults).toEqual([]);
    expect(plan.warnings).toEqual([]);
    const [one, other] = await desk.rows('participations');
    expect([one?.slug, other?.slug].toSorted()).toEqual(['acme-cicek', 'acme-cicek-2']);
    const tasks = await desk.rows('taskDefinitions');
    expect(tasks.map(({ date }) => date).toSorted()).toEqual(['20261123T160000Z', '20270112T225900Z']);
    const [anna] = (await desk.rows('users')).filter(({ email }) => email === 'anna@acme.example');
    expect(anna).toMatchObject({ passwordHash: null, accountSetup: 0 });
    expect(await desk.rows('outbox')).toHaveLength(1);
    const brands = await desk.rows('brands');
    for (const { brandId, brandName } of await desk.rows('participations')) {
      const own = brands.find(({ id }) => id === brandId);
      expect(own?.name ?? null).toBe(brandName);
    }
    expect(await desk.rows('files')).toHaveLength(1);
    const [message] = await desk.rows('messages');
    expect(message).toMatchObject({ date: '2026-11-19', publishFrom: '2026-12-31T23:00:00.000Z' });
  });

  it('changes nothing when repeated', async () => {
    const before = await desk.everything();
    const plan = await desk.apply(FAIR);
    expect(touched(plan)).toBe(0);
    expect(plan.invitations).toEqual([]);
    expect(await desk.everything()).toEqual(before);
  });

  it.each(SPOILED)(
    'writes nothing when there is %s, and reports the line',
    async (_what, files, file, line) => {
      const before = await desk.everything();
      const renamed = {
        'participations.csv': csv([{ event: 'spring', uid: 'a', organizationName: 'Renamed' }]),
      };
      const { faults } = await desk.apply({ ...FAIR, ...renamed, ...files });
      expect(faults).toContainEqual(expect.objectContaining({ file, line }));
      expect(await desk.everything()).toEqual(before);
    },
  );

  it('reports a fault once, and not again for rows that refer to the faulty row', async () => {
    const rows = [{ event: 'spring', uid: 'c', organizationName: 'C', email: 'nobody' }];
    const stands = [{ event: 'spring', participation: 'c', standNumber: '1' }];
    const { faults } = await desk.plan({ 'participations.csv': csv(rows), 'stands.csv': csv(stands) });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ file: 'participations.csv', line: 2, column: 'email' });
  });

  it('changes only what differs, and increments the version', async () => {
    const rows = csv([{ event: 'spring', uid: 'a', organizationName: 'Acme', shortDescription: 'Flowers' }]);
    const acme = async () => (await desk.rows('participations')).find(({ uid }) => uid === 'a');
    const before = Number((await acme())?.version);
    const plan = await desk.apply({ 'participations.csv': rows });
    expect(plan.counts.participations).toEqual({ new: 0, changed: 1, removed: 0, unchanged: 0 });
    const changed = { organizationName: 'Acme', organizationNameFolded: 'acme', version: before + 1 };
    expect(await acme()).toMatchObject(changed);
    await desk.apply(FAIR);
  });

  it('renames a company unless its name was changed by hand', async () => {
    const rename = (organizationName: string) =>
      desk.apply({ 'participations.csv': csv([{ event: 'spring', uid: 'b', organizationName }]) });
    await rename('Beta');
    const [row] = (await desk.rows('participations')).filter(({ uid }) => uid === 'b');
    expect(row).toMatchObject({ name: 'Beta', nameFolded: 'beta', slug: 'acme-cicek-2' });
    await desk.apply(FAIR);
  });

  it('drops characters that a database rejects', async () => {
    const bad = {
      'stands.csv': csv([{ event: 'spring', participation: 'b', standNumber: '1\0', bannerName: 'a\0b' }]),
    };
    const words = { 'dictionary/nl.json': '{ "broken": "half \\ud800 null \\u0000" }' };
    expect((await desk.apply({ ...bad, ...words })).faults).toEqual([]);
    expect(touched(await desk.apply({ ...bad, ...words }))).toBe(0);
  });

  it('keeps texts in languages that the folder leaves empty', async () => {
    await desk.apply({
      'tasks.csv': csv([{ event: 'spring', code: 't1', title_en: 'Send it now', title_nl: '' }]),
    });
    const [task] = (await desk.rows('taskDefinitions')).filter(({ code }) => code === 't1');
    expect(JSON.parse(String(task?.titles))).toEqual({ en: 'Send it now', nl: 'Stuur het' });
    await desk.apply(FAIR);
  });

  it('stores no executable markup', async () => {
    const content =
      '<p onclick="x()">Hi<script>x()</script> <a href="javascript:x()">there</a> &amp; here</p>';
    const rows = csv([{ event: 'spring', code: 't1', content_en: content }]);
    const messages = [{ event: 'spring', ref: 'm1', content: { en: content } }];
    const files = { 'tasks.csv': rows, 'messages.json': messages };
    await desk.apply(files);
    const clean = { en: '<p>Hi <a>there</a> &amp; here</p>' };
    const [task] = (await desk.rows('taskDefinitions')).filter(({ code }) => code === 't1');
    const [message] = await desk.rows('messages');
    expect([task?.contents, message?.contents].map((text) => JSON.parse(String(text)))).toEqual([
      clean,
      clean,
    ]);
    expect(touched(await desk.apply(files))).toBe(0);
  });

  it('keeps names that a user has chosen', async () => {
    const mine = { givenName: 'Mine', accountSetup: 1 };
    await desk.database.query
      .updateTable('users')
      .set(mine)
      .where('email', '=', 'anna@acme.example')
      .execute();
    await desk.apply({ 'users.csv': csv([{ email: 'anna@acme.example', givenName: 'Theirs' }]) });
    const [anna] = (await desk.rows('users')).filter(({ email }) => email === 'anna@acme.example');
    expect(anna?.givenName).toBe('Mine');
  });

  it('invites no user who has a password', async () => {
    const hash = { passwordHash: 'kept' };
    await desk.database.query
      .updateTable('users')
      .set(hash)
      .where('email', '=', 'desk@fair.example')
      .execute();
    const row = { event: 'spring', participation: '', role: 'staff', invite: 'yes' };
    const invited = async (email: string) =>
      (await desk.plan({ 'users.csv': csv([{ email, ...row }]) })).invitations.map((one) => one.email);
    expect(await invited('desk@fair.example')).toEqual([]);
    expect(await invited('new@fair.example')).toEqual(['new@fair.example']);
  });

  it('works while another process uses the database', async () => {
    const reading = desk.database.query.selectFrom('events').selectAll().execute();
    const [plan] = await Promise.all([desk.apply(FAIR, NOW), reading]);
    expect(plan.faults).toEqual([]);
  });
});

describe('FAIR, the data of these tests', () => {
  it('has every file that an import reads', () => {
    expect(Object.keys(FAIR)).toHaveLength(11);
  });
});
