import { type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { PROFILE_EDITOR } from '#app/_composition/profile.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

describeEachDatabase('a company that renames itself', (newPlace) => {
  let desk: DemoDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openDemoDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    const page = { site: 'clearwater', path: '/exhibitors/plan', language: 'en', layout: '{}' };
    await database.write((query) =>
      query
        .insertInto('pages')
        .values({ ...page, updated: new Date().toISOString() })
        .execute(),
    );
  });
  afterAll(async () => {
    await desk?.close();
    await database?.close();
  });

  const renamed = async (id: ParticipationId, companyname: string) => {
    const editor = desk.container.get(PROFILE_EDITOR)({ language: 'en', canEdit: true, canPublish: true });
    const { versions, ...form } = (await editor.open(id, 'en'))._unsafeUnwrap();
    const saved = await editor.saveAccount(id, { ...form, companyname, version: versions.account });
    return saved._unsafeUnwrap().slug;
  };

  it('never gets the address of a page of the website', async () => {
    const rows = await database.query
      .selectFrom('participations')
      .select('id')
      .where('eventId', '=', DEMO_FAIR)
      .limit(2)
      .execute();
    const [one, other] = rows.map(({ id }) => participationIdOf(id) ?? expect.fail());
    if (!one || !other) expect.fail();
    expect(await renamed(one, 'Plan')).toBe('plan-2');
    expect(await renamed(other, 'Plan')).toBe('plan-3');
    expect(await renamed(other, 'Planner')).toBe('planner');
  });
});
