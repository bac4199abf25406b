import { SITE_IMAGES_PAGE, type SiteImage } from '@fairdesk/core/editor';
import { type Failure, LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { createPictureStudio } from '#adapters/media/picture-studio.ts';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createPageOffice } from '#adapters/organiser/page-office-service.ts';
import { createSiteImages } from '#adapters/organiser/site-images-service.ts';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { runHousekeeping } from '#adapters/platform/housekeeping.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/organiser-desk.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

const DAY_MS = 86_400_000;
const HOME = { path: '/practical-information', language: 'en' } as const;

/** A picture of one colour: other numbers, other bytes. */
const pictureOf = async (colour: number, width = 160): Promise<Uint8Array> => {
  const background = { r: colour % 256, g: (colour >> 8) % 256, b: 99 };
  return new Uint8Array(
    await sharp({ create: { width, height: 120, channels: 3, background } })
      .png()
      .toBuffer(),
  );
};

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((each) => each.replaceAll('\0', ' ').trim());
const word = fc.constantFrom('hall', 'İstanbul', 'quay', 'Café', '100%', 'a_b');

type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;
type Upload = Extract<Command, { does: 'upload' }>;
type Change = Extract<Command, { does: 'change' }>;

const command = fc.oneof(
  fc.record({ does: fc.constant('upload' as const), colour: fc.nat(6), file: word }),
  fc.record({
    does: fc.constant('change' as const),
    which: fc.nat(),
    name: word,
    alts: fc.dictionary(fc.constantFrom(...LANGUAGES), text, { maxKeys: 4 }),
    focus: fc.option(fc.record({ x: fc.nat(100), y: fc.nat(100) }), { nil: undefined }),
    isStale: fc.boolean(),
  }),
  fc.record({ does: fc.constant('remove' as const), which: fc.nat() }),
);

describeEachDatabase('the image library of a website', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let dataFolder = '';
  let now = new Date('2027-05-03T08:00:00Z');

  beforeAll(async () => {
    const place = await newPlace();
    dataFolder = place.dataFolder;
    desk = await openOrganiserDesk(place, { clock: () => now });
    database = await openDatabase({ ...place, log: quietLog });
    await database.write((query) => ensureSites(query, now));
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const images = () => createSiteImages(desk.http, desk.caller, createPictureStudio());
  const office = () => createPageOffice(desk.http, desk.caller, { documentOf, layoutOf });
  const get = async <T>(result: ResultAsync<T, Failure>): Promise<T> => (await result)._unsafeUnwrap();
  const faultOf = async (result: ResultAsync<unknown, Failure>) => {
    const failure = (await result)._unsafeUnwrapErr();
    return failure.kind === 'rejected' ? failure.fields[0]?.code : failure.kind;
  };
  const upload = async (colour: number, name = `${colour}.png`) => {
    now = new Date(now.getTime() + 1000);
    return get(images().upload({ name, bytes: await pictureOf(colour) }));
  };
  const clear = async () => {
    await database.query.deleteFrom('pageDrafts').execute();
    await database.query.deleteFrom('siteImages').execute();
  };
  const everything = async (search?: string): Promise<readonly SiteImage[]> => {
    const found: SiteImage[] = [];
    let after: string | undefined;
    do {
      const part = await get(images().list({ ...(search && { search }), ...(after && { after }) }));
      expect(part.items.length).toBeLessThanOrEqual(SITE_IMAGES_PAGE);
      found.push(...part.items);
      after = part.next;
      if (after === undefined) expect(part.total).toBe(found.length);
    } while (after !== undefined);
    return found;
  };

  /** What the library must hold, the newest first, and how many changes the history must have. */
  interface Model {
    readonly images: readonly SiteImage[];
    readonly changes: number;
  }

  const run = async (model: Model, command: Command): Promise<Model> => {
    if (command.does === 'upload') return runUpload(model, command);
    const image = model.images[command.which % Math.max(1, model.images.length)];
    if (image === undefined) return model;
    if (command.does === 'change') return runChange(model, image, command);
    await get(images().remove(image.id));
    return { images: model.images.filter((other) => other !== image), changes: model.changes + 1 };
  };

  const runUpload = async (model: Model, { colour, file }: Upload): Promise<Model> => {
    const { image, isKnown } = await upload(colour, `${file}.png`);
    expect(isKnown).toBe(model.images.some(({ id }) => id === image.id));
    if (isKnown) return model;
    expect(image).toMatchObject({ width: 160, height: 120, alts: {}, version: 1 });
    expect(decodeURIComponent(image.src)).toMatch(new RegExp(`/${file}.png$`));
    return { images: [image, ...model.images], changes: model.changes + 1 };
  };

  const runChange = async (model: Model, image: SiteImage, change: Change): Promise<Model> => {
    const { name, alts, isStale } = change;
    const focus = change.focus && { x: change.focus.x / 100, y: change.focus.y / 100 };
    const form = { name, alts, ...(focus && { focus }) };
    const changed = images().change(image.id, image.version - (isStale ? 1 : 0), form);
    if (isStale) {
      expect(await faultOf(changed)).toBe('conflict');
      return model;
    }
    const { focus: _, ...rest } = image;
    const written = Object.entries(alts).filter(([, alt]) => alt.trim() !== '');
    const expected = { ...rest, ...form, alts: Object.fromEntries(written), version: image.version + 1 };
    expect(await get(changed)).toEqual(expected);
    const changes = model.changes + 1;
    return { images: model.images.map((other) => (other === image ? expected : other)), changes };
  };

  it.prop([fc.array(command, { minLength: 4, maxLength: 14 })], { numRuns: 20 })(
    'holds what a list in memory would, the newest first, and records every change',
    async (commands) => {
      await clear();
      await database.query.deleteFrom('auditEntries').execute();
      let model: Model = { images: [], changes: 0 };
      for (const each of commands) model = await run(model, each);
      expect(await everything()).toEqual(model.images);
      const { total } = await database.query
        .selectFrom('auditEntries')
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow();
      expect(Number(total)).toBe(model.changes);
    },
    120_000,
  );

  it.prop([fc.uniqueArray(fc.nat(5000), { minLength: 1, maxLength: 3 }), word, text], { numRuns: 6 })(
    'finds an image by any word of its name and its alternative texts, in any case',
    async (colours, name, alt) => {
      await clear();
      const [first] = await Promise.all(colours.map((colour) => upload(colour, 'other.png')));
      if (first === undefined) return;
      const { id, version } = first.image;
      await get(images().change(id, version, { name, alts: { tr: alt, en: 'Çiçek pazarı' } }));
      for (const search of [name, name.toLowerCase(), 'cicek', `pazari ${name}`])
        expect((await everything(search)).map((image) => image.id)).toEqual([id]);
      expect(await everything(`${name} nowhere`)).toEqual([]);
    },
    120_000,
  );

  it('lists every image once, however many parts the list has', async () => {
    await clear();
    const { image } = await upload(1);
    const row = await database.query.selectFrom('siteImages').selectAll().executeTakeFirstOrThrow();
    const file = await database.query.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 2 * SITE_IMAGES_PAGE }, (_, place) => place);
    for (const place of more) {
      const key = `${row.fileKey}-${place}`;
      await database.query
        .insertInto('files')
        .values({ ...file, key })
        .onConflict((same) => same.column('key').doNothing())
        .execute();
      // Several have the same time.
      const created = new Date(now.getTime() - (place % 5) * 1000).toISOString();
      await database.query
        .insertInto('siteImages')
        .values({ ...row, id: `${place}`, fileKey: key, created })
        .execute();
    }
    const ids = (await everything()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([image.id, ...more.map(String)].toSorted());
    await clear();
  });

  it('stores a picture once, also when it is uploaded several times at once', async () => {
    await clear();
    const both = await Promise.all([upload(77), upload(77), upload(77)]);
    expect(new Set(both.map(({ image }) => image.id)).size).toBe(1);
    expect(await everything()).toHaveLength(1);
  });

  it('refuses what is no JPEG or PNG, is too small, or is animated by its content', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect(await faultOf(images().upload({ name: 'a.svg', bytes: svg }))).toBe('filetype');
    expect(await faultOf(images().upload({ name: 'a.png', bytes: svg }))).toBe('filetype');
    const narrow = { name: 'a.png', bytes: await pictureOf(3, 99) };
    expect(await faultOf(images().upload(narrow))).toBe('minwidth');
    expect(await faultOf(images().change('none', 1, { name: 'x', alts: {} }))).toBe('not-found');
    expect(await faultOf(images().remove('none'))).toBe('not-found');
  });

  it('serves the picture from where pages find it, in other sizes too', async () => {
    const { image } = await upload(12, 'hall 1.png');
    const response = await desk.platform.fetch(new Request(`http://x.example${image.src}`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const sized = await desk.platform.fetch(new Request(`http://x.example${image.src}?mw=576`));
    expect((await sized.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  it('keeps an image that a draft or a page uses, and its file as long as an earlier version does', async () => {
    await clear();
    const { image } = await upload(4242);
    const key = image.src.split('/')[3] ?? '';
    const files = createDiskStore(`${dataFolder}/files`);
    const sweep = async () => {
      now = new Date(now.getTime() + 2 * DAY_MS);
      await runHousekeeping(database, files, now);
      const row = await database.query
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
      const areas = [{ key: area?.key ?? 'headless-main', blocks }];
      return get(office().saveDraft(HOME, { ...document, areas }, revision));
    };
    const draft = await use(image.src);
    const refusal = (await images().remove(image.id))._unsafeUnwrapErr();
    expect(refusal).toMatchObject({ kind: 'rejected', fields: [{ code: 'site-image-used' }] });
    expect(JSON.stringify(refusal)).toContain(HOME.path);
    await get(office().publish(HOME, draft.revision));
    expect(await faultOf(images().remove(image.id))).toBe('site-image-used');
    await get(office().publish(HOME, (await use('')).revision));
    await get(images().remove(image.id));
    expect(await sweep()).toBe(true);
    const [entry] = await get(createAuditTrail(desk.http, desk.caller).entries({}));
    expect(entry).toMatchObject({ action: 'site-image.delete', label: '4242' });
    await database.query.deleteFrom('pageVersions').execute();
    expect(await sweep()).toBe(false);
    expect(await files.read(key)).toBeUndefined();
  });
});
