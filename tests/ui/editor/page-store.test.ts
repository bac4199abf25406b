import { it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { documentOf, layoutOf } from '#adapters/page/page-document.ts';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { PageStore } from '#ui/editor/page-store.ts';
import { anythingDone, numberedIds } from './anything-done.ts';

const EMPTY = { fields: {}, areas: [] };
const newPage = () => new PageStore(EMPTY, BLOCK_DESCRIPTIONS, numberedIds());
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a page in the editor', () => {
  it.prop([anythingDone(BLOCK_DESCRIPTIONS)])('is as it was after all steps are taken back', (done) => {
    const page = newPage();
    for (const each of done) each(page);
    while (page.canUndo) page.undo();
    expect(page.document).toEqual({ ...EMPTY, areas: [{ key: 'main', blocks: [] }] });
  });

  it.prop([anythingDone(BLOCK_DESCRIPTIONS)])(
    'is stored and read as the same blocks, whatever was done',
    (done) => {
      const page = newPage();
      for (const each of done) each(page);
      const stored = plain(layoutOf(page.document, { fields: {}, placeholders: {} }));
      const read = documentOf(stored);
      expect(layoutOf(read, stored)).toEqual(stored);
      const shapeOf = (document: typeof read) =>
        JSON.stringify(document.areas, (key, value) =>
          key === 'kept' || key === 'fields' ? undefined : value,
        );
      expect(shapeOf(read)).toBe(shapeOf(plain(page.document)));
    },
  );

  it.prop([anythingDone(BLOCK_DESCRIPTIONS)])('never has more of a kind than a page may have', (done) => {
    const page = newPage();
    for (const each of done) {
      each(page);
      for (const { kind, perPage } of BLOCK_DESCRIPTIONS)
        if (perPage !== undefined)
          expect(
            page.blocks.filter(({ block }) => page.describe(block)?.kind === kind).length,
          ).toBeLessThanOrEqual(perPage);
    }
  });

  example('takes a row of letters back in one step', () => {
    const page = newPage();
    const [text] = BLOCK_DESCRIPTIONS;
    if (text) page.insert(text, {});
    for (const typed of ['D', 'Do', 'Doors']) page.setField(page.selected ?? '', 'Title', typed);
    page.undo();
    expect(page.current?.block.fields.Title).toBeUndefined();
  });

  example('takes the conditions on a question along while its name is typed, and back in one step', () => {
    const page = newPage();
    const form = BLOCK_DESCRIPTIONS.find(({ kind }) => kind === 'award-registration') ?? expect.fail();
    page.insert(form, {});
    const id = page.selected ?? '';
    const stepsWith = (Name: string, on: string) => [
      { Questions: [{ Name }, { Name: 'sta' }] },
      { OnlyShowWhen: JSON.stringify({ questionName: on, answerName: 'yes' }) },
    ];
    const first = stepsWith('stage', 'stage');
    page.setField(id, 'Steps', first);
    const isTyped = (Name: string, on: string) => {
      const { Steps } = page.current?.block.fields ?? {};
      const typed = structuredClone(Steps) as unknown as ReturnType<typeof stepsWith>;
      Object.assign(typed[0]?.Questions?.[0] ?? {}, { Name });
      page.setField(id, 'Steps', typed);
      expect(page.current?.block.fields.Steps).toEqual(stepsWith(Name, on));
    };
    isTyped('stag', 'stag');
    isTyped('sta', 'stage');
    isTyped('', 'stage');
    isTyped('status', 'status');
    page.undo();
    expect(page.current?.block.fields.Steps).toEqual(first);
    page.redo();
    expect(page.current?.block.fields.Steps).toEqual(stepsWith('status', 'status'));
  });

  example(
    'takes back what was done with the items of a list one by one, and the letters of an item in one step',
    () => {
      const page = newPage();
      const list = BLOCK_DESCRIPTIONS.find(({ fields }) => fields.some(({ holds }) => holds === 'items'));
      if (list) page.insert(list, {});
      const [field] = list?.fields.filter(({ holds }) => holds === 'items') ?? [];
      const name = field?.names[0] ?? '';
      const states = [[{}], [{ Title: 'Doors' }], [{ Title: 'Doors' }, {}], [{ Title: 'Doors' }], []];
      const typed = [
        [{}],
        [{ Title: 'D' }],
        [{ Title: 'Doors' }],
        [{ Title: 'Doors' }, {}],
        [{ Title: 'Doors' }],
        [],
      ];
      for (const items of typed) page.setField(page.selected ?? '', name, items);
      for (const items of states.toReversed().slice(1)) {
        page.undo();
        expect(page.current?.block.fields[name]).toEqual(items);
      }
    },
  );

  example('takes a text of another language back without what was typed before and after', () => {
    const page = newPage();
    const [text] = BLOCK_DESCRIPTIONS;
    if (text) page.insert(text, {});
    const set = (title: string) => page.setField(page.selected ?? '', 'Title', title);
    set('Doors');
    page.replace(() => set('Deuren'));
    set('Deuren!');
    for (const title of ['Deuren', 'Doors']) {
      page.undo();
      expect(page.current?.block.fields.Title).toBe(title);
    }
  });

  example('writes the text of an article into its page, unless the block has a text of its own', () => {
    const article = (fields: Readonly<Record<string, string>>) =>
      new PageStore(
        {
          fields: { Title: 'Doors open', MetaTitle: 'Doors open' },
          areas: [
            {
              key: 'main',
              blocks: [{ id: 'a', component: 'NewsArticle', fields, params: {}, places: [], kept: {} }],
            },
          ],
        },
        BLOCK_DESCRIPTIONS,
        numberedIds(),
      );
    const page = article({});
    page.setField('a', 'Title', 'Doors close');
    expect(page.document.fields).toEqual({ Title: 'Doors close', MetaTitle: 'Doors close' });
    expect(page.article?.fields).toEqual({});
    const own = article({ Title: 'Doors' });
    own.setField('a', 'Title', 'Doors close');
    expect(own.document.fields.Title).toBe('Doors open');
    expect(own.article?.fields).toEqual({ Title: 'Doors close' });
  });

  example('adds an article without texts of its own', () => {
    const page = newPage();
    const description = BLOCK_DESCRIPTIONS.find(({ kind }) => kind === 'news-article');
    if (description) page.insert(description, { Title: 'A title', Content: 'A text' });
    expect(page.article?.fields).toEqual({});
  });
});
