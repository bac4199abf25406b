import type { Crumb } from '@fairdesk/core/navigation';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readBlocksOf } from '#adapters/page/read-block/read-block.ts';
import { articleLayout } from '#adapters/platform/organiser/pages/article-pages.ts';

const anyTitle = fc
  .string({ minLength: 1, maxLength: 20 })
  .filter((title) => title.trim() !== '' && title !== '*');
const anyAncestors = fc.array(
  fc.record({ title: anyTitle, url: fc.constantFrom('/', '/visit', '/visit/park') }),
  {
    maxLength: 3,
  },
);

const pageWith = (title: string, main: readonly unknown[]) => ({
  ...{ name: 'page', displayName: 'Page', itemId: '1', templateName: 'Page' },
  fields: { NavigationTitle: { value: title } },
  placeholders: { 'headless-main': [...main] },
});

/** The breadcrumb that visitors see on a page. */
const crumbsOf = ({ fields, placeholders }: ReturnType<typeof articleLayout>): readonly Crumb[] => {
  const title = (fields.NavigationTitle as { value: string }).value;
  const blocks = readBlocksOf({
    ...{ folder: 'aqua', language: 'en', path: '/', pageFields: fields, editMode: undefined },
    ...{ itemId: '1', frameHosts: [], cookieNames: [], shared: { url: '', title } },
    crumb: { title, wildcardTitle: title, wildcardElements: [] },
  })(placeholders['headless-main']);
  return blocks.flatMap((block) => (block.kind === 'breadcrumb' ? block.crumbs : []));
};

describe('a new article', () => {
  it.prop([anyTitle, anyTitle, fc.option(anyAncestors, { nil: undefined })])(
    'has the breadcrumb of the page above, that page, and itself',
    (title, titleAbove, ancestors) => {
      const breadcrumb = { componentName: 'Breadcrumb', fields: ancestors && { ancestors } };
      const above = pageWith(titleAbove, [breadcrumb, { componentName: 'NewsOverview' }]);
      const article = articleLayout(
        pageWith(title, []),
        { path: '/news', layout: above },
        { title, day: '2026-11-20' },
      );
      expect(crumbsOf(article)).toEqual([
        ...crumbsOf(above).slice(0, -1),
        { title: titleAbove, href: '/aqua/news' },
        { title },
      ]);
    },
  );
});
