import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { exportFolder } from '#adapters/platform/dataset/export/export-folder.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { describeEachDatabase, type Place } from '#tests/support/servers/databases.ts';
import { csv, FAIR, type Files } from './folders.ts';
import { type ImportDesk, openDesk, touched } from './import-desk.ts';

interface EventsFile {
  readonly shows: readonly object[];
  readonly events: readonly object[];
  readonly sites: readonly { readonly name: string; readonly event?: string }[];
}

/** The fair of {@link FAIR} in a folder that names it by this slug. */
const folderAt = (slug: string, folder?: string): Files => {
  const { events, sites, ...others } = FAIR['events.json'] as EventsFile;
  const files = Object.entries(FAIR).map(([file, content]) => [
    file,
    typeof content === 'string' && file.endsWith('.csv')
      ? content.replaceAll(/\bspring(?=;)/g, slug)
      : content,
  ]);
  return {
    ...Object.fromEntries(files),
    'events.json': {
      ...others,
      events: events.map((event) => ({ ...event, slug })),
      sites: sites.map((site) =>
        site.event === undefined ? site : { ...site, event: slug, ...(folder && { virtualFolder: folder }) },
      ),
    },
    'messages.json': (FAIR['messages.json'] as readonly object[]).map((message) => ({
      ...message,
      event: slug,
    })),
  };
};

const SLUGS = ['spring', 'summer', 'autumn', 'winter'] as const;

describeEachDatabase('a folder that names a fair by a former slug', (newPlace) => {
  let place: Place;
  let desk: ImportDesk;
  const desks: ImportDesk[] = [];
  const open = async (at: Place) => {
    const opened = await openDesk(at);
    desks.push(opened);
    return opened;
  };
  beforeAll(async () => {
    place = await newPlace();
    desk = await open(place);
    expect((await desk.apply(FAIR)).faults).toEqual([]);
  }, 60_000);
  afterAll(() => Promise.all(desks.map(({ database }) => database.close())));

  const move = async (slug: string) => {
    const { query } = desk.database;
    await query.updateTable('events').set({ slug }).where('id', '=', '7').execute();
    await query.updateTable('sites').set({ virtualFolder: slug }).where('eventId', '=', '7').execute();
  };
  const known = new Set<string>(['spring']);

  it.prop([fc.array(fc.constantFrom(...SLUGS), { maxLength: 4 }), fc.boolean()], { numRuns: 8 })(
    'always means that fair, and changes nothing, whatever slugs it had',
    async (moves, namesFolder) => {
      for (const slug of moves) {
        await move(slug);
        known.add(slug);
      }
      const before = await desk.everything();
      for (const slug of known) {
        const plan = await desk.apply(folderAt(slug, namesFolder ? slug : undefined));
        expect(plan.faults, slug).toEqual([]);
        expect(touched(plan), slug).toBe(0);
        expect(await desk.everything(), slug).toEqual(before);
      }
    },
    300_000,
  );

  example(
    'reports a fault at the row, and not again for rows that refer to it',
    async () => {
      await move('summer');
      const rows = [{ event: 'spring', uid: 'c', organizationName: 'C', email: 'no address' }];
      const stands = [{ event: 'summer', participation: 'c', standNumber: '1' }];
      const { faults } = await desk.plan({ 'participations.csv': csv(rows), 'stands.csv': csv(stands) });
      expect(faults.map(({ file, column }) => `${file} ${column}`)).toEqual(['participations.csv email']);
    },
    60_000,
  );

  example(
    'gives no slug or folder of one fair to another',
    async () => {
      await move('summer');
      const sky = { slug: 'sky', name: 'Sky', startDate: '2027-04-01', endDate: '2027-04-03' };
      const event = { ...sky, timeZone: 'Europe/Amsterdam' };
      const faultsOf = async (events: object) =>
        (await desk.plan({ 'events.json': events })).faults.map(({ column }) => column);
      expect(
        await faultsOf({
          events: [event],
          sites: [{ name: 'sky', event: 'sky', virtualFolder: 'spring' }],
        }),
      ).toEqual(['sites.0.virtualFolder']);
      expect(await faultsOf({ events: [{ ...event, formerSlugs: ['spring'] }] })).toEqual([
        'events.0.formerSlugs',
      ]);
      expect(await faultsOf({ events: [{ ...event, formerSlugs: ['clouds', 'sky'] }] })).toEqual([]);
    },
    60_000,
  );

  example(
    'comes with the former slugs of an export to another store',
    async () => {
      await move('spring');
      await move('summer');
      const files = createDiskStore(join(place.dataFolder, 'files'));
      const folder: Record<string, unknown> = {};
      for await (const file of exportFolder({ query: desk.database.query, files }, '7')) {
        const parts: Uint8Array[] = [];
        for await (const chunk of file.chunks) parts.push(chunk);
        folder[file.path] = new Uint8Array(Buffer.concat(parts));
      }
      const copy = await open(await newPlace());
      expect((await copy.apply(folder)).faults).toEqual([]);
      expect(touched(await copy.apply(folder))).toBe(0);
      const slugs = async (at: ImportDesk) => (await at.rows('fairSlugs')).map(({ slug }) => slug);
      expect(await slugs(copy)).toEqual(await slugs(desk));
      const { counts, faults } = await copy.plan({
        'participations.csv': csv([{ event: 'spring', uid: 'a', organizationName: 'Renamed' }]),
      });
      expect(faults).toEqual([]);
      expect(counts.participations).toMatchObject({ new: 0, changed: 1 });
    },
    120_000,
  );
});
