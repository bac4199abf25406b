import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createProfileRuleOffice } from '#adapters/organiser/profile-rules-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { datasetOf } from '#adapters/platform/dataset/read/read-dataset.ts';
import { applyImport } from '#adapters/platform/dataset/write/apply-import.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { folderEffects } from '#adapters/platform/organiser/imports/folder-effects.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, newFolder } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { maker } from '#tests/support/worlds/test-platform.ts';

describeEachDatabase('the rules for company profiles', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let participationId: string;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    const event = { type: 'events', id: '101', attributes: {} };
    const company = { organizationName: 'Kas', participationType: 'START_UP' };
    participationId = (await maker(desk).participation(event, company)).id;
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () => createProfileRuleOffice(desk.http, desk.caller);
  const rules = async () => (await office().rules())._unsafeUnwrap();

  it('read back as they were saved, keep what only an import sets, and conflict when they are stale', async () => {
    const own = { ownSetting: 1 };
    await database.query
      .updateTable('events')
      .set({ profileSettings: JSON.stringify(own) })
      .where('id', '=', '101')
      .execute();
    const { settings, version, types } = await rules();
    expect(types).toEqual(['START_UP']);
    const wanted = {
      ...settings,
      ...{ productLimits: { '*': 3, START_UP: 1 }, hiddenTabs: { news: 'START_UP' } },
      ...{ companyTypes: 'Maker|Dealer', hideCategories: true },
    };
    const saved = (await office().save(wanted, version))._unsafeUnwrap();
    expect(saved.settings).toEqual(wanted);
    expect(await rules()).toEqual(saved);
    expect((await office().save(wanted, version))._unsafeUnwrapErr().kind).toBe('conflict');
    const { profileSettings } = await database.query
      .selectFrom('events')
      .select('profileSettings')
      .where('id', '=', '101')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(profileSettings ?? '')).toMatchObject(own);
    const [entry] = (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
    expect(entry).toMatchObject({
      action: 'profile-rules.save',
      after: { productLimits: ['*: 3', 'START_UP: 1'] },
    });
    const bad = await office().save({ ...wanted, categoryLimits: { '*': -1 } }, saved.version);
    expect(bad._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected' });
  });

  it.prop(
    [
      fc.constantFrom('screen', 'service', 'folder'),
      fc.boolean(),
      fc.array(fc.constantFrom('IN_REVIEW', 'SENT_BACK', 'PUBLIC', null), { maxLength: 4 }),
    ],
    { numRuns: 10 },
  )('treat what waits alike, however approval is switched', async (way, isOn, statuses) => {
    const { settings, version } = await rules();
    await office().save({ ...settings, asksApproval: isOn }, version);
    await database.query.deleteFrom('newsItems').where('participationId', '=', participationId).execute();
    const now = new Date().toISOString();
    for (const [place, publicationStatus] of statuses.entries())
      await database.query
        .insertInto('newsItems')
        .values({
          ...{ participationId, created: now, modified: now, approvedVersion: '{}', reviewReason: 'No' },
          ...{ id: `n${place}`, header: 'News', publicationStatus, submittedAt: now },
        })
        .execute();
    const current = await rules();
    const { companyTypes: _, ...profile } = { ...current.settings, asksApproval: !isOn };
    if (way === 'screen') await office().save({ ...current.settings, asksApproval: !isOn }, current.version);
    else if (way === 'service')
      await desk.call('PATCH', '/events/101', {
        data: { type: 'events', id: '101', attributes: { profileSettings: profile } },
      });
    else {
      const folder = datasetOf(
        new Map([
          [
            'events.json',
            new TextEncoder().encode(
              JSON.stringify({ events: [{ slug: 'aqua', profileSettings: profile }] }),
            ),
          ],
        ]),
      );
      const files = createDiskStore(newFolder());
      const target = { database, files, ...folderEffects('https://desk.example') };
      expect((await applyImport(target, folder, new Date())).faults).toEqual([]);
    }
    expect((await rules()).settings.asksApproval).toBe(!isOn);
    const rows = await database.query
      .selectFrom('newsItems')
      .select(['publicationStatus', 'approvedVersion', 'reviewReason', 'submittedAt'])
      .where('participationId', '=', participationId)
      .orderBy('id')
      .execute();
    expect(rows).toEqual(
      statuses.map((publicationStatus) =>
        publicationStatus === 'IN_REVIEW' || publicationStatus === 'SENT_BACK'
          ? { publicationStatus: null, approvedVersion: null, reviewReason: null, submittedAt: null }
          : { publicationStatus, approvedVersion: '{}', reviewReason: 'No', submittedAt: now },
      ),
    );
  });

  it('publish what waits when approval is switched off, and count it before', async () => {
    const { settings, version } = await rules();
    const on = (await office().save({ ...settings, asksApproval: true }, version))._unsafeUnwrap();
    const now = new Date().toISOString();
    const item = { participationId, created: now, modified: now, approvedVersion: '{}' };
    for (const [id, publicationStatus] of [
      ['a', 'IN_REVIEW'],
      ['b', 'SENT_BACK'],
      ['c', 'PUBLIC'],
    ] as const)
      await database.query
        .insertInto('products')
        .values({ ...item, id, name: id, nameFolded: id, publicationStatus })
        .execute();
    expect((await rules()).waiting).toBe(2);
    const off = (await office().save({ ...settings, asksApproval: false }, on.version))._unsafeUnwrap();
    expect(off.waiting).toBe(0);
    const rows = await database.query
      .selectFrom('products')
      .select(['id', 'publicationStatus', 'approvedVersion'])
      .where('participationId', '=', participationId)
      .orderBy('id')
      .execute();
    expect(
      rows.map(({ publicationStatus, approvedVersion }) => [publicationStatus, approvedVersion]),
    ).toEqual([
      [null, null],
      [null, null],
      ['PUBLIC', '{}'],
    ]);
  });
});
