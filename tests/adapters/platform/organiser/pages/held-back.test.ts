import { type HeldBack, type PagePlace, publishFaults } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { publishDuePages } from '#adapters/platform/organiser/pages/publish-due-pages.ts';
import { siteOf } from '#adapters/platform/organiser/site-of.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const HOUR = 3_600_000;
/** Drafts that no version of the product can read. */
const UNREADABLE = ['{', 'null', '{"name":1,"placeholders":[]}'];
const READABLE = 'as it is';
const anyTitle = fc.constantFrom('', '  ', 'Quay opens');

describeEachDatabase('a scheduled draft that is changed before its time', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let now = Date.parse('2027-05-03T08:00:00Z');
  let pages = 0;

  beforeAll(async () => {
    const place = await newPlace();
    const clock = () => new Date(now);
    desk = await openOrganiserDesk(place, { clock });
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, clock()));
  }, 300_000);
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () =>
    createPageOffice(desk.http, desk.caller, { documentOf, layoutOf, articleOf: listedArticle });
  const get = async <T>(result: ResultAsync<T, Failure>): Promise<T> => (await result)._unsafeUnwrap();
  const save = async (place: PagePlace, fields: Readonly<Record<string, string>>): Promise<number> => {
    const { document, revision } = await get(office().open(place));
    const changed = { ...document, fields: { ...document.fields, ...fields } };
    return (await get(office().saveDraft(place, changed, revision))).revision;
  };
  const codes = (held: HeldBack | undefined) => (held?.faults ?? []).map(({ code }) => code);

  const expectHeld = async (
    place: PagePlace,
    revision: number,
    faults: readonly string[],
    isArticle: boolean,
  ) => {
    const [last] = await get(createAuditTrail(desk.http, desk.caller).entries({}));
    expect(last).toMatchObject({ action: 'page.hold', subject: `page:${place.path}` });
    const refused = (await office().publish(place, revision + 1))._unsafeUnwrapErr();
    expect(refused.kind === 'rejected' && refused.fields.map(({ code }) => code)).toEqual(faults);
    // Mended, it can be published, and nothing is held back any more.
    const mended = await save(place, isArticle ? { Title: 'T', Date: '2027-05-01' } : { MetaTitle: 'T' });
    const published = await get(office().publish(place, mended));
    expect([published.status, published.heldBack]).toEqual(['published', undefined]);
  };

  it.prop(
    [
      fc.boolean(),
      fc.record({ Title: anyTitle, Date: fc.constantFrom('', '2027-05-01') }),
      fc.record({ NavigationTitle: anyTitle, MetaTitle: anyTitle }),
    ],
    { numRuns: 12 },
  )(
    'is published unless it has the faults that publishing it now would have, and says which',
    async (isArticle, article, titles) => {
      pages += 1;
      const place: PagePlace = { path: `${isArticle ? '/news' : ''}/page-${pages}`, language: 'en' };
      const fields = isArticle ? article : titles;
      const create = isArticle ? office().createArticle(place, 'New') : office().create(place, 'New');
      const { revision } = await get(create);
      await get(office().publish(place, revision, new Date(now + HOUR).toISOString()));
      const changed = await save(place, fields);
      const faults = publishFaults(fields, isArticle).map(({ code }) => code);
      now += 2 * HOUR;
      await publishDuePages(database, new Date(now));
      const opened = await get(office().open(place));
      expect(opened.publishAt).toBeUndefined();
      expect(opened.status).toBe(faults.length === 0 ? 'published' : 'unpublished');
      expect(codes(opened.heldBack)).toEqual(faults);
      expect(opened.document.fields).toMatchObject(fields);
      const entry = (await get(office().pages())).find(({ path }) => path === place.path);
      expect(entry?.translations[0]?.isHeldBack ?? false).toBe(faults.length > 0);
      if (faults.length > 0) await expectHeld(place, changed, faults, isArticle);
    },
    300_000,
  );

  /** Schedules a page, and stores its draft as an earlier version of the product may have. */
  const schedule = async (place: PagePlace, layout: string) => {
    const { revision } = await get(office().create(place, 'New'));
    await get(office().publish(place, revision, new Date(now + HOUR).toISOString()));
    if (layout === READABLE) return;
    await database.query.updateTable('pageDrafts').set({ layout }).where('path', '=', place.path).execute();
  };
  const storePage = async (path: string, layout: string) => {
    const site = await siteOf(database.query, '101');
    const page = { site, path, language: 'en', layout, updated: '2027-05-01T08:00:00.000Z' };
    await database.query.insertInto('pages').values(page).execute();
  };

  it.prop(
    [
      fc.array(fc.constantFrom(READABLE, ...UNREADABLE), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(READABLE, ...UNREADABLE),
    ],
    { numRuns: 8 },
  )(
    'is held back when it cannot be read, reported once, and delays no other',
    async (layouts, beside) => {
      pages += 1;
      const places = layouts.map(
        (_, index): PagePlace => ({ path: `/stored-${pages}-${index}`, language: 'en' }),
      );
      for (const [index, place] of places.entries()) await schedule(place, layouts[index] ?? READABLE);
      if (beside !== READABLE) await storePage(`/beside-${pages}`, beside);
      now += 2 * HOUR;
      const reported: string[] = [];
      for (let round = 0; round < 2; round += 1)
        await publishDuePages(database, new Date(now), ({ path }) => reported.push(path));
      const list = await get(office().pages());
      const marks = places.map(({ path }) => {
        const entry = list.find((each) => each.path === path)?.translations[0];
        return [entry?.status, entry?.isHeldBack ?? false];
      });
      expect(marks).toEqual(
        layouts.map((layout) => (layout === READABLE ? ['published', false] : ['unpublished', true])),
      );
      // The server of the test looks at the clock too, and may have been the first to find them.
      expect(new Set(reported).size).toBe(reported.length);
      await database.query.deleteFrom('pages').where('path', 'like', '/beside-%').execute();
    },
    300_000,
  );
});
