import { NO_TEXTS } from '@fairdesk/core/organiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createWordOffice } from '#adapters/organiser/words-service.ts';
import { contentStamp } from '#adapters/platform/content/content-stamp.ts';
import { allPhrases } from '#adapters/platform/content/site-phrases.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

describeEachDatabase('the words of a fair', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, new Date()));
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () => createWordOffice(desk.http, desk.caller);
  const trail = () => createAuditTrail(desk.http, desk.caller);
  const words = async () => (await office().words())._unsafeUnwrap();
  const open = { ...NO_TEXTS, en: 'The doors are open', nl: 'De deuren zijn open' };

  it('replace built-in texts, change every cached page, and conflict when they are stale', async () => {
    const stamp = await contentStamp(database.query);
    const word = { key: 'live-now', phrases: { ...open, en: `  ${open.en}\0 ` } };
    const saved = (await office().save({ word, before: NO_TEXTS }))._unsafeUnwrap();
    expect(saved).toEqual({ key: 'live-now', phrases: open });
    expect(await words()).toEqual([saved]);
    expect(await allPhrases(database.query, 'aqua', 'nl')).toEqual({ 'live-now': open.nl });
    expect(await allPhrases(database.query, 'portal', 'nl')).toEqual({});
    expect(await contentStamp(database.query)).not.toBe(stamp);
    const stale = await office().save({ word, before: NO_TEXTS });
    expect(stale._unsafeUnwrapErr().kind).toBe('conflict');
    const [entry] = (await trail().entries({}))._unsafeUnwrap();
    expect(entry).toMatchObject({
      ...{ action: 'words.save', subject: 'word:live-now', actor: desk.caller.actor },
      ...{ before: { phrases: NO_TEXTS }, after: { phrases: open } },
    });
  });

  it('show the built-in text again once they are empty, and are restored from the history', async () => {
    const emptied = await office().save({ word: { key: 'live-now', phrases: NO_TEXTS }, before: open });
    expect(emptied.isOk()).toBe(true);
    expect(await words()).toEqual([]);
    const [entry] = (await trail().entries({}))._unsafeUnwrap();
    expect((await trail().restore(entry?.id ?? '')).isOk()).toBe(true);
    expect(await words()).toEqual([{ key: 'live-now', phrases: open }]);
    expect((await trail().restore(entry?.id ?? ''))._unsafeUnwrapErr().kind).toBe('conflict');
  });

  it('reject what cannot be stored, and record nothing for texts that stay the same', async () => {
    const refused = await office().save({ word: { key: ' ', phrases: open }, before: NO_TEXTS });
    expect(refused._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: [{ path: 'key' }] });
    const before = (await trail().entries({}))._unsafeUnwrap().length;
    await office().save({ word: { key: 'live-now', phrases: open }, before: open });
    expect((await trail().entries({}))._unsafeUnwrap().length).toBe(before);
  });
});
