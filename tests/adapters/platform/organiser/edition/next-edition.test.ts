import { randomUUID } from 'node:crypto';
import {
  copiedParts,
  deadlineFormOf,
  EDITION_PARTS,
  type EditionPart,
  type FairSettings,
  makeNextEdition,
  nextEditionOf,
} from '@fairdesk/core/organiser';
import { compactTimestampOf, daysBetween } from '@fairdesk/core/shared';
import { fc } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createEditionOffice } from '#adapters/organiser/edition-service.ts';
import { createFairOffice } from '#adapters/organiser/fair-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { importFair } from '#tests/support/worlds/edition-fair.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

/** The tables that an edition can fill, and the part each belongs to. */
const TABLES: Readonly<Record<string, (parts: readonly EditionPart[]) => boolean>> = {
  taskDefinitions: (parts) => parts.includes('tasks'),
  categories: (parts) => parts.includes('categories'),
  awards: (parts) => parts.includes('awards'),
  segments: (parts) => parts.includes('exhibitors'),
  participations: (parts) => parts.includes('exhibitors'),
  stands: (parts) => parts.includes('stands'),
};
const OF_COMPANIES: Readonly<Record<string, (parts: readonly EditionPart[]) => boolean>> = {
  eventPermissions: (parts) => parts.includes('exhibitors'),
  participationSegments: (parts) => parts.includes('exhibitors'),
  addresses: (parts) => parts.includes('exhibitors'),
  uris: (parts) => parts.includes('profiles'),
  brands: (parts) => parts.includes('profiles'),
  products: (parts) => parts.includes('profiles'),
  images: (parts) => parts.includes('profiles'),
  videos: (parts) => parts.includes('profiles'),
  documents: (parts) => parts.includes('profiles'),
  participationCategories: (parts) => parts.includes('profiles') && parts.includes('categories'),
  tasks: () => false,
  taskDeadlines: () => false,
  newsItems: () => false,
};
/** Nothing of these is ever copied. */
const NEVER = ['messages', 'letters', 'imports', 'deskPreferences', 'invitations', 'registrations'];

const IMAGE = {
  ...{ id: '0199aaaa-0000-7000-8000-00000000eeee', version: 3, site: 'aqua', fileKey: 'a', name: 'Hall' },
  ...{ alts: '{}', fileName: 'hall.png', searchText: 'hall', focus: '30% 70%', width: 800, height: 600 },
  ...{ created: '2027-05-03T08:00:00.000Z', uploadedBy: null },
};

describeEachDatabase('the next edition', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let fair: FairSettings;
  let editions = 0;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    await importFair(database);
    await database.query.insertInto('siteImages').values(IMAGE).execute();
    fair = (await createFairOffice(desk.http, desk.caller).settings())._unsafeUnwrap();
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () => createEditionOffice(desk.http, desk.caller);
  const make = async (parts: readonly EditionPart[], more: object = {}) => {
    editions += 1;
    const form = { ...nextEditionOf(fair), slug: `next-${editions}`, parts, ...more };
    return (await makeNextEdition(office())(form))._unsafeUnwrap().event;
  };
  const count = async (from: string, event: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(from)}
      where "eventId" = ${event}`.execute(database.query);
    return Number(rows[0]?.n);
  };
  const countOfCompanies = async (from: string, event: string): Promise<number> => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(from)} where "participationId"
      in (select "id" from "participations" where "eventId" = ${event})`.execute(database.query);
    return Number(rows[0]?.n);
  };
  /** Every row of the old fair. */
  const snapshot = async (): Promise<unknown> => {
    const all: unknown[] = [];
    for (const name of [...Object.keys(TABLES), ...NEVER, 'events', 'sites', 'reminderSettings']) {
      const column = name === 'events' ? 'id' : 'eventId';
      const { rows } = await sql`select * from ${sql.table(name)} where ${sql.ref(column)} = '101'`.execute(
        database.query,
      );
      all.push(rows.map((row) => JSON.stringify(row)).toSorted());
    }
    for (const name of Object.keys(OF_COMPANIES)) {
      const { rows } = await sql`select * from ${sql.table(name)} where "participationId"
        in (select "id" from "participations" where "eventId" = '101')`.execute(database.query);
      all.push(rows.map((row) => JSON.stringify(row)).toSorted());
    }
    for (const name of ['pages', 'dictionary', 'siteImages']) {
      const { rows } = await sql`select * from ${sql.table(name)} where "site" = 'aqua'`.execute(
        database.query,
      );
      all.push(rows.map((row) => JSON.stringify(row)).toSorted());
    }
    return all;
  };
  const imagesOf = async (site: string) =>
    (await database.query.selectFrom('siteImages').select('name').where('site', '=', site).execute()).map(
      ({ name }) => name,
    );
  const wordsOf = async (site: string) =>
    (await database.query.selectFrom('dictionary').select('key').where('site', '=', site).execute()).length;

  example(
    'copies what is selected and nothing else, and never changes the old fair',
    async () => {
      const before = await snapshot();
      await fc.assert(
        fc.asyncProperty(fc.subarray([...EDITION_PARTS]), async (chosen) => {
          const parts = copiedParts(chosen);
          const event = await make(chosen);
          for (const [table, isCopied] of Object.entries(TABLES))
            expect([table, (await count(table, event)) > 0]).toEqual([table, isCopied(parts)]);
          for (const [table, isCopied] of Object.entries(OF_COMPANIES))
            expect([table, (await countOfCompanies(table, event)) > 0]).toEqual([table, isCopied(parts)]);
          for (const table of NEVER) expect([table, await count(table, event)]).toEqual([table, 0]);
          expect((await wordsOf(`next-${editions}`)) > 0).toBe(parts.includes('words'));
          const own = await database.query
            .selectFrom('pages')
            .select('layout')
            .where('site', '=', `next-${editions}`)
            .where('path', '=', '/own')
            .execute();
          expect(own.length > 0).toBe(parts.includes('pages'));
          expect(await imagesOf(`next-${editions}`)).toEqual(parts.includes('pages') ? [IMAGE.name] : []);
          const row = await database.query
            .selectFrom('events')
            .selectAll()
            .where('id', '=', event)
            .executeTakeFirstOrThrow();
          expect(row).toMatchObject({
            publicationStatus: 'DRAFT',
            archiveAt: null,
            refKey: null,
            showId: '11',
          });
          expect(row.profileSettings !== null).toBe(parts.includes('settings'));
        }),
        { numRuns: 12, examples: [[[...EDITION_PARTS]], [[]]] },
      );
      expect(await snapshot()).toEqual(before);
    },
    120_000,
  );

  example('makes two editions of the same fair, and never two at one address', async () => {
    const [one, other] = [await make([...EDITION_PARTS]), await make([...EDITION_PARTS])];
    expect(one).not.toBe(other);
    for (const table of Object.keys(TABLES))
      expect(await count(table, one), table).toBe(await count(table, other));
    const again = createEditionOffice(desk.http, { ...desk.caller, event: desk.caller.event });
    const taken = await makeNextEdition(again)({ ...nextEditionOf(fair), slug: `next-${editions}` });
    expect(taken._unsafeUnwrapErr()).toMatchObject({
      kind: 'rejected',
      fields: [{ path: 'slug', code: 'fair-slug-taken' }],
    });
  });

  example('makes an edition once however often its form is sent', async () => {
    const id = randomUUID();
    const form = { ...nextEditionOf(fair), slug: 'sent-twice', parts: ['exhibitors', 'tasks'] } as const;
    const send = async () => (await makeNextEdition(office())(form, id))._unsafeUnwrap();
    const sent = await Promise.all([send(), send()]);
    expect(await send()).toEqual(sent[0]);
    expect(sent[1]).toEqual(sent[0]);
    const events = database.query.selectFrom('events').select('id').where('slug', '=', 'sent-twice');
    expect(await events.execute()).toEqual([{ id: sent[0].event }]);
    for (const changed of [{ city: 'Izmir' }, { slug: 'sent-twice-2' }, { parts: ['exhibitors'] as const }])
      expect((await makeNextEdition(office())({ ...form, ...changed }, id))._unsafeUnwrapErr()).toMatchObject(
        {
          fields: [{ path: 'slug', code: 'fair-created' }],
        },
      );
    const other = await makeNextEdition(office())(form, randomUUID());
    expect(other._unsafeUnwrapErr()).toMatchObject({ fields: [{ code: 'fair-slug-taken' }] });
  });

  example('moves the deadlines and addresses single companies by their copies', async () => {
    const event = await make(['tasks', 'exhibitors'], {
      timeZone: 'Europe/Istanbul',
      startDate: '2028-07-26',
      endDate: '2028-07-28',
    });
    const rows = await database.query
      .selectFrom('taskDefinitions')
      .select(['code', 'date', 'audience'])
      .where('eventId', '=', event)
      .orderBy('code')
      .execute();
    const [all, own] = rows;
    const due = all && compactTimestampOf(all.date);
    expect(due && deadlineFormOf(due, 'Europe/Istanbul')).toEqual({ day: '2028-07-12', time: '23:59' });
    expect(daysBetween('2028-01-26', '2028-07-26')).toBe(daysBetween('2028-01-12', '2028-07-12'));
    const copies = await database.query
      .selectFrom('participations')
      .select('id')
      .where('eventId', '=', event)
      .where('organizationName', '=', 'Kas Pumps')
      .execute();
    expect(own?.audience).toBe(`participation:${copies[0]?.id}`);
    const alone = await make(['tasks']);
    const codes = await database.query
      .selectFrom('taskDefinitions')
      .select('code')
      .where('eventId', '=', alone)
      .execute();
    // Without its company, the task would be for everyone.
    expect(codes).toEqual([{ code: 'all' }]);
  });

  example('leaves cancelled companies, and copies profiles with their references', async () => {
    const event = await make([...EDITION_PARTS]);
    const companies = await database.query
      .selectFrom('participations')
      .selectAll()
      .where('eventId', '=', event)
      .execute();
    expect(companies.map(({ organizationName }) => organizationName)).toEqual(['Kas Pumps']);
    const [kas] = companies;
    const logo = await database.query
      .selectFrom('images')
      .selectAll()
      .where('id', '=', kas?.logoId ?? '')
      .executeTakeFirst();
    expect(logo).toMatchObject({ participationId: kas?.id, mediaUrl: '/files/logo' });
    const brand = await database.query
      .selectFrom('brands')
      .selectAll()
      .where('id', '=', kas?.brandId ?? '')
      .executeTakeFirst();
    expect(brand).toMatchObject({ participationId: kas?.id, name: 'Kas' });
    expect(kas).toMatchObject({ isPublic: 0, confirmed: null, uid: 'K1', slug: 'kas', formerLogoId: null });
    const products = await database.query
      .selectFrom('products')
      .innerJoin('productCategories', 'productCategories.productId', 'products.id')
      .innerJoin('categories', 'categories.id', 'productCategories.categoryId')
      .select(['products.name', 'products.registrationStatus', 'categories.eventId', 'categories.parentId'])
      .where('products.eventId', '=', event)
      .execute();
    expect(products).toMatchObject([{ name: 'Pump', registrationStatus: 'new', eventId: event }]);
    expect(products[0]?.parentId).not.toBeNull();
    const pictures = await database.query
      .selectFrom('images')
      .innerJoin('products', 'products.id', 'images.productId')
      .select('images.mediaUrl')
      .where('products.eventId', '=', event)
      .execute();
    expect(pictures).toEqual([{ mediaUrl: '/files/pump' }]);
  });

  example('copies the name and the country without a profile', async () => {
    const event = await make(['exhibitors']);
    const kas = await database.query
      .selectFrom('participations')
      .innerJoin('addresses', 'addresses.participationId', 'participations.id')
      .select(['organizationName', 'shortDescription', 'logoUrl', 'texts', 'country', 'city'])
      .where('eventId', '=', event)
      .executeTakeFirst();
    expect(kas).toEqual({
      ...{ organizationName: 'Kas Pumps', shortDescription: null, logoUrl: null, texts: null },
      ...{ country: 'NL', city: null },
    });
  });

  example('gives the website its own ids, links and search', async () => {
    const event = await make([...EDITION_PARTS]);
    const site = await database.query
      .selectFrom('sites')
      .selectAll()
      .where('eventId', '=', event)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(site.settings)).toEqual({
      titleSuffix: ` | ${nextEditionOf(fair).name}`,
      globalSearchSourceId: site.name,
      searchScopes: [{ id: `${site.name}-site`, tags: [] }],
      redirectPage: '/own',
    });
    const { layout } = await database.query
      .selectFrom('pages')
      .select('layout')
      .where('site', '=', site.name)
      .where('path', '=', '/own')
      .executeTakeFirstOrThrow();
    expect(layout).toContain(`"href":"/nl/${site.name}/exhibitors"`);
    expect(layout).toContain(`href=\\"/${site.name}\\"`);
    expect(layout).toContain('https://aqua.example/aqua/plan');
    expect(layout).not.toContain('0199aaaa-0000-7000-8000-000000000001');
    expect(layout).toContain('0199aaaa-0000-7000-8000-00000000ffff');
    // Unedited starter pages say the new days.
    const { layout: home } = await database.query
      .selectFrom('pages')
      .select('layout')
      .where('site', '=', site.name)
      .where('path', '=', '/practical-information')
      .where('language', '=', 'en')
      .executeTakeFirstOrThrow();
    expect(home).toContain('January 2029');
    expect(home).not.toContain('January 2028');
  });

  example('is in the history of both fairs', async () => {
    const event = await make(['tasks']);
    const entries = async (id: string) =>
      (
        await createAuditTrail(desk.http, { ...desk.caller, event: id as typeof desk.caller.event }).entries(
          {},
        )
      )._unsafeUnwrap();
    const after = { slug: `next-${editions}`, 'copied-tasks': true };
    expect((await entries('101'))[0]).toMatchObject({ action: 'fair.next-edition', after });
    expect((await entries(event))[0]).toMatchObject({ action: 'fair.copy', label: 'Aqua 2028', after });
  });
});
