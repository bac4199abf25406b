import { randomUUID } from 'node:crypto';
import { createFair, type NewFair } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createFairOffice } from '#adapters/organiser/fair-service.ts';
import { createFairRegistry } from '#adapters/organiser/fairs-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const FAIR: NewFair = {
  name: 'Fish & "Chips" {place}',
  slug: 'fish-2028',
  startDate: '2028-01-26',
  startTime: '09:00',
  endDate: '2028-01-28',
  endTime: '17:00',
  timeZone: 'Europe/Amsterdam',
  city: 'Den Haag <Zuid>',
  venue: '',
  contactEmail: 'fish@fair.example',
  floorPlanUrl: '',
  publicEndDate: '',
  languages: ['en', 'tr'],
  brandColour: '#0a5c4a',
};

/** Addresses that people of a fair are led to, below its folder. */
const NEEDED = [
  [
    '/',
    '/exhibitors',
    '/exhibitors/,-w-,',
    '/products',
    '/news',
    '/news/tag/,-w-,',
    '/search',
    '/practical-information',
  ],
  [
    '/privacy',
    '/accessibility',
    '/dashboard',
    '/tasks',
    '/messages',
    '/stand',
    '/company-profile',
    '/contact',
  ],
  ['/awards', '/awards/registration', '/awards/summary', '/awards/thank-you'],
].flat();

describeEachDatabase('a new fair', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    const admin = { email: 'admin@fair.example', role: 'admin' };
    await desk.call('POST', '/event-permissions', {
      data: {
        type: 'event-permissions',
        attributes: admin,
        relationships: { event: { data: { type: 'events', id: '101' } } },
      },
    });
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const registryOf = (email: string) => createFairRegistry(desk.http, email);
  const pagesOf = (site: string) =>
    database.query.selectFrom('pages').selectAll().where('site', '=', site).execute();

  example('is created by administrators only', async () => {
    expect((await registryOf('olga@fair.example').mayCreate())._unsafeUnwrap()).toBe(false);
    const refused = await createFair(registryOf('olga@fair.example'))(FAIR);
    expect(refused._unsafeUnwrapErr().kind).toBe('not-found');
    expect((await registryOf('admin@fair.example').mayCreate())._unsafeUnwrap()).toBe(true);
    expect(await pagesOf(FAIR.slug)).toEqual([]);
  });

  example('is created once however often its form is sent, at once or later', async () => {
    const id = randomUUID();
    const fair = { ...FAIR, slug: 'sent-twice' };
    const send = (form: NewFair, key: string, email = 'admin@fair.example') =>
      createFair(registryOf(email))(form, key);
    const results = await Promise.all([send(fair, id), send(fair, id), send(fair, id)]);
    const [first] = results.map((result) => result._unsafeUnwrap());
    for (const result of [...results, await send(fair, id)]) expect(result._unsafeUnwrap()).toEqual(first);
    const events = database.query.selectFrom('events').select('id').where('slug', 'like', 'sent-twice%');
    expect(await events.execute()).toEqual([{ id: first?.event }]);
    const taken = await send(fair, randomUUID());
    expect(taken._unsafeUnwrapErr()).toMatchObject({ fields: [{ path: 'slug', code: 'fair-slug-taken' }] });
    for (const changed of [
      ...[{ name: 'Another fair' }, { slug: 'sent-twice-2' }, { city: 'Izmir' }],
      ...[{ languages: ['nl'] as const }, { languages: ['tr', 'en'] as const }, { brandColour: '#004477' }],
    ])
      expect((await send({ ...fair, ...changed }, id))._unsafeUnwrapErr()).toMatchObject({
        fields: [{ path: 'slug', code: 'fair-created' }],
      });
    expect(await send(fair, id)).toEqual(results[0]);
    expect(await events.execute()).toEqual([{ id: first?.event }]);
    expect((await send(fair, id, 'olga@fair.example'))._unsafeUnwrapErr().kind).toBe('not-found');
  });

  example('has every page its people are led to, in every language, and an administrator', async () => {
    const { event, slug } = (await createFair(registryOf('admin@fair.example'))(FAIR))._unsafeUnwrap();
    expect(slug).toBe(FAIR.slug);
    const pages = await pagesOf(slug);
    for (const language of LANGUAGES) {
      const paths = pages.filter((page) => page.language === language).map(({ path }) => path);
      expect(paths.toSorted()).toEqual(NEEDED.toSorted());
    }
    const portal = await pagesOf('portal');
    expect(new Set(portal.map(({ path }) => path))).toEqual(
      new Set(['/', '/events/,-w-,', '/validate', '/privacy', '/accessibility']),
    );
    for (const { layout } of [...pages, ...portal]) {
      expect(() => JSON.parse(layout)).not.toThrow();
      // What the organiser typed may look like a placeholder; no placeholder of ours is left.
      expect(layout.replaceAll(JSON.stringify(FAIR.name).slice(1, -1), '')).not.toMatch(/\{\w+\}/);
    }
    const home = pages.find(({ path, language }) => path === '/practical-information' && language === 'tr');
    expect(home?.layout).toContain('Den Haag &lt;Zuid&gt;');
    const roles = await database.query
      .selectFrom('eventPermissions')
      .select(['email', 'role'])
      .where('eventId', '=', event)
      .execute();
    expect(roles).toEqual([{ email: 'admin@fair.example', role: 'admin' }]);
  });

  example('is rejected when its slug is taken by a fair or a site', async () => {
    for (const slug of [FAIR.slug, 'aqua']) {
      const failure = (
        await createFair(registryOf('admin@fair.example'))({ ...FAIR, slug })
      )._unsafeUnwrapErr();
      expect(failure).toMatchObject({
        kind: 'rejected',
        fields: [{ path: 'slug', code: 'fair-slug-taken' }],
      });
    }
  });

  example('renews the starter pages that nobody edited when it changes', async () => {
    const row = await database.query
      .selectFrom('events')
      .select('id')
      .where('slug', '=', FAIR.slug)
      .executeTakeFirstOrThrow();
    const office = createFairOffice(desk.http, { ...desk.caller, event: row.id as typeof desk.caller.event });
    await database.query
      .updateTable('pages')
      .set({ layout: '{"own":true}' })
      .where('site', '=', FAIR.slug)
      .where('path', '=', '/')
      .where('language', '=', 'en')
      .execute();
    const { version, state: _, ...form } = (await office.settings())._unsafeUnwrap();
    await office.save({ ...form, name: 'Fish 2028', startDate: '2028-01-25' }, version);
    const pages = await pagesOf(FAIR.slug);
    const layoutAt = (path: string, language: string) =>
      pages.find((page) => page.path === path && page.language === language)?.layout;
    expect(layoutAt('/', 'en')).toBe('{"own":true}');
    expect(layoutAt('/', 'nl')).toContain('Fish 2028');
    expect(layoutAt('/practical-information', 'nl')).toContain('25–28 januari 2028');
  });
});
