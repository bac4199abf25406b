import { randomUUID } from 'node:crypto';
import { EVERYONE } from '@fairdesk/core/events';
import {
  type AuditEntry,
  type CategoryPlan,
  levelBelow,
  NEW_TASK,
  NO_TEXTS,
  type PlannedCategory,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createCategoryPlanner } from '#adapters/organiser/categories-service.ts';
import { createTaskPlanner } from '#adapters/organiser/task-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { maker, oneOf } from '#tests/support/worlds/test-platform.ts';

const named = (en: string) => ({ ...NO_TEXTS, en });

describeEachDatabase('the categories of a fair at the desk', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let companies: readonly string[];
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    const { make } = maker(desk);
    const fair = oneOf(await desk.call('GET', '/events/101'));
    const made = await Promise.all(
      ['Acme', 'Bloom', 'Cove'].map((organizationName) =>
        make('participations', { organizationName, status: 'CONFIRMED' }, { event: fair }),
      ),
    );
    companies = made.map(({ id }) => id);
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const planner = () => createCategoryPlanner(desk.http, desk.caller);
  const trail = () => createAuditTrail(desk.http, desk.caller);
  const newest = async (): Promise<AuditEntry> =>
    (await trail().entries({}))._unsafeUnwrap()[0] ?? expect.unreachable();
  const idOf = ({ categories }: CategoryPlan, code: string): string =>
    categories.find((category) => category.code === code)?.id ?? expect.unreachable();
  const add = async (code: string, parent = ''): Promise<string> =>
    idOf((await planner().create({ names: named(code), code, parent }))._unsafeUnwrap(), code);
  const clear = async () => {
    const { categories } = (await planner().plan())._unsafeUnwrap();
    for (const { id, parent } of categories) if (parent === '') (await planner().remove(id))._unsafeUnwrap();
  };
  const give = (company: string, categoryId: string) =>
    database.query
      .insertInto('participationCategories')
      .values({ participationId: company, categoryId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const pairs = async () => {
    const rows = await database.query.selectFrom('participationCategories').selectAll().execute();
    return rows.map(({ participationId, categoryId }) => `${participationId} ${categoryId}`).toSorted();
  };
  /** A tree with a leaf that two companies have, and one that the second of them has too. */
  const smallTree = async () => {
    await clear();
    const water = await add('water');
    const moving = await add('moving', water);
    const pumps = await add('pumps', moving);
    const valves = await add('valves', moving);
    const [one = '', two = ''] = companies;
    await give(one, pumps);
    await give(two, pumps);
    await give(two, valves);
    return { water, moving, pumps, valves, one, two };
  };

  const anyStep = fc.record({
    kind: fc.constantFrom('create', 'move', 'remove', 'merge', 'give'),
    one: fc.nat(),
    other: fc.nat(),
  });

  /** Does a step; one that makes no sense is rejected. */
  const take = async ({ kind, one, other }: { kind: string; one: number; other: number }) => {
    const { categories } = (await planner().plan())._unsafeUnwrap();
    const [first, second] = [categories[one % categories.length], categories[other % categories.length]];
    if (kind === 'create' || first === undefined || second === undefined)
      await planner().create({ names: named(`n${other}`), code: '', parent: first?.id ?? '' });
    else if (kind === 'move') await planner().move(first.id, { parent: second.id });
    else if (kind === 'remove') await planner().remove(first.id);
    else if (kind === 'merge') await planner().remove(first.id, second.id);
    else await give(companies[other % companies.length] ?? '', first.id);
  };

  it.prop([fc.array(anyStep, { maxLength: 14 })], { numRuns: 12 })(
    'are a tree of three levels, and no company has one that does not exist, whatever is done',
    async (steps) => {
      await clear();
      for (const step of steps) {
        await take(step);
        const { categories } = (await planner().plan())._unsafeUnwrap();
        const byId = new Map(categories.map((category) => [category.id, category]));
        const levels = categories.map(({ parent }) => levelBelow(byId.get(parent)));
        expect(levels).toEqual(categories.map(({ level }) => level));
        const used = (await pairs()).map((pair) => pair.split(' ')[1] ?? '');
        expect(used.filter((id) => !byId.has(id))).toEqual([]);
      }
    },
  );

  example('say how much uses each, headings with what is below them', async () => {
    await smallTree();
    const { categories } = (await planner().plan())._unsafeUnwrap();
    const uses = (category: PlannedCategory) => [category.code, category.level, category.companies];
    expect(categories.map(uses)).toEqual([
      ['water', 'main', 2],
      ['moving', 'sub', 2],
      ['pumps', 'leaf', 2],
      ['valves', 'leaf', 1],
    ]);
  });

  example(
    'merge once for each company, with what is addressed to them, and are restored from the history',
    async () => {
      const { pumps, valves, one, two } = await smallTree();
      const tasks = createTaskPlanner(desk.http, desk.caller);
      const audience = { ...EVERYONE, category: ['pumps'] };
      const form = {
        ...NEW_TASK,
        titles: named('Drawing'),
        categoryTitles: named('Stand'),
        day: '2028-01-12',
        audience,
      };
      const { code } = (await tasks.create(form))._unsafeUnwrap();
      const audienceNow = async () =>
        (await tasks.plan())._unsafeUnwrap().tasks.find((task) => task.code === code)?.audience.category;
      const before = await pairs();
      const used = (await planner().plan())._unsafeUnwrap().categories.find(({ id }) => id === pumps);
      expect(used?.audiences).toBe(1);
      const merged = (await planner().remove(pumps, valves))._unsafeUnwrap();
      expect(merged.categories.map((category) => category.code)).toEqual(['water', 'moving', 'valves']);
      expect(await pairs()).toEqual([`${one} ${valves}`, `${two} ${valves}`].toSorted());
      expect(await audienceNow()).toEqual(['valves']);
      const entry = await newest();
      expect(entry).toMatchObject({
        action: 'category.merge',
        label: 'pumps',
        before: { companies: 2, into: 'valves' },
      });
      expect(entry.before).not.toHaveProperty('links');
      (await trail().restore(entry.id))._unsafeUnwrap();
      expect(await pairs()).toEqual(before);
      expect(await audienceNow()).toEqual(['pumps']);
      expect((await trail().restore(entry.id))._unsafeUnwrapErr().kind).toBe('conflict');
    },
  );

  example(
    'are added once however often the same one is sent, at once or later, also with other names',
    async () => {
      const { moving, pumps } = await smallTree();
      const id = randomUUID();
      const send = async (name: string, parent = moving) =>
        (await planner().create({ names: named(name), code: 'hoses', parent }, id))
          ._unsafeUnwrap()
          .categories.filter((category) => category.code === 'hoses');
      const sent = await Promise.all([send('Hoses'), send('Hoses'), send('Hoses')]);
      expect(sent.map((all) => all.map((one) => one.id))).toEqual([[id], [id], [id]]);
      const { id: last } = await newest();
      await send('Hoses');
      expect((await newest()).id).toBe(last);
      expect(await send('Pipes and hoses')).toMatchObject([
        { id, names: named('Pipes and hoses'), parent: moving },
      ]);
      expect(await newest()).toMatchObject({ action: 'category.save', subject: `category:${id}` });
      const below = await planner().create({ names: named('Hoses'), code: 'hoses', parent: pumps }, id);
      expect(below._unsafeUnwrapErr()).toMatchObject({ fields: [{ path: 'parent' }] });
    },
  );

  example('delete a heading with its branch, and restore it with those who had it', async () => {
    const { water, moving, one } = await smallTree();
    const before = { pairs: await pairs(), plan: (await planner().plan())._unsafeUnwrap() };
    const versionOf = async () =>
      (
        await database.query
          .selectFrom('participations')
          .select('version')
          .where('id', '=', one)
          .executeTakeFirstOrThrow()
      ).version;
    const version = await versionOf();
    const deleted = (await planner().remove(moving))._unsafeUnwrap();
    expect(deleted.categories.map(({ id }) => id)).toEqual([water]);
    expect(await pairs()).toEqual([]);
    // A form of the profile that is open now conflicts.
    expect(await versionOf()).toBeGreaterThan(version);
    (await trail().restore((await newest()).id))._unsafeUnwrap();
    const after = (await planner().plan())._unsafeUnwrap();
    const shape = ({ categories }: CategoryPlan) =>
      categories.map(({ id, parent, names, companies: count }) => ({ id, parent, names, count }));
    expect(shape(after)).toEqual(shape(before.plan));
    expect(await pairs()).toEqual(before.pairs);
  });

  example('keep the code of an import, are renamed once, and their names are restored', async () => {
    const { pumps, moving } = await smallTree();
    const { version } =
      (await planner().plan())._unsafeUnwrap().categories.find(({ id }) => id === pumps) ??
      expect.unreachable();
    const form = { names: { ...named('Pumps'), tr: 'Pompalar' }, code: 'other', parent: moving };
    const saved = (await planner().save(pumps, form, version))._unsafeUnwrap();
    expect(saved.categories.find(({ id }) => id === pumps)).toMatchObject({
      code: 'pumps',
      names: form.names,
    });
    expect((await planner().save(pumps, form, version))._unsafeUnwrapErr().kind).toBe('conflict');
    (await trail().restore((await newest()).id))._unsafeUnwrap();
    const restored = (await planner().plan())._unsafeUnwrap().categories.find(({ id }) => id === pumps);
    expect(restored?.names).toEqual(named('pumps'));
    const taken = await planner().create({ names: named('x'), code: 'pumps', parent: '' });
    expect(taken._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: [{ path: 'code' }] });
    expect((await planner().remove('unknown'))._unsafeUnwrapErr().kind).toBe('not-found');
    expect((await planner().remove(pumps, moving))._unsafeUnwrapErr().kind).toBe('rejected');
    expect((await planner().move(pumps, { parent: '' }))._unsafeUnwrapErr().kind).toBe('rejected');
  });
});
