import {
  blocksOf,
  canvasDocument,
  canvasId,
  type DocumentBlock,
  PAGE_BLOCKS_MAX,
  PAGE_DEPTH_MAX,
  PAGE_LENGTH_MAX,
  PAGE_TEXT_MAX,
  type PageDocument,
  PageDocumentSchema,
  pageFaults,
} from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';

const around = fc.constantFrom(-1, 0, 1);
const few = { numRuns: 20 };
const faultOf = (code: string, max: number) => [{ path: '', code, params: { max } }];
/** A page with one text, within arrays up to this depth. */
const nested = (text: string, depth: number): unknown => {
  let value: unknown = text;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { inner: value };
  return value;
};

describe('pageFaults', () => {
  it.prop([around, fc.nat(3)], few)('limit each text, at any depth', (more, depth) => {
    const text = 'x'.repeat(PAGE_TEXT_MAX + more);
    expect(pageFaults(nested(text, depth))).toEqual(more > 0 ? faultOf('page-text-max', PAGE_TEXT_MAX) : []);
  });

  it.prop([around, fc.constantFrom('', 'text')], few)('limit the depth', (more, text) => {
    expect(pageFaults(nested(text, PAGE_DEPTH_MAX + more))).toEqual(
      more > 0 ? faultOf('page-depth-max', PAGE_DEPTH_MAX) : [],
    );
  });

  it.prop([around, fc.constantFrom('component', 'componentName'), fc.boolean()], few)(
    'limit the blocks of a page, as a document or as stored, and nothing else',
    (more, name, isBlock) => {
      const value = { [isBlock ? name : 'other']: 'RichText' };
      const page = { areas: Array.from({ length: PAGE_BLOCKS_MAX + more }, () => value), none: null };
      expect(pageFaults(page)).toEqual(
        isBlock && more > 0 ? faultOf('page-blocks-max', PAGE_BLOCKS_MAX) : [],
      );
    },
  );

  it.prop([around], few)('limit the length of the whole page', (more) => {
    const texts = Array.from({ length: 5 }, () => 'x'.repeat(PAGE_TEXT_MAX));
    const rest = PAGE_LENGTH_MAX - JSON.stringify([...texts, '']).length;
    const page = [...texts, 'x'.repeat(rest + more)];
    expect(pageFaults(page)).toEqual(more > 0 ? faultOf('page-length-max', PAGE_LENGTH_MAX) : []);
  });

  it('find none in what is no page', () => {
    for (const value of [undefined, null, 0, '', [], {}]) expect(pageFaults(value)).toEqual([]);
  });
});

const blockOf = (id: string, places: readonly (readonly DocumentBlock[])[]): DocumentBlock => ({
  ...{ id, component: 'RichText', fields: {}, params: {}, kept: {} },
  places: places.map((blocks, place) => ({ key: `column-${place}`, blocks })),
});
/** Blocks with few ids, so that some occur twice, with blocks in their places down to a depth. */
const anyBlock = (depth: number): fc.Arbitrary<DocumentBlock> =>
  fc
    .tuple(
      fc.constantFrom('a', 'b', 'block-1'),
      depth === 0
        ? fc.constant([])
        : fc.array(fc.array(anyBlock(depth - 1), { maxLength: 2 }), { maxLength: 2 }),
    )
    .map(([id, places]) => blockOf(id, places));
const anyDocument: fc.Arbitrary<PageDocument> = fc
  .array(fc.array(anyBlock(2), { maxLength: 2 }), { maxLength: 2 })
  .map((areas) => ({ fields: { Title: 'Visit' }, areas: blockOf('page', areas).places }));

describe('canvasDocument', () => {
  it.prop([anyDocument])('numbers every block in reading order, and changes nothing else', (document) => {
    const numbered = canvasDocument(document);
    expect(blocksOf(numbered).map(({ block }) => block.id)).toEqual(
      blocksOf(document).map((_, index) => canvasId(index)),
    );
    expect(canvasId(7)).toBe('block-7');
    const withoutIds = (value: unknown) => JSON.stringify(value, (key, each) => (key === 'id' ? '' : each));
    expect(withoutIds(numbered)).toBe(withoutIds(document));
  });

  it.prop([anyBlock(2), fc.integer({ min: 2, max: 3 })])(
    'gives an id of its own to each place of the same block',
    (block, times) => {
      const blocks = Array.from({ length: times }, () => block);
      const numbered = blocksOf(canvasDocument({ fields: {}, areas: [{ key: 'main', blocks }] }));
      expect(numbered.map((each) => each.block.id)).toEqual(numbered.map((_, index) => canvasId(index)));
    },
  );
});

describe('PageDocumentSchema', () => {
  it.prop([anyDocument])('accepts every document within the limits, unchanged', (document) => {
    expect(z.parse(PageDocumentSchema, document)).toEqual(document);
  });

  it.prop([fc.constantFrom<unknown>(null, [], 'text', 7, undefined)])(
    'rejects fields that are no record',
    (fields) => {
      expect(PageDocumentSchema.safeParse({ fields, areas: [] }).success).toBe(false);
      const block = { ...blockOf('a', []), fields };
      expect(
        PageDocumentSchema.safeParse({ fields: {}, areas: [{ key: 'main', blocks: [block] }] }).success,
      ).toBe(false);
    },
  );

  it.prop([around], few)('names the fault and the limit of a page beyond it', (more) => {
    const document = { fields: { Text: 'x'.repeat(PAGE_TEXT_MAX + more) }, areas: [] };
    const { success, error } = PageDocumentSchema.safeParse(document);
    expect(success).toBe(more <= 0);
    if (more > 0)
      expect(error?.issues[0]).toMatchObject({
        code: 'custom',
        path: [],
        params: { fault: 'page-text-max', max: PAGE_TEXT_MAX },
      });
  });
});
