import { allExhibitorsOf, lateTasks, tasksFor, toggleExhibitor } from '@fairdesk/core/organiser';
import { anyStoredCompany, anyTaskRules, EXHIBITOR_NOW } from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { CATEGORY_LEVELS, storeFair } from '../store-fair.ts';
import { exhibitorTablesOf, plainCompany } from './exhibitors-of.ts';

const anyFair = fc.record({
  tasks: anyTaskRules,
  companies: fc.array(anyStoredCompany(CATEGORY_LEVELS.length), { maxLength: 40 }),
  without: fc.nat(),
});

describeEachDatabase('tables of exhibitors to export', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  it('hold the people and the state of each task of the selected exhibitors, and of no other', async () => {
    await fc.assert(
      fc.asyncProperty(anyFair, async ({ tasks, companies, without }) => {
        const { event, exhibitors } = await storeFair(database, tasks, companies);
        const left = exhibitors[without % Math.max(1, exhibitors.length)];
        const all = allExhibitorsOf({});
        const selection = left === undefined ? all : toggleExhibitor(all, left.row.id);
        const selected = exhibitors.filter((each) => each !== left && !each.row.isCancelled);

        const tables = exhibitorTablesOf(database, event);
        const people = (await tables.people(selection))._unsafeUnwrap();
        expect(
          people
            .filter(({ isMember }) => isMember)
            .map(({ company, email }) => `${email} of ${company}`)
            .toSorted(),
        ).toEqual(
          selected.flatMap(({ row, emails }) => emails.map((email) => `${email} of ${row.name}`)).toSorted(),
        );

        const { titles, companies: states } = (await tables.taskStates(selection, 'en'))._unsafeUnwrap();
        expect(titles.toSorted()).toEqual(tasks.map(({ code }) => code).toSorted());
        const lineOf = (name: string, codes: readonly string[], late: readonly string[]) =>
          `${name}: ${codes.toSorted().join()}; late: ${late.toSorted().join()}`;
        expect(
          states
            .map(({ company, states: own }) =>
              lineOf(
                company,
                titles.filter((_, column) => own[column] !== null),
                titles.filter((_, column) => own[column] === 'late'),
              ),
            )
            .toSorted(),
        ).toEqual(
          selected
            .map((each) =>
              lineOf(
                each.row.name,
                tasksFor(tasks, each).map(({ code }) => code),
                lateTasks(tasks, each, EXHIBITOR_NOW).map(({ code }) => code),
              ),
            )
            .toSorted(),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('are empty for an exhibitor of another fair', async () => {
    const mine = await storeFair(database, [], []);
    const theirs = await storeFair(database, [], [plainCompany('a')]);
    const ids = theirs.exhibitors.map(({ row }) => row.id);
    const tables = exhibitorTablesOf(database, mine.event);
    expect((await tables.people({ ids }))._unsafeUnwrap()).toEqual([]);
    expect((await tables.taskStates({ ids }, 'nl'))._unsafeUnwrap().companies).toEqual([]);
  });
});
