import type { PageSource } from '@fairdesk/core/page';
import * as z from 'zod/mini';
import type { QueryGraphql } from './graphql.ts';
import { Layout, NO_LAYOUT } from './layout-schema.ts';
import { type LayoutSettings, readPage } from './read-page.ts';

const QUERY = `query JssLayoutQuery($site: String!, $routePath: String!, $language: String!) {
  layout(site: $site, routePath: $routePath, language: $language) {
    item { rendered languages { language { name } } }
  }
}`;

const Answer = z.object({
  layout: z.nullish(
    z.object({
      item: z.nullish(
        z.object({
          rendered: z.nullish(Layout),
          languages: z.catch(z.array(z.object({ language: z.object({ name: z.string() }) })), []),
        }),
      ),
    }),
  ),
});
type Item = NonNullable<NonNullable<z.infer<typeof Answer>['layout']>['item']>;

/**
 * Pages of the content platform over GraphQL. The path is sent as a variable, so quotes need no escaping.
 *
 * Source: site spec §7 "GraphQL layout".
 */
export const createGraphqlPageSource = (ask: QueryGraphql, settings: LayoutSettings): PageSource => ({
  open: (address) => {
    const { site, path: routePath, language } = address;
    return ask(QUERY, { site, routePath, language }, Answer).andThen(({ layout }) =>
      readPage(address, settings)(layout?.item ? layoutOf(layout.item) : NO_LAYOUT),
    );
  },
});

/** The layout of an item; the item's own list of languages takes precedence. */
const layoutOf = ({ rendered, languages }: Item): Layout => {
  if (!rendered) return NO_LAYOUT;
  const { context, route } = rendered.sitecore;
  const names = languages.map(({ language }) => language.name);
  return {
    sitecore: { route, context: { ...context, languages: names.length > 0 ? names : context.languages } },
  };
};
