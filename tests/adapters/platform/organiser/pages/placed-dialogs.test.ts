import { dialogPath, type PlacedDialog } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { placedDialogs } from '#adapters/platform/organiser/pages/placed-dialogs.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';

const LANGUAGES = ['en', 'nl'] as const;
const PATHS = ['/', '/tickets', dialogPath('offer')] as const;
const IDS = ['offer', 'last-day', ''] as const;
const TITLES = ['', 'Half price', 'Last day'] as const;

/** A dialog by parameter or by field, or another block with dialogs in it, or one that quotes a dialog. */
type Block =
  | { readonly id: string; readonly title: string; readonly by: 'params' | 'fields' }
  | { readonly inside: readonly Block[] }
  | { readonly quoted: string };

const { block: anyBlock } = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      id: fc.constantFrom(...IDS),
      title: fc.constantFrom(...TITLES),
      by: fc.constantFrom('params' as const, 'fields' as const),
    }),
    fc.record({ quoted: fc.constant('{"componentName":"Modal","params":{"ModalId":"quoted"}}') }),
    fc.record({ inside: fc.array(tie('block'), { maxLength: 3 }) }),
  ),
}));

const renderingOf = (block: Block): object => {
  if ('quoted' in block) return { componentName: 'RichText', fields: { Text: { value: block.quoted } } };
  if ('inside' in block)
    return { componentName: 'Wrapper', placeholders: { 'wrapper-{*}': block.inside.map(renderingOf) } };
  const { id, title, by } = block;
  const fields = { Title: { value: title }, ...(by === 'fields' && { ModalId: { value: id } }) };
  return { componentName: 'Modal', fields, ...(by === 'params' && { params: { ModalId: id } }) };
};

const windowsIn = (block: Block): readonly { readonly id: string; readonly title: string }[] => {
  if ('quoted' in block) return [];
  return 'inside' in block ? block.inside.flatMap(windowsIn) : [block];
};

const anyRow = fc.record({
  path: fc.constantFrom(...PATHS),
  language: fc.constantFrom(...LANGUAGES),
  isDraft: fc.boolean(),
  blocks: fc.array(anyBlock, { maxLength: 4 }),
});

type Row = typeof anyRow extends fc.Arbitrary<infer T> ? T : never;

/** The first title of a dialog in one language: its draft comes before what visitors see. */
const titleIn = (
  rows: readonly Row[],
  { path, language, id }: Pick<Row, 'path' | 'language'> & { readonly id: string },
): string | undefined =>
  rows
    .filter((row) => row.path === path && row.language === language)
    .toSorted((one, other) => Number(other.isDraft) - Number(one.isDraft))
    .flatMap(({ blocks }) => blocks.flatMap(windowsIn))
    .find((each) => each.id === id && each.title !== '')?.title;

const layoutOf = (blocks: readonly Block[]): string =>
  JSON.stringify({
    ...{ name: 'page', displayName: 'Page', fields: {}, itemId: 'i', templateName: 'Page' },
    placeholders: { 'headless-main': blocks.map(renderingOf) },
  });

describeEachDatabase('dialogs on pages', (newPlace) => {
  let database: Database;
  const site = 'fair';

  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  }, 300_000);
  beforeEach(async () => {
    await database.query.deleteFrom('pages').execute();
    await database.query.deleteFrom('pageDrafts').execute();
  });
  afterAll(() => database.close());

  it.prop(
    [fc.uniqueArray(anyRow, { selector: ({ path, language, isDraft }) => `${path}${language}${isDraft}` })],
    { numRuns: 20 },
  )(
    'are listed once for each page and name, with their titles, the languages and how often',
    async (rows) => {
      await database.query.deleteFrom('pages').execute();
      await database.query.deleteFrom('pageDrafts').execute();
      for (const { path, language, isDraft, blocks } of rows) {
        const row = { site, path, language, layout: layoutOf(blocks) };
        if (isDraft)
          await database.query
            .insertInto('pageDrafts')
            .values({ ...row, revision: 1, modified: '2027-01-01T00:00:00Z' })
            .execute();
        else
          await database.query
            .insertInto('pages')
            .values({ ...row, updated: '2027-01-01T00:00:00Z' })
            .execute();
      }
      const wanted = PATHS.filter((path) => !path.startsWith('/~')).flatMap((path) =>
        IDS.flatMap((id): readonly PlacedDialog[] => {
          const counts = rows
            .filter((row) => row.path === path)
            .map(({ language, blocks }) => ({
              language,
              times: blocks.flatMap(windowsIn).filter((each) => each.id === id).length,
            }))
            .filter(({ times }) => times > 0);
          const languages = LANGUAGES.filter((each) => counts.some(({ language }) => language === each));
          const times = Math.max(0, ...counts.map((each) => each.times));
          const titles = Object.fromEntries(
            languages.flatMap((language) => {
              const title = titleIn(rows, { path, language, id });
              return title === undefined ? [] : [[language, title]];
            }),
          );
          return times === 0 ? [] : [{ path, id, titles, languages, times }];
        }),
      );
      const byName = (one: PlacedDialog, other: PlacedDialog) =>
        `${one.path} ${one.id}` < `${other.path} ${other.id}` ? -1 : 1;
      expect((await placedDialogs(database.query, site)).toSorted(byName)).toEqual(wanted.toSorted(byName));
    },
    120_000,
  );
});
