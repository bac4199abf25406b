import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVENT_DIRECTORY } from '#app/_composition/events.ts';
import { DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, describeEachWay } from '#tests/support/worlds/demo-desk.ts';

describeEachWay('a search among the companies of a fair', (newDesk) => {
  let desk: DemoDesk;
  beforeAll(async () => {
    desk = await newDesk();
  });
  afterAll(() => desk?.close());

  const named = async (search: string, only: readonly string[] = []) => {
    const directory = desk.container.get(EVENT_DIRECTORY);
    const all = (await directory.participations(DEMO_FAIR, 'all', 100))._unsafeUnwrap().items;
    const own = all.filter(({ name }) => only.includes(name)).map(({ id }) => id);
    const page = await directory.participations(DEMO_FAIR, own.length > 0 ? own : 'all', 100, search);
    return page._unsafeUnwrap().items.map(({ name }) => name);
  };

  it.each([
    ['noria', ['Noria Pumps', 'Noria Service']],
    [' PUMPS ', ['Noria Pumps']],
    ['8.B12', ['Noria Pumps']],
    ['no such company', []],
  ])('finds by %j: %j', async (search, names) => {
    expect(await named(search)).toEqual(names);
  });

  it('lists everything without a text, or with pattern characters alone', async () => {
    expect(await named('%')).toEqual(await named(''));
  });

  it('never finds a company that the user may not enter', async () => {
    expect(await named('noria', ['Noria Service', 'Acequia Digital'])).toEqual(['Noria Service']);
  });
});
