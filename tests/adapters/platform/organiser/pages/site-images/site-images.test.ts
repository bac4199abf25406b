import { SITE_IMAGES_PAGE } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { listedArticle } from '#adapters/page/article-of.ts';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { runHousekeeping } from '#adapters/platform/housekeeping.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { faultOf, get, type OpenSiteImages, openSiteImages, pictureOf } from './open-site-images.ts';

const DAY_MS = 86_400_000;
const HOME = { path: '/practical-information', language: 'en' } as const;

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((each) => each.replaceAll('\0', ' ').trim());
const word = fc.constantFrom('hall', 'İstanbul', 'quay', 'Café', '100%', 'a_b');

describeEachDatabase('the image library of a website', (newPlace) => {
  let library: OpenSiteImages;
  let dataFolder = '';
  beforeAll(async () => {
    const place = await newPlace();
    dataFolder = place.dataFolder;
    library = await openSiteImages(place);
  });
  afterAll(() => library.close());

  const office = () =>
    createPageOffice(library.desk.http, library.desk.caller, {
      documentOf,
      layoutOf,
      articleOf: listedArticle,
    });

  it.prop([fc.uniqueArray(fc.nat(5000), { minLength: 1, maxLength: 3 }), word, text], { numRuns: 6 })(
    'finds an image by any word of its name and its alternative texts, in any case',
    async (colours, name, alt) => {
      await library.clear();
      const [first] = await Promise.all(colours.map((colour) => library.upload(colour, 'other.png')));
      if (first === undefined) return;
      const { id, version } = first.image;
      await get(library.images.change(id, version, { name, alts: { tr: alt, en: 'Çiçek pazarı' } }));
      for (const search of [name, name.toLowerCase(), 'cicek', `pazari ${name}`])
        expect((await library.everything(search)).map((image) => image.id)).toEqual([id]);
      expect(await library.everything(`${name} nowhere`)).toEqual([]);
    },
    120_000,
  );

  it('lists every image once, however many parts the list has', async () => {
    await library.clear();
    const { image } = await library.upload(1);
    const row = await library.database.query.selectFrom('siteImages').selectAll().executeTakeFirstOrThrow();
    const file = await library.database.query.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 2 * SITE_IMAGES_PAGE }, (_, place) => place);
    for (const place of more) {
      const key = `${row.fileKey}-${place}`;
      await library.database.query
        .insertInto('files')
        .values({ ...file, key })
        .onConflict((same) => same.column('key').doNothing())
        .execute();
      // Several have the same time.
      const created = new Date(library.pass(0).getTime() - (place % 5) * 1000).toISOString();
      await library.database.query
        .insertInto('siteImages')
        .values({ ...row, id: `${place}`, fileKey: key, created })
        .execute();
    }
    const ids = (await library.everything()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([image.id, ...more.map(String)].toSorted());
    await library.clear();
  });

  it('stores a picture once, also when it is uploaded several times at once', async () => {
    await library.clear();
    const both = await Promise.all([library.upload(77), library.upload(77), library.upload(77)]);
    expect(new Set(both.map(({ image }) => image.id)).size).toBe(1);
    expect(await library.everything()).toHaveLength(1);
  });

  it('refuses what is no JPEG or PNG, is too small, or is animated by its content', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect(await faultOf(library.images.upload({ name: 'a.svg', bytes: svg }))).toBe('filetype');
    expect(await faultOf(library.images.upload({ name: 'a.png', bytes: svg }))).toBe('filetype');
    const narrow = { name: 'a.png', bytes: await pictureOf(3, 99) };
    expect(await faultOf(library.images.upload(narrow))).toBe('minwidth');
    expect(await faultOf(library.images.change('none', 1, { name: 'x', alts: {} }))).toBe('not-found');
    expect(await faultOf(library.images.remove('none'))).toBe('not-found');
  });

  it('serves the picture from where pages find it, in other sizes too', async () => {
    const { image } = await library.upload(12, 'hall 1.png');
    const response = await library.desk.platform.fetch(new Request(`http://x.example${image.src}`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const sized = await library.desk.platform.fetch(new Request(`http://x.example${image.src}?mw=576`));
    expect((await sized.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  it('keeps an image that a draft or a page uses, and its file as long as an earlier version does', async () => {
    await library.clear();
    const { image } = await library.upload(4242);
    const key = image.src.split('/')[3] ?? '';
    const files = createDiskStore(`${dataFolder}/files`);
    const sweep = async () => {
      await runHousekeeping(library.database, files, library.pass(2 * DAY_MS));
      const row = await library.database.query
        .selectFrom('files')
        .select('key')
        .where('key', '=', key)
        .executeTakeFirst();
      return row !== undefined;
    };
    const use = async (src: string) => {
      const { document, revision } = await get(office().open(HOME));
      const block = { component: 'Image', params: {}, places: [], kept: {} };
      const fields = { Image: { src, alt: '', width: '160', height: '120', focus: '' } };
      const [area] = document.areas;
      const blocks = src === '' ? [] : [{ ...block, id: 'picture', fields }];
      const areas = [{ key: area?.key ?? 'main', blocks }];
      return get(office().saveDraft(HOME, { ...document, areas }, revision));
    };
    const draft = await use(image.src);
    const refusal = (await library.images.remove(image.id))._unsafeUnwrapErr();
    expect(refusal).toMatchObject({ kind: 'rejected', fields: [{ code: 'site-image-used' }] });
    expect(JSON.stringify(refusal)).toContain(HOME.path);
    await get(office().publish(HOME, draft.revision));
    expect(await faultOf(library.images.remove(image.id))).toBe('site-image-used');
    await get(office().publish(HOME, (await use('')).revision));
    await get(library.images.remove(image.id));
    expect(await sweep()).toBe(true);
    const [entry] = await get(createAuditTrail(library.desk.http, library.desk.caller).entries({}));
    expect(entry).toMatchObject({ action: 'site-image.delete', label: '4242' });
    await library.database.query.deleteFrom('pageVersions').execute();
    expect(await sweep()).toBe(false);
    expect(await files.read(key)).toBeUndefined();
  });
});
