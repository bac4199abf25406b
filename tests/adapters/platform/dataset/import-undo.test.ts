import { afterAll, beforeAll, expect, it } from 'vitest';
import { TABLE_ORDER } from '#adapters/platform/dataset/plan/row-references.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { csv, FAIR } from './folders.ts';
import { type ImportDesk, openDesk } from './import-desk.ts';

const RECORDED = { folder: 'spring', consent: { overwrite: false } };

describeEachDatabase('an import of a whole fair', (newPlace) => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openDesk(await newPlace());
  });
  afterAll(() => desk?.database.close());

  const everything = async () =>
    Object.fromEntries(
      await Promise.all(TABLE_ORDER.map(async (table) => [table, await desk.rows(table)] as const)),
    );

  it('is undone as one, with its site, its pages, its people and their invitations', async () => {
    expect(await desk.undo()).toBeUndefined();
    const before = await everything();
    const first = await desk.apply(FAIR, undefined, RECORDED);
    expect(first.faults).toEqual([]);
    expect(await desk.rows('invitations')).toHaveLength(1);
    const more = {
      'events.json': {
        events: [
          {
            slug: 'autumn',
            name: 'Autumn',
            startDate: 'today',
            endDate: 'today+1',
            timeZone: 'Europe/Madrid',
          },
        ],
      },
      'participations.csv': csv([{ event: 'autumn', uid: 'z', organizationName: 'Zinc' }]),
    };
    const between = await everything();
    expect((await desk.apply(more, undefined, RECORDED)).faults).toEqual([]);
    const sites = (await desk.rows('sites')).map(({ name }) => name);
    expect(sites).toContain('autumn');
    expect(await desk.undo()).toMatchObject({ conflicts: [] });
    expect(await everything()).toEqual(between);
    expect(await desk.undo()).toMatchObject({ folder: 'spring', conflicts: [] });
    expect(await everything()).toEqual(before);
    expect(await desk.undo()).toBeUndefined();
  }, 120_000);
});
