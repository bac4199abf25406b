import { randomUUID } from 'node:crypto';
import { awardFormOf, NEW_AWARD, NO_TEXTS } from '@fairdesk/core/organiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createAwardPlanner } from '#adapters/organiser/award-plan-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

describeEachDatabase('the awards of a fair', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    const now = new Date().toISOString();
    await database.query
      .insertInto('categories')
      .values({
        id: 'c',
        eventId: '101',
        code: 'pumps',
        name: 'Pumps',
        level: 'leaf',
        created: now,
        modified: now,
      })
      .execute();
    const titles = JSON.stringify({ en: 'Innovation award' });
    await database.query
      .insertInto('awards')
      .values({ id: 'a', eventId: '101', code: 'innovation', titles, created: now, modified: now })
      .execute();
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const planner = () => createAwardPlanner(desk.http, desk.caller);

  it('take new times on the clock of the fair, conflict when stale, and record both', async () => {
    const { awards, timeZone } = (await planner().plan())._unsafeUnwrap();
    const [award] = awards;
    if (award === undefined) throw new Error('The award is missing');
    const form = {
      ...awardFormOf(award, timeZone),
      ...{ titles: { ...NO_TEXTS, en: 'Award', nl: 'Prijs' }, opensDay: '2028-01-01', opensTime: '09:00' },
      ...{ types: ['START_UP', 'PARTNER'], onlyNovelties: true, categories: ['c'] },
    };
    const saved = (await planner().save('innovation', form, award.version))._unsafeUnwrap();
    expect(saved.awards).toMatchObject([
      {
        ...{ titles: form.titles, opensAt: '2028-01-01T08:00:00.000Z', closesAt: '' },
        ...{ types: ['START_UP', 'PARTNER'], onlyNovelties: true, categories: ['c'] },
      },
    ]);
    expect((await planner().plan())._unsafeUnwrap()).toEqual(saved);
    const stale = await planner().save('innovation', form, award.version);
    expect(stale._unsafeUnwrapErr().kind).toBe('conflict');
    const unknown = await planner().save('other', form, award.version);
    expect(unknown._unsafeUnwrapErr().kind).toBe('not-found');
    const [entry] = (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
    expect(entry).toMatchObject({
      ...{ action: 'award.save', subject: 'award:innovation', label: 'Award' },
      ...{ before: { opensAt: '' }, after: { opensAt: '2028-01-01T08:00:00.000Z' } },
    });
    const stored = await database.query
      .selectFrom('awards')
      .select(['audience', 'onlyNovelties'])
      .executeTakeFirst();
    expect(stored).toEqual({ audience: 'START_UP|PARTNER', onlyNovelties: 1 });
    const foreign = await planner().save('innovation', { ...form, categories: ['other'] }, '2');
    expect(foreign._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: [{ path: 'categories' }] });
    const invalid = await planner().save('innovation', { ...form, titles: NO_TEXTS }, '2');
    expect(invalid._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: [{ path: 'titles' }] });
  });

  it('are added once however often the same one is sent, at once or later, also with other texts', async () => {
    const id = randomUUID();
    const form = {
      ...awardFormOf(NEW_AWARD, 'Europe/Amsterdam'),
      titles: { ...NO_TEXTS, en: 'Sustainability' },
    };
    const entries = async () => (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
    const before = (await planner().plan())._unsafeUnwrap().awards.map(({ code }) => code);
    const send = async (part = {}) =>
      (await planner().create({ ...form, ...part }, id))
        ._unsafeUnwrap()
        .awards.filter(({ code }) => !before.includes(code));
    for (const sent of await Promise.all([send(), send(), send()])) expect(sent).toHaveLength(1);
    const recorded = (await entries()).length;
    expect(await send()).toMatchObject([{ code: 'sustainability' }]);
    expect(await entries()).toHaveLength(recorded);
    const [changed, ...others] = await send({ opensDay: '2028-01-01', opensTime: '09:00' });
    expect([changed?.opensAt, others]).toEqual(['2028-01-01T08:00:00.000Z', []]);
    expect((await entries())[0]).toMatchObject({ action: 'award.save', subject: 'award:sustainability' });
    if (changed) (await planner().remove(changed))._unsafeUnwrap();
  });

  it('gain one after the others with a free code, and keep one with entries when its adding is undone', async () => {
    const trail = createAuditTrail(desk.http, desk.caller);
    const codes = async () => (await planner().plan())._unsafeUnwrap().awards.map(({ code }) => code);
    const form = {
      ...awardFormOf(NEW_AWARD, 'Europe/Amsterdam'),
      ...{ titles: { ...NO_TEXTS, en: 'Innovation' }, categories: ['c'] },
    };
    const invalid = await planner().create({ ...form, titles: NO_TEXTS });
    expect(invalid._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: [{ path: 'titles' }] });
    const foreign = await planner().create({ ...form, categories: ['other'] });
    expect(foreign._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: [{ path: 'categories' }] });
    (await planner().create(form))._unsafeUnwrap();
    expect(await codes()).toEqual(['innovation', 'innovation-2']);
    const [added] = (await trail.entries({}))._unsafeUnwrap();
    expect(added).toMatchObject({ action: 'award.create', subject: 'award:innovation-2' });
    const award = await database.query
      .selectFrom('awards')
      .select('id')
      .where('code', '=', 'innovation-2')
      .executeTakeFirstOrThrow();
    const stamps = { created: new Date().toISOString(), modified: new Date().toISOString() };
    const company = { eventId: '101', organizationName: 'Acme', organizationNameFolded: 'acme' };
    await database.query
      .insertInto('participations')
      .values({ id: 'p', ...company, ...stamps })
      .execute();
    await database.query
      .insertInto('products')
      .values({ id: 'x', name: 'Pump', participationId: 'p', sortIndex: 1, ...stamps })
      .execute();
    const entry = { id: 'q', status: 'DRAFT', awardId: award.id, productId: 'x', participationId: 'p' };
    await database.query
      .insertInto('questionnaires')
      .values({ ...entry, ...stamps })
      .execute();
    const id = added?.id ?? '';
    expect((await trail.restore(id))._unsafeUnwrapErr().kind).toBe('conflict');
    await database.query.deleteFrom('questionnaires').execute();
    expect((await trail.restore(id)).isOk()).toBe(true);
    expect(await codes()).toEqual(['innovation']);
  });
});
