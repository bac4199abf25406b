import type { PageSource } from '@fairdesk/core/page';
import { decodeAddress } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { validItems } from '../shared/valid-items.ts';
import type { QueryGraphql } from './graphql.ts';
import { Layout, NO_LAYOUT } from './layout-schema.ts';
import { type LayoutSettings, readPage } from './read-page.ts';

const QUERY = `query JssLayoutQuery($site: String!, $routePath: String!, $language: String!) {
  layout(site: $site, routePath: $routePath, language: $language) {
    item { rendered languages { language { name } } }
  }
}`;

/** An item with its rendered layout; absent when there is none. */
export const RenderedItem = z.nullish(
  z.object({
    rendered: z.nullish(Layout),
    languages: validItems(z.object({ language: z.object({ name: z.string() }) })),
  }),
);

const Answer = z.object({ layout: z.nullish(z.object({ item: RenderedItem })) });

/**
 * Pages of the content platform over GraphQL. The path is sent as a variable, so quotes need no escaping.
 *
 * Source: site spec §7 "GraphQL layout".
 */
export const createGraphqlPageSource = (ask: QueryGraphql, settings: LayoutSettings): PageSource => ({
  open: (address) => {
    const { site, path, language } = address;
    return ask(QUERY, { site, routePath: decodeAddress(path), language }, Answer).andThen(({ layout }) =>
      readPage(address, settings)(layoutOf(layout?.item)),
    );
  },
});

/** The layout of an item; the item's own list of languages takes precedence. */
export const layoutOf = (item: z.infer<typeof RenderedItem>): Layout => {
  if (!item?.rendered) return NO_LAYOUT;
  const { context, route } = item.rendered.sitecore;
  const names = item.languages.map(({ language }) => language.name);
  return {
    sitecore: { route, context: { ...context, languages: names.length > 0 ? names : context.languages } },
  };
};
