import type { SiteImage } from '@fairdesk/core/editor';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { faultOf, get, type OpenSiteImages, openSiteImages } from './open-site-images.ts';

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

describeEachDatabase('the image library and a model of it', (newPlace) => {
  let library: OpenSiteImages;
  beforeAll(async () => {
    library = await openSiteImages(await newPlace());
  });
  afterAll(() => library.close());

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
    await get(library.images.remove(image.id));
    return { images: model.images.filter((other) => other !== image), changes: model.changes + 1 };
  };

  const runUpload = async (model: Model, { colour, file }: Upload): Promise<Model> => {
    const { image, isKnown } = await library.upload(colour, `${file}.png`);
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
    const changed = library.images.change(image.id, image.version - (isStale ? 1 : 0), form);
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
      await library.clear();
      await library.database.query.deleteFrom('auditEntries').execute();
      let model: Model = { images: [], changes: 0 };
      for (const each of commands) model = await run(model, each);
      expect(await library.everything()).toEqual(model.images);
      const { total } = await library.database.query
        .selectFrom('auditEntries')
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow();
      expect(Number(total)).toBe(model.changes);
    },
    120_000,
  );
});
