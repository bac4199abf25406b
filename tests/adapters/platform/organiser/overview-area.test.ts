import {
  EVERY_EXHIBITOR,
  type ExhibitorFilter,
  OVERVIEW_LISTS,
  type OverviewList,
} from '@fairdesk/core/organiser';
import { eventIdOf } from '@fairdesk/core/shared';
import { anyStoredCompany, anyTaskRules, EXHIBITOR_NOW, memoryExhibitorList } from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOverviewSource } from '#adapters/organiser/overview-service.ts';
import { fold } from '#adapters/platform/database/fold.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';
import { CATEGORY_LEVELS, storeFair } from './store-fair.ts';

const anyFair = fc.record({
  tasks: anyTaskRules,
  companies: fc.array(anyStoredCompany(CATEGORY_LEVELS.length), { maxLength: 12 }),
});

describeEachDatabase('the overview of a fair', (newPlace) => {
  let database: Database;
  let desk: TestPlatform;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openTestPlatform(place, { clock: () => EXHIBITOR_NOW });
    database = await openDatabase({ ...place, log: quietLog });
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  it('gives every figure the length of the list behind it, by the rules in memory', async () => {
    await fc.assert(
      fc.asyncProperty(anyFair, async ({ tasks, companies }) => {
        const { event, exhibitors } = await storeFair(database, tasks, companies);
        const memory = memoryExhibitorList(exhibitors, { tasks, now: EXHIBITOR_NOW, fold });
        const lengthOf = async (filter: ExhibitorFilter) =>
          (await memory.page({ ...EVERY_EXHIBITOR, filter }))._unsafeUnwrap().total ?? 0;
        const id = eventIdOf(event);
        if (id === undefined) throw new Error(`${event} is no event`);
        const source = createOverviewSource(createEmbeddedHttp(desk.platform.call), { event: id, actor: '' });
        const overview = (await source.overview('en'))._unsafeUnwrap();
        for (const [name, filter] of Object.entries(OVERVIEW_LISTS))
          expect([name, overview.counts[name as OverviewList]]).toEqual([name, await lengthOf(filter)]);
        expect(overview.tasks.map(({ code }) => code).toSorted()).toEqual(
          tasks.map(({ code }) => code).toSorted(),
        );
        for (const { code, open, late } of overview.tasks) {
          expect([code, open]).toEqual([code, await lengthOf({ open: code })]);
          expect([code, late]).toEqual([code, await lengthOf({ late: { kind: 'task', code } })]);
        }
        const days = overview.completion.map(({ day }) => day);
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
      { numRuns: 15 },
    );
  });
});
