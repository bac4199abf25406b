import type { DocumentBlock, DocumentPlace, PageDocument } from '@fairdesk/core/editor';
import { AREAS } from '@fairdesk/core/page';
import fc from 'fast-check';

/** Every placeholder that has a role, as the former release wrote it. */
export const PLACEHOLDER_NAMES = [
  'body-top',
  'headless-header',
  'headless-shell',
  'headless-main',
  'headless-footer',
];

/** The name of any area or column: a role, a placeholder, or one that is neither. */
const anyPlaceName = fc.oneof(
  fc.constantFrom(...AREAS, ...PLACEHOLDER_NAMES),
  fc.constantFrom('column-1-{*}', 'jss-main', 'constructor', '__proto__'),
  fc.string({ minLength: 1 }),
);

const placesOf = (blocks: fc.Arbitrary<readonly DocumentBlock[]>): fc.Arbitrary<readonly DocumentPlace[]> =>
  fc.uniqueArray(fc.record({ key: anyPlaceName, blocks }), { selector: ({ key }) => key, maxLength: 6 });

const { block } = fc.letrec<{ block: DocumentBlock }>((tie) => ({
  block: fc.record({
    id: fc.uuid(),
    component: fc.constantFrom('RichText', 'ColumnSplitter'),
    fields: fc.constantFrom({}, { Title: 'headless-main' }),
    params: fc.constantFrom({}, { area: 'headless-main' }),
    places: fc.oneof({ maxDepth: 2 }, fc.constant([]), placesOf(fc.array(tie('block'), { maxLength: 2 }))),
    kept: fc.constant({}),
  }),
}));

/** Any document with areas and columns of any names, each once per place. */
export const anyWireDocument: fc.Arbitrary<PageDocument> = fc.record({
  fields: fc.constantFrom({}, { MetaTitle: 'Visit' }),
  areas: placesOf(fc.array(block, { maxLength: 3 })),
});
