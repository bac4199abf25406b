import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { siteFrames } from '#adapters/platform/organiser/pages/frames/frame-writes.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const FROM = '/practical-information';
const TO = '/visit/plan';

describeEachDatabase('a page that moves with the links to it', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let now = new Date('2027-05-03T08:00:00Z');

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { clock: () => now });
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, now));
  }, 300_000);
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () =>
    createPageOffice(desk.http, desk.caller, { documentOf, layoutOf, articleOf: listedArticle });
  const get = async <T>(result: ResultAsync<T, Failure>): Promise<T> => (await result)._unsafeUnwrap();
  const rows = () =>
    database.query
      .selectFrom('pages')
      .select(['path', 'language', 'layout', 'updated'])
      .where('site', '=', 'aqua')
      .orderBy('path')
      .orderBy('language')
      .execute();

  it('outdates what an editor has open of a page that was never edited', async () => {
    const linking = (await get(office().linksTo(FROM))).find(({ path }) => !path.startsWith(FROM));
    if (linking === undefined) throw new Error('No other page has a link');
    const place = { path: linking.path, language: linking.language };
    const { document, revision } = await get(office().open(place));
    expect(revision).toBe(0);
    await get(office().move(FROM, TO, true));
    const late = await office().saveDraft(place, document, revision);
    await get(office().move(TO, FROM, true));
    expect(late.isErr() && late.error.kind).toBe('conflict');
  }, 300_000);

  it('has the same links from everywhere, and everything is as before once it moves back', async () => {
    // A draft that is open in the editor meanwhile.
    const place = { path: '/news', language: 'en' as const };
    const { document, revision } = await get(office().open(place));
    const saved = await get(office().saveDraft(place, document, revision));
    const [before, links] = [await rows(), await get(office().linksTo(FROM))];
    const frames = await siteFrames(database.query, 'aqua');
    expect(links.length).toBeGreaterThan(0);
    now = new Date(now.getTime() + 60_000);
    await get(office().move(FROM, TO, true));
    expect(await get(office().linksTo(FROM))).toEqual([]);
    expect((await get(office().linksTo(TO))).map(({ path, language }) => path + language)).toEqual(
      links.map(({ path, language }) => path + language),
    );
    expect((await siteFrames(database.query, 'aqua')).length).toBe(frames.length);
    for (const row of await rows()) {
      const old = before.find(({ path, language }) => path === row.path && language === row.language);
      if (old) expect(row.updated === old.updated).toBe(row.layout === old.layout);
    }
    // What the editor saw is outdated: saving it would bring the former links back.
    const late = (await office().saveDraft(place, document, saved.revision))._unsafeUnwrapErr();
    expect(late.kind).toBe('conflict');
    await get(office().move(TO, FROM, true));
    const texts = (all: Awaited<ReturnType<typeof rows>>) => all.map(({ updated: _, ...row }) => row);
    expect(texts(await rows())).toEqual(texts(before));
  }, 300_000);

  it('leaves every page the one that its editor published', async () => {
    const linking = (await get(office().linksTo(FROM))).find(({ path }) => !path.startsWith(FROM));
    if (linking === undefined) throw new Error('No other page has a link');
    const place = { path: linking.path, language: linking.language };
    const publish = async (title: string) => {
      const { document, revision } = await get(office().open(place));
      const named = { ...document, fields: { ...document.fields, MetaTitle: title } };
      const saved = await get(office().saveDraft(place, named, revision));
      return get(office().publish(place, saved.revision));
    };
    await publish('First');
    await get(office().move(FROM, TO, true));
    await publish('Second');
    await get(office().move(TO, FROM, true));
    const [replaced] = await get(office().versions(place));
    expect(replaced?.editor).not.toBe('');
  }, 300_000);

  it('leaves the links alone unless they are to change', async () => {
    const before = await get(office().linksTo(FROM));
    await get(office().move(FROM, TO));
    expect((await get(office().linksTo(FROM))).length).toBeGreaterThanOrEqual(before.length - 1);
    await get(office().move(TO, FROM));
    expect(await get(office().linksTo(FROM))).toEqual(before);
  }, 300_000);
});
