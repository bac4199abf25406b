import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictureStudio } from '#adapters/media/picture-studio.ts';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createWebsiteOffice } from '#adapters/organiser/website-service.ts';
import { contentStamp } from '#adapters/platform/content/content-stamp.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/organiser-desk.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

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
    const { version, logoSrc: _, ...form } = await read();
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
      ...{ testUsers: 'anna@fair.example|bram@fair.example', version: saved.version, logoSrc: '' },
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
    const { version, logoSrc: _, ...form } = await read();
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
    const { logoSrc } = (await office().saveLogo({ name: 'logo?#.png', bytes }))._unsafeUnwrap();
    expect((await read()).logoSrc).toBe(logoSrc);
    expect(JSON.parse((await row()).logo ?? '')).toEqual({ src: logoSrc, alt: 'Aqua 2028' });
    const shown = await desk.platform.fetch(new Request(new URL(logoSrc, 'http://platform.example')));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const wrong of [
      { name: 'logo.png', bytes: new TextEncoder().encode('<svg/>') },
      { name: 'logo.svg', bytes },
    ])
      expect((await office().saveLogo(wrong))._unsafeUnwrapErr().kind).toBe('rejected');
    expect((await office().deleteLogo())._unsafeUnwrap()).toEqual({ logoSrc: '' });
    expect((await row()).logo).toBeNull();
    const [entry] = (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
    expect(entry).toMatchObject({ action: 'website.logo', before: { logo: logoSrc }, after: { logo: '' } });
  });
});
