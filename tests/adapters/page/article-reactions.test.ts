import { withNested } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';

/** The id of the article on a page whose settings flag has this value. */
const articleIdWith = async (flag: unknown): Promise<string | undefined> => {
  const page = await openLayout(
    layoutOf([{ componentName: 'NewsArticle', fields: { ShowReactions: { value: flag } } }]),
  );
  const block = withNested(page._unsafeUnwrap().main).find(({ kind }) => kind === 'news-article');
  return block?.kind === 'news-article' ? block.articleId : expect.fail();
};

describe('the settings flag of an article', () => {
  it.each(['1', true])('allows reactions when it is %j', async (flag) => {
    expect(await articleIdWith(flag)).toBe('0b1c2d3e000040008000000000000001');
  });

  it.prop([fc.jsonValue().filter((value) => value !== '1' && value !== true)])(
    'allows no reactions when it is anything else',
    async (flag) => {
      expect(await articleIdWith(flag)).toBeUndefined();
    },
  );
});
