import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { applyImport } from '#adapters/platform/dataset/write/apply-import.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { folderEffects } from '#adapters/platform/organiser/imports/folder-effects.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { FAIR, type Files, read } from './folders.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LOGO = { site: 'spring', file: 'pictures/logo.png', name: 'Logo' };

describeEachDatabase('the image library in a folder', (newPlace) => {
  let database: Database;
  let apply: (images: readonly object[], more?: Files) => ReturnType<typeof applyImport>;
  beforeAll(async () => {
    const place = await newPlace();
    database = await openDatabase({ ...place, log: quietLog });
    const files = createDiskStore(join(place.dataFolder, 'files'));
    const target = { database, files, ...folderEffects('https://desk.example') };
    apply = (images, more = {}) =>
      applyImport(target, read({ ...FAIR, ...more, 'site-images.json': images }), NOW);
  });
  afterAll(() => database.close());

  const rows = () => database.query.selectFrom('siteImages').selectAll().execute();

  it('is imported once, and changed by another import', async () => {
    const first = await apply([LOGO]);
    expect([first.faults, first.counts['images of sites']]).toEqual([
      [],
      { new: 1, changed: 0, removed: 0, unchanged: 0 },
    ]);
    const [row] = await rows();
    expect(row).toMatchObject({ name: 'Logo', alts: '{}', focus: null, width: 1, height: 1, version: 1 });
    expect((await apply([LOGO])).counts['images of sites']).toMatchObject({ new: 0, unchanged: 1 });
    await apply([{ ...LOGO, alt: { nl: 'Het LOGO' }, focus: { x: 0.3, y: 0.7 } }]);
    const changed = { alts: '{"nl":"Het LOGO"}', focus: '30% 70%', version: 2, searchText: 'logo\nhet logo' };
    expect(await rows()).toEqual([{ ...row, ...changed }]);
    await apply([]);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['a site that does not exist', { ...LOGO, site: 'autumn' }, 'site'],
    ['a file that is not in the folder', { ...LOGO, file: 'pictures/none.png' }, 'file'],
    ['a text that is too long', { ...LOGO, alt: { en: 'x'.repeat(201) } }, 'alt.en'],
    ['a focus point outside the image', { ...LOGO, focus: { x: 1.1, y: 0 } }, 'focus.x'],
  ])('reports %s with its line', async (_, image, column) => {
    const { faults } = await apply([image]);
    expect(faults.map(({ file, column: at }) => [file, at.replace(/^0\./, '')])).toEqual([
      ['site-images.json', column],
    ]);
    expect(faults[0]?.line).toBeGreaterThan(1);
  });
});
