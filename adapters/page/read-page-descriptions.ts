import type { BlockDescription, FieldDescription } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';

/** The descriptions of blocks, and of the fields of a page itself; a browser loads them when it needs them. */
export const readPageDescriptions = (): ResultAsync<
  { readonly blocks: readonly BlockDescription[]; readonly page: readonly FieldDescription[] },
  Failure
> =>
  ResultAsync.fromPromise(
    Promise.all([
      import('../shared/block-descriptions/block-descriptions.ts'),
      import('../shared/block-descriptions/page-fields.ts'),
    ]),
    (): Failure => ({ kind: 'unavailable', request: 'the descriptions of pages' }),
  ).map(([{ BLOCK_DESCRIPTIONS: blocks }, { PAGE_FIELDS, ARTICLE_FIELDS }]) => ({
    blocks,
    page: [...PAGE_FIELDS, ...ARTICLE_FIELDS],
  }));
