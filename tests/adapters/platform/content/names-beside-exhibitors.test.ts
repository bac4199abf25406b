import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishProfile } from '#adapters/platform/profile-service/publish-profile.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { csv, FAIR } from '../dataset/folders.ts';
import { type ImportDesk, NOW, openDesk } from '../dataset/import-desk.ts';
import { exhibitorsOf } from '../organiser/exhibitors/exhibitors-of.ts';

const page = (component: string) => ({
  ...{ title: { en: 'Page' }, layout: 'portal' },
  placeholders: { 'headless-main': [{ component }] },
});

describeEachDatabase('a company with the name of a page beside those of the exhibitors', (newPlace) => {
  let desk: ImportDesk;
  let event: string;
  beforeAll(async () => {
    desk = await openDesk(await newPlace());
    const pages = {
      'pages/spring/exhibitors/,-w-,.json': page('ExhibitorProfile'),
      'pages/spring/exhibitors/plan.json': page('Divider'),
      'pages/spring/exhibitors/map.json': page('Divider'),
      'pages/spring/exhibitors/tour.json': page('Divider'),
      'pages/spring/visit.json': page('Divider'),
    };
    expect((await desk.apply({ ...FAIR, ...pages })).faults).toEqual([]);
    event = String((await desk.rows('participations'))[0]?.eventId);
  });
  afterAll(() => desk?.database.close());

  const company = async (name: string) =>
    (await desk.rows('participations')).find((row) => row.name === name);

  it('gets another address when it is imported', async () => {
    const row = (uid: string, organizationName: string) => ({ event: 'spring', uid, organizationName });
    await desk.apply({ 'participations.csv': csv([row('p', 'Plan'), row('v', 'Visit')]) });
    expect([(await company('Plan'))?.slug, (await company('Visit'))?.slug]).toEqual(['plan-2', 'visit']);
  });

  it('gets another address when it is added by hand', async () => {
    const bare = { type: '', stand: '', hall: '', email: '', language: 'en' } as const;
    (await exhibitorsOf(desk.database, event).add({ ...bare, name: 'Map' }))._unsafeUnwrap();
    expect((await company('Map'))?.slug).toBe('map-2');
  });

  it('gets another address when its new name is published', async () => {
    const id = String((await company('Visit'))?.id);
    await desk.database.write(async (query) => {
      const profileChanges = JSON.stringify({ companyname: 'Tour' });
      await query.updateTable('participations').set({ profileChanges }).where('id', '=', id).execute();
      await publishProfile(query, id, NOW);
    });
    expect((await company('Tour'))?.slug).toBe('tour-2');
  });

  it('gets another address than a page that arrives with it', async () => {
    await desk.apply({
      'pages/spring/exhibitors/stage.json': page('Divider'),
      'participations.csv': csv([{ event: 'spring', uid: 's', organizationName: 'Stage' }]),
    });
    expect((await company('Stage'))?.slug).toBe('stage-2');
  });

  it('cannot be given that address by an import, and keeps it if it has it', async () => {
    const row = csv([{ event: 'spring', uid: 'l', organizationName: 'Lounge', slug: 'lounge' }]);
    const lounge = { 'pages/spring/exhibitors/lounge.json': page('Divider') };
    const { faults } = await desk.apply({ ...lounge, 'participations.csv': row });
    expect(faults.map(({ code }) => code)).toEqual(['slug-taken']);
    await desk.apply({ 'participations.csv': row });
    const stored = { site: 'spring', path: '/exhibitors/lounge', language: 'en', layout: '{}' };
    await desk.database.write((query) =>
      query
        .insertInto('pages')
        .values({ ...stored, updated: NOW.toISOString() })
        .execute(),
    );
    expect((await desk.apply({ ...lounge, 'participations.csv': row })).faults).toEqual([]);
  });

  it('is not hidden by a page that an import adds, nor is an address that it had', async () => {
    await desk.apply({
      'participations.csv': csv([
        { event: 'spring', uid: 'g', organizationName: 'Gate', slug: 'gate', formerSlugs: 'gate-west' },
      ]),
    });
    for (const name of ['gate', 'gate-west']) {
      const file = `pages/spring/exhibitors/${name}.json`;
      const { faults } = await desk.apply({ [file]: page('Divider') });
      expect(faults).toMatchObject([{ file, reason: expect.stringContaining(`"${name}"`) }]);
    }
    expect((await desk.apply({ 'pages/spring/gate.json': page('Divider') })).faults).toEqual([]);
  });

  it('is not hidden by a page of profiles that an import adds above a page', async () => {
    const makers = { 'pages/spring/makers/gate.json': page('Divider') };
    expect((await desk.apply(makers)).faults).toEqual([]);
    const file = 'pages/spring/makers/,-w-,.json';
    expect((await desk.apply({ [file]: page('ExhibitorProfile') })).faults).toMatchObject([{ file }]);
  });

  it('gets another address than a page that is still a draft', async () => {
    const bare = { type: '', stand: '', hall: '', email: '', language: 'en' } as const;
    const draft = { site: 'spring', path: '/exhibitors/foyer', language: 'en' };
    await desk.database.write((query) =>
      query
        .insertInto('pageDrafts')
        .values({ ...draft, layout: '{}', revision: 1, modified: NOW.toISOString() })
        .execute(),
    );
    (await exhibitorsOf(desk.database, event).add({ ...bare, name: 'Foyer' }))._unsafeUnwrap();
    expect((await company('Foyer'))?.slug).toBe('foyer-2');
  });
});
