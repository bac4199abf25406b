import { type AuditEntry, awardFormOf, FAIR_STATES, NEW_AWARD } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createPictureStudio } from '#adapters/media/picture-studio.ts';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createAwardPlanner } from '#adapters/organiser/award-plan-service.ts';
import { createFairOffice } from '#adapters/organiser/fair-service.ts';
import { createWebsiteOffice } from '#adapters/organiser/website-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

/** The tables that settings of a fair are stored in. */
const TABLES = ['events', 'sites', 'pages', 'awards', 'awardCategories'] as const;
/** Every save changes these, and what was deleted is created anew. */
const STAMPS = ['version', 'created', 'modified', 'updated'];

const anyFairEdit = fc.record(
  {
    name: fc.constantFrom<string>('Aqua 2029', 'Water'),
    slug: fc.constantFrom<string>('aqua', 'water', 'water-2029'),
    startDate: fc.constantFrom<string>('2028-01-25', '2028-01-27'),
    endDate: fc.constantFrom<string>('2028-01-29', '2028-02-01'),
    city: fc.constantFrom<string>('', 'Utrecht'),
    timeZone: fc.constantFrom<string>('Europe/Istanbul', 'Europe/Madrid'),
    contactEmail: fc.constantFrom<string>('', 'desk@fair.example'),
  },
  { requiredKeys: [] },
);
const anyWebsiteEdit = fc.record(
  {
    languages: fc.constantFrom(['en'] as const, ['en', 'tr'] as const, ['nl'] as const),
    brandColour: fc.constantFrom('', '#0a5c4a'),
    titlePrefix: fc.constantFrom('', 'Aqua: '),
    redirects: fc.constantFrom(
      [],
      [{ from: '/old', to: '/new', isPermanent: true }],
      [
        { from: '/é', to: 'https://other.example/x', isPermanent: false },
        { from: '/old', to: '/news?tag=a', isPermanent: false },
      ],
    ),
    robots: fc.constantFrom('', 'User-agent: *'),
    archiveAt: fc.constantFrom('', '2029-01-01'),
    testUsers: fc.constantFrom('', 'anna@fair.example', 'anna@fair.example|bram@fair.example'),
  },
  { requiredKeys: [] },
);
const anyAwardEdit = fc.record(
  {
    titles: fc.constant({ en: 'Prize', nl: '', es: '', tr: 'Ödül' }),
    opensDay: fc.constantFrom('', '2028-01-01'),
    closesDay: fc.constantFrom('', '2028-02-01'),
    types: fc.constantFrom([], ['PARTNER', 'START_UP']),
    onlyNovelties: fc.boolean(),
    categories: fc.constantFrom([], ['c']),
  },
  { requiredKeys: [] },
);
const anySave = fc.oneof(
  fc.record({ kind: fc.constant('fair' as const), edit: anyFairEdit }),
  fc.record({ kind: fc.constant('state' as const), edit: fc.constantFrom(...FAIR_STATES) }),
  fc.record({ kind: fc.constant('website' as const), edit: anyWebsiteEdit }),
  fc.record({ kind: fc.constant('award' as const), edit: anyAwardEdit }),
  fc.record({ kind: fc.constant('new-award' as const), edit: anyAwardEdit }),
  fc.record({ kind: fc.constant('no-award' as const), edit: anyAwardEdit }),
);
type AwardEdit = typeof anyAwardEdit extends fc.Arbitrary<infer T> ? T : never;
type Save = typeof anySave extends fc.Arbitrary<infer T> ? T : never;

describeEachDatabase('the history of settings', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) =>
      ensureSites(query, new Date(), { languages: ['nl', 'en'], brandColour: '' }),
    );
    const stamps = { created: new Date().toISOString(), modified: new Date().toISOString() };
    const category = { eventId: '101', code: 'pumps', name: 'Pumps', level: 'leaf' };
    await database.query
      .insertInto('categories')
      .values({ id: 'c', ...category, ...stamps })
      .execute();
    const award = { eventId: '101', code: 'innovation', titles: '{"en":"Award"}', audience: 'PARTNER' };
    await database.query
      .insertInto('awards')
      .values({ id: 'a', ...award, ...stamps, closesAt: '2028-01-20T11:22:33.000Z' })
      .execute();
    await database.query.insertInto('awardCategories').values({ awardId: 'a', categoryId: 'c' }).execute();
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const trail = () => createAuditTrail(desk.http, desk.caller);
  const fair = () => createFairOffice(desk.http, desk.caller);
  const website = () => createWebsiteOffice(desk.http, desk.caller, createPictureStudio());
  const awards = () => createAwardPlanner(desk.http, desk.caller);
  const latest = async () => (await trail().entries({}))._unsafeUnwrap()[0];
  const newest = async (): Promise<AuditEntry> => (await latest()) ?? expect.unreachable();
  const restore = async ({ id }: AuditEntry) => {
    const result = await trail().restore(id);
    return result.isOk() ? 'done' : result.error.kind;
  };

  /** Changes the first award, deletes the last one, or adds one; without an award, it adds one. */
  const saveAward = async (kind: 'award' | 'new-award' | 'no-award', edit: AwardEdit) => {
    const { awards: all, timeZone } = (await awards().plan())._unsafeUnwrap();
    const [award, last] = [all[0], all.at(-1)];
    if (kind === 'no-award' && last) return (await awards().remove(last))._unsafeUnwrap();
    if (kind === 'award' && award) {
      const form = { ...awardFormOf(award, timeZone), ...edit };
      return (await awards().save(award.code, form, award.version))._unsafeUnwrap();
    }
    const titles = { ...NEW_AWARD.titles, nl: 'Prijs voor pompen' };
    const form = { ...awardFormOf(NEW_AWARD, timeZone), titles, ...edit };
    return (await awards().create(form))._unsafeUnwrap();
  };

  const save = async ({ kind, edit }: Save) => {
    if (kind === 'website') {
      const { version, pictures: _, ...form } = (await website().website())._unsafeUnwrap();
      return (await website().save({ ...form, ...edit }, version))._unsafeUnwrap();
    }
    if (kind === 'award' || kind === 'new-award' || kind === 'no-award') return saveAward(kind, edit);
    const { version, state: _, ...form } = (await fair().settings())._unsafeUnwrap();
    const saved =
      kind === 'fair'
        ? await fair().save({ ...form, ...edit }, version)
        : await fair().changeState(edit, version);
    return saved._unsafeUnwrap();
  };

  /** Every row of the tables; no text and an empty text mean the same. */
  const tables = async () => {
    const all = await Promise.all(
      TABLES.map((table) => database.query.selectFrom(table).selectAll().execute()),
    );
    return all.map((rows) =>
      rows
        .map((row) =>
          Object.fromEntries(
            Object.entries(row)
              .filter(([column]) => !STAMPS.includes(column))
              .map(([column, value]) => [column, parsed(value ?? '')]),
          ),
        )
        .toSorted((a, b) => (rowKey(a) < rowKey(b) ? -1 : 1)),
    );
  };

  it.prop([fc.array(anySave, { minLength: 1, maxLength: 4 })], { numRuns: 8 })(
    'undone from the newest to the oldest, leaves every table as before',
    async (saves) => {
      const before = await tables();
      const entries: AuditEntry[] = [];
      let last = await latest();
      for (const each of saves) {
        await save(each);
        const entry = await latest();
        // A save that changes nothing has no entry.
        if (entry && entry.id !== last?.id) entries.unshift(entry);
        last = entry;
      }
      for (const entry of entries) expect(await restore(entry)).toBe('done');
      expect(await tables()).toEqual(before);
    },
    300_000,
  );

  /** Whether an entry changes or removes an award that was deleted since. */
  const isGone = async ({ action, subject }: AuditEntry) => {
    const rows = await database.query.selectFrom('awards').select('code').execute();
    return /^award\.(?:create|save)$/.test(action) && !rows.some(({ code }) => subject === `award:${code}`);
  };

  const added: Save = { kind: 'new-award', edit: {} };
  const deleted: Save = { kind: 'no-award', edit: {} };
  it.prop([anySave, anySave], { numRuns: 8, examples: [[added, deleted]] })(
    'never overwrites what changed since, and has nothing to restore on an award that was deleted since',
    async (first, second) => {
      await save(first);
      const entry = await newest();
      await save(second);
      const later = await tables();
      const outcome = await restore(entry);
      if (outcome === 'done') {
        expect(await restore(await newest())).toBe('done');
      } else expect(outcome).toBe((await isGone(entry)) ? 'not-found' : 'conflict');
      expect(await tables()).toEqual(later);
    },
    300_000,
  );

  example(
    'is a conflict when the same field was saved again, and when the result would be invalid',
    async () => {
      await save({ kind: 'fair', edit: { startDate: '2028-01-20', endDate: '2028-01-21' } });
      await save({ kind: 'fair', edit: { city: 'Delft' } });
      const city = await newest();
      await save({ kind: 'fair', edit: { city: 'Utrecht' } });
      expect(await restore(city)).toBe('conflict');
      await save({ kind: 'fair', edit: { endDate: '2028-03-01' } });
      const end = await newest();
      await save({ kind: 'fair', edit: { startDate: '2028-02-01' } });
      expect(await restore(end)).toBe('conflict');
    },
  );

  example('restores the logo', async () => {
    const row = () =>
      database.query
        .selectFrom('sites')
        .select('logo')
        .where('eventId', '=', '101')
        .executeTakeFirstOrThrow();
    const logo = '{"src":"/files/own.png","alt":"Our own text"}';
    await database.query.updateTable('sites').set({ logo }).where('eventId', '=', '101').execute();
    (await website().deletePicture('logo'))._unsafeUnwrap();
    const entry = await newest();
    expect(entry.before).toEqual({ logo: '/files/own.png' });
    expect(entry.after).toEqual({ logo: '' });
    expect(await restore(entry)).toBe('done');
    expect(await row()).toEqual({ logo });
    expect(await restore(entry)).toBe('conflict');
  });
});

const KEYS = ['id', 'awardId', 'categoryId', 'site', 'name', 'path', 'language'];
const rowKey = (row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(KEYS.map((key) => row[key] ?? ''));

const parsed = (value: unknown): unknown => {
  const isJson = typeof value === 'string' && /^[[{]/.test(value);
  return isJson ? JSON.parse(value) : value;
};
