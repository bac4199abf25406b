import { fc } from '@fast-check/vitest';
import { componentNames } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { DESCRIBED_FIELDS, DESCRIBED_PARAMS } from '#tests/support/models/described-values.ts';

/** Names of the fields of renderings. */
export const FIELDS = [...DESCRIBED_FIELDS, 'Url', 'data'];

/** Values that a field may hold, and invalid ones. */
const anyValue = fc.oneof(
  { withCrossShrink: true },
  fc.jsonValue({ maxDepth: 3 }),
  fc.record({ value: fc.jsonValue({ maxDepth: 2 }) }),
  fc.record({ value: fc.record({ href: fc.string(), src: fc.string(), text: fc.string() }) }),
);

/** Renderings with known names and fields of any shape, nested in each other. */
const { rendering } = fc.letrec<{ rendering: unknown }>((tie) => ({
  rendering: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'rendering' },
    fc.jsonValue({ maxDepth: 1 }),
    fc.record(
      {
        uid: fc.oneof(fc.constant('same'), fc.jsonValue({ maxDepth: 0 })),
        componentName: fc.constantFrom(...componentNames(), 'Unknown', 'Hidden Rendering'),
        dataSource: fc.constantFrom('', 'local:/x', 7),
        params: fc.oneof(
          fc.dictionary(fc.constantFrom(...DESCRIBED_PARAMS), fc.jsonValue({ maxDepth: 0 })),
          anyValue,
        ),
        fields: fc.oneof(fc.dictionary(fc.constantFrom(...FIELDS), anyValue), anyValue),
        placeholders: fc.oneof(
          fc.dictionary(
            fc.constantFrom('column-1-{*}', 'column-2-{*}', 'container-{*}', 'main'),
            fc.array(tie('rendering'), { maxLength: 3 }),
          ),
          anyValue,
        ),
      },
      { requiredKeys: ['componentName'] },
    ),
  ),
}));

/** The renderings of an area. */
export const anyMain = fc.array(rendering, { maxLength: 6 });
