import type { EditedAddress, EditedPage, EditingSource } from '@fairdesk/core/page';
import type { Failure } from '@fairdesk/core/shared';
import { type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { asOutage } from '../shared/http/as-outage.ts';
import type { Http } from '../shared/http/http.ts';
import { PLACEHOLDERS } from '../shared/layout/placeholders.ts';
import { validItems } from '../shared/valid-items.ts';
import {
  DICTIONARY_FIELDS,
  DICTIONARY_PAGE_SIZE,
  restOfPhrases,
  SiteDictionary,
} from './dictionary-graphql.ts';
import type { QueryGraphql } from './graphql.ts';
import { Layout, NO_LAYOUT } from './layout-schema.ts';
import { type LayoutSettings, readPage } from './read-page.ts';
import { withVariant } from './with-variant.ts';

const QUERY = `query EditingQuery(
  $siteName: String!, $itemId: String!, $language: String!, $version: String,
  $after: String, $pageSize: Int = ${DICTIONARY_PAGE_SIZE}
) {
  item(path: $itemId, language: $language, version: $version) { rendered }
  ${DICTIONARY_FIELDS}
}`;

const Answer = z.object({
  item: z.nullish(z.object({ rendered: z.nullish(z.unknown()) })),
  site: SiteDictionary,
});

/** The id of the element by which the vendor's editor recognises a page that is edited. Source: site spec §9. */
const EDITING_MARKER = 'jss-hrz-editing';

/** What the editor adds to a layout. */
const EditedLayout = z.object({
  sitecore: z.object({
    context: z.object({
      clientScripts: validItems(z.string()),
      clientData: z.catch(z.record(z.string(), z.unknown()), {}),
    }),
  }),
});

/**
 * Opens pages of the content platform for editing, over GraphQL.
 *
 * Source: site spec §7 "Editing GraphQL".
 */
export const createEditingSource = (
  { ask, http }: { readonly ask: QueryGraphql; readonly http: Http },
  settings: LayoutSettings & { readonly contextId: string },
): EditingSource => ({
  open: (address) => {
    const { site, itemId, language, version, layoutKind, mode, component } = address;
    const headers = { sc_layoutKind: layoutKind, sc_editMode: String(mode === 'edit'), sc_site: site };
    const variables = { siteName: site, itemId, language, ...(version && { version }) };
    return ask(QUERY, variables, Answer, headers).andThen((answer) =>
      ResultAsync.combine([
        component
          ? oneComponent(http, address, settings.contextId).map(asPage(settings.areas?.main))
          : ResultAsync.fromSafePromise<unknown, Failure>(Promise.resolve(answer.item?.rendered)),
        restOfPhrases(ask, { site, language }, answer.site),
      ]).andThen(([layout, phrases]) => readEdited(layout, phrases, address, settings)),
    );
  },
});

/** Reads a layout for the editor, from any source. */
export const readEdited = (
  layout: unknown,
  phrases: Readonly<Record<string, string>>,
  address: EditedAddress,
  settings: LayoutSettings,
): Result<EditedPage, Failure> => {
  const { clientScripts: scripts = [], clientData: data = {} } =
    EditedLayout.safeParse(layout).data?.sitecore.context ?? {};
  return readPage(
    address,
    settings,
    'editor',
  )(Layout.safeParse(withVariant(layout, address.variants ?? [])).data ?? NO_LAYOUT).map((page) => ({
    page,
    phrases,
    scripts,
    data: { [EDITING_MARKER]: {}, ...data },
  }));
};

const OneComponent = z.object({
  sitecore: z.looseObject({
    route: z.nullable(
      z.looseObject({
        placeholders: z.object({ 'editing-componentmode-placeholder': z.array(z.unknown()) }),
      }),
    ),
  }),
});

/** Moves the component into the main placeholder of a page, by the platform's own name of it. */
const asPage =
  (main: string = PLACEHOLDERS.main) =>
  (layout: unknown): unknown => {
    const { sitecore } = OneComponent.safeParse(layout).data ?? {};
    if (!sitecore?.route) return layout;
    const { placeholders, ...route } = sitecore.route;
    const component = placeholders['editing-componentmode-placeholder'];
    return { sitecore: { ...sitecore, route: { ...route, placeholders: { [main]: component } } } };
  };

/** A single component, for the design library. */
const oneComponent = (
  http: Http,
  { itemId, component, version, site, language, mode }: EditedAddress,
  contextId: string,
): ResultAsync<unknown, Failure> =>
  http('get', 'layout/component', z.unknown(), {
    searchParams: {
      sitecoreContextId: contextId,
      item: itemId,
      uid: component?.uid ?? '',
      dataSourceId: component?.dataSourceId ?? '',
      renderingItemId: component?.renderingId ?? '',
      ...(version && { version }),
      sc_site: site,
      sc_lang: language,
    },
    headers: { sc_editMode: String(mode === 'edit') },
    throwHttpErrors: (status) => status !== 404,
  }).mapErr(asOutage);
