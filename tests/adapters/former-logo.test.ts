import { join } from 'node:path';
import type { ParticipationId } from '@fairdesk/core/shared';
import { smallPicture } from '@fairdesk/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { runHousekeeping } from '#adapters/platform/housekeeping.ts';
import { PROFILE_EDITOR } from '#app/_composition/profile.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, type Place } from '#tests/support/servers/databases.ts';
import { companiesOf } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

describeEachDatabase('a deleted logo', (newPlace) => {
  let place: Place;
  let desk: DemoDesk;
  let database: Database;
  let mine: ParticipationId;
  beforeAll(async () => {
    place = await newPlace();
    desk = await openDemoDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    ({ mine } = await companiesOf(desk));
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await desk?.close();
  });

  const editor = () =>
    desk.container.get(PROFILE_EDITOR)({ language: 'en', canEdit: true, canPublish: true });
  const house = (now: Date) =>
    runHousekeeping(database, createDiskStore(join(place.dataFolder, 'files')), now);
  const images = async (id: string) =>
    (await database.query.selectFrom('images').select('id').where('id', '=', id).execute()).length;
  const files = async (address: string) => {
    const key = address.split('/').at(-1) ?? '';
    const query = database.query.selectFrom('files').select('key').where('key', '=', key);
    return (await query.execute()).length;
  };

  it('cannot be read or restored after its time, even before the cleanup', async () => {
    const { logo } = (await editor().saveLogo(mine, smallPicture()))._unsafeUnwrap();
    const id = logo?.id ?? '';
    expect((await editor().deleteLogo(mine, id)).isOk()).toBe(true);
    await desk.change('participations', mine, { logoDeleted: inDays(-31).toISOString() });
    expect((await editor().open(mine, 'en'))._unsafeUnwrap().formerLogo).toBeUndefined();
    expect((await editor().restoreLogo(mine, id))._unsafeUnwrapErr().kind).toBe('not-found');
    const next = (await editor().saveLogo(mine, smallPicture()))._unsafeUnwrap();
    expect(next.logo).toBeDefined();
    expect(await images(id)).toBe(0);
  });

  // Last, because the clock moves so far ahead that every token expires.
  it('is stored for thirty days, then deleted with its file', async () => {
    const { logo } = (await editor().saveLogo(mine, smallPicture()))._unsafeUnwrap();
    const { id = '', url = '' } = logo ?? {};
    expect((await editor().deleteLogo(mine, id)).isOk()).toBe(true);
    await house(inDays(30));
    expect([await images(id), await files(url)]).toEqual([1, 1]);
    await house(inDays(32));
    expect([await images(id), await files(url)]).toEqual([0, 0]);
  });
});
