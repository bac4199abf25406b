import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictureStudio } from '#adapters/media/picture-studio.ts';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createWebsiteOffice } from '#adapters/organiser/website-service.ts';
import { contentStamp } from '#adapters/platform/content/content-stamp.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const NO_PICTURES = { logo: '', favicon: '', socialImage: '' };

describeEachDatabase('the website of a fair', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) =>
      ensureSites(query, new Date(), { languages: ['nl', 'en'], brandColour: '' }),
    );
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () => createWebsiteOffice(desk.http, desk.caller, createPictureStudio());
  const read = async () => (await office().website())._unsafeUnwrap();
  const row = () =>
    database.query.selectFrom('sites').selectAll().where('eventId', '=', '101').executeTakeFirstOrThrow();

  it('reads back as it was saved, and keeps what only an import sets', async () => {
    const stamp = await contentStamp(database.query);
    const { version, pictures: _, ...form } = await read();
    expect(form).toMatchObject({ languages: ['en', 'nl'], titleSuffix: ' | Aqua 2028', brandColour: '' });
    const wanted = {
      ...form,
      ...{ languages: ['en', 'nl', 'tr'] as const, brandColour: '#0a5c4a', titleSuffix: ' – Aqua' },
      ...{
        archiveAt: '2028-06-01',
        testUsers: 'Anna@fair.example | bram@fair.example',
        robots: 'User-agent: *',
      },
    };
    const saved = (await office().save(wanted, version))._unsafeUnwrap();
    expect(saved).toEqual({
      ...wanted,
      ...{ testUsers: 'anna@fair.example|bram@fair.example', version: saved.version, pictures: NO_PICTURES },
    });
    expect(await read()).toEqual(saved);
    expect(JSON.parse((await row()).settings)).toMatchObject({ globalSearchSourceId: 'aqua' });
    // Mails to exhibitors use the first language.
    expect(JSON.parse((await row()).languages)).toEqual(['nl', 'en', 'tr']);
    expect(await contentStamp(database.query)).not.toBe(stamp);
    const [entry] = (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
    expect(entry).toMatchObject({ action: 'website.save', after: { brandColour: '#0a5c4a' } });
  });

  it('conflicts when the fair was saved since, and rejects invalid fields', async () => {
    const { version, pictures: _, ...form } = await read();
    expect((await office().save(form, String(Number(version) - 1)))._unsafeUnwrapErr().kind).toBe('conflict');
    const invalid = await office().save({ ...form, languages: [] }, version);
    expect(invalid._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: [{ path: 'languages' }] });
    const cleared = (
      await office().save({ ...form, robots: '', archiveAt: '', brandColour: '' }, version)
    )._unsafeUnwrap();
    expect(cleared).toMatchObject({ robots: '', archiveAt: '', brandColour: '' });
    expect(JSON.parse((await row()).settings)).not.toHaveProperty('robots');
  });

  it('stores a logo without its metadata, shows it, rejects what is no picture, and deletes it', async () => {
    const bytes = new Uint8Array(
      await sharp({ create: { width: 320, height: 80, channels: 3, background: '#0a5c4a' } })
        .png()
        .toBuffer(),
    );
    const { logo: logoSrc } = (
      await office().savePicture('logo', { name: 'logo?#.png', bytes })
    )._unsafeUnwrap();
    expect((await read()).pictures.logo).toBe(logoSrc);
    expect(JSON.parse((await row()).logo ?? '')).toEqual({ src: logoSrc, alt: 'Aqua 2028' });
    const shown = await desk.platform.fetch(new Request(new URL(logoSrc, 'http://platform.example')));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const wrong of [
      { name: 'logo.png', bytes: new TextEncoder().encode('<svg/>') },
      { name: 'logo.svg', bytes },
    ])
      expect((await office().savePicture('logo', wrong))._unsafeUnwrapErr().kind).toBe('rejected');
    expect((await office().deletePicture('logo'))._unsafeUnwrap()).toEqual(NO_PICTURES);
    expect((await row()).logo).toBeNull();
    const [entry] = (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
    expect(entry).toMatchObject({ action: 'website.logo', before: { logo: logoSrc }, after: { logo: '' } });
  });

  it('stores an icon and the picture of links beside other settings, and restores them', async () => {
    const trail = createAuditTrail(desk.http, desk.caller);
    const png = async (width: number) =>
      new Uint8Array(
        await sharp({ create: { width, height: 64, channels: 4, background: '#0a5c4a80' } })
          .png()
          .toBuffer(),
      );
    const settings = async () => JSON.parse((await row()).settings);
    const before = await settings();
    for (const [picture, width] of [
      ['favicon', 64],
      ['socialImage', 1280],
    ] as const) {
      const small = { name: 'a.png', bytes: await png(width / 4) };
      expect((await office().savePicture(picture, small))._unsafeUnwrapErr().kind).toBe('rejected');
      const saved = (
        await office().savePicture(picture, { name: 'a.png', bytes: await png(width) })
      )._unsafeUnwrap();
      expect(await settings()).toEqual({ ...before, [picture]: saved[picture] });
      const shown = await desk.platform.fetch(
        new Request(new URL(saved[picture], 'http://platform.example')),
      );
      expect(shown.status).toBe(200);
      const [entry] = (await trail.entries({}))._unsafeUnwrap();
      expect(entry).toMatchObject({ action: `website.${picture}`, before: { [picture]: '' } });
      (await trail.restore(entry?.id ?? ''))._unsafeUnwrap();
      expect(await settings()).toEqual(before);
    }
  });

  it('replaces and deletes a picture only when the caller has read it, or does not say what it read', async () => {
    const bytes = new Uint8Array(
      await sharp({ create: { width: 320, height: 80, channels: 3, background: '#5c0a4a' } })
        .png()
        .toBuffer(),
    );
    const give = (replaces?: string) => office().savePicture('logo', { name: 'logo.png', bytes }, replaces);
    const { logo: first } = (await give(''))._unsafeUnwrap();
    for (const unread of ['', '/files/another.png']) {
      for (const call of [give(unread), office().deletePicture('logo', unread)])
        expect((await call)._unsafeUnwrapErr().kind).toBe('conflict');
      expect((await read()).pictures.logo).toBe(first);
    }
    const { logo: second } = (await give(first))._unsafeUnwrap();
    const { logo: third } = (await give())._unsafeUnwrap();
    expect(new Set([first, second, third]).size).toBe(3);
    expect((await office().deletePicture('logo', third))._unsafeUnwrap()).toEqual(NO_PICTURES);
    expect((await give(third))._unsafeUnwrapErr().kind).toBe('conflict');
  });

  it('stores redirects as rules of the redirect map, and keeps rules with patterns', async () => {
    const pattern = { pattern: '^/companies/(.*)$', target: '/exhibitors/$1', redirectType: 'REDIRECT_302' };
    const settings = JSON.parse((await row()).settings);
    await database.query
      .updateTable('sites')
      .set({ settings: JSON.stringify({ ...settings, redirects: [pattern] }) })
      .where('eventId', '=', '101')
      .execute();
    const { version, pictures: _, ...form } = await read();
    expect(form.redirects).toEqual([]);
    const redirects = [{ from: '/old.html', to: '/new', isPermanent: true }];
    const saved = (await office().save({ ...form, redirects }, version))._unsafeUnwrap();
    expect(saved.redirects).toEqual(redirects);
    expect(JSON.parse((await row()).settings).redirects).toEqual([
      {
        ...{ pattern: '^/old\\.html$', target: '/new', redirectType: 'REDIRECT_301' },
        isQueryStringPreserved: true,
      },
      pattern,
    ]);
    const queries = [
      { from: '/old page', to: '/new', isPermanent: false },
      { from: '/old%20page?b=2&a=caf%C3%A9', to: '/own', isPermanent: false },
    ];
    const ordered = (await office().save({ ...form, redirects: queries }, saved.version))._unsafeUnwrap();
    expect(ordered.redirects.map(({ from }) => from)).toEqual(['/old page?a=café&b=2', '/old page']);
    expect(JSON.parse((await row()).settings).redirects).toMatchObject([
      { target: '/own', isQueryStringPreserved: false },
      { target: '/new', isQueryStringPreserved: true },
      pattern,
    ]);
    const wrong = [
      { from: '/aqua/a', to: '/b', isPermanent: true },
      { from: '/b', to: '/a', isPermanent: true },
    ];
    const rejected = await office().save({ ...form, redirects: wrong }, ordered.version);
    expect(rejected._unsafeUnwrapErr()).toMatchObject({
      fields: [{ code: 'website-redirect-loop' }, { code: 'website-redirect-loop' }],
    });
  });
});
