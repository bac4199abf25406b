import type { Page, PageLayout, PageSource, PageState } from '@fairdesk/core/page';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http.ts';
import { type Place, textOf } from './field-values.ts';
import { readBlocksOf } from './read-block/read-block.ts';
import { Rendering } from './read-block/rendering.ts';
import { readNavigation } from './read-navigation.ts';

const Fields = z.catch(z.record(z.string(), z.unknown()), {});

const Layout = z.object({
  sitecore: z.object({
    context: z.catch(
      z.object({ pageEditing: z.catch(z.boolean(), false), pageState: z.catch(z.string(), '') }),
      { pageEditing: false, pageState: '' },
    ),
    route: z.nullable(
      z.object({
        itemId: z.catch(z.string(), ''),
        fields: Fields,
        placeholders: z.catch(z.record(z.string(), z.unknown()), {}),
      }),
    ),
  }),
});

export interface LayoutServiceSettings {
  /** `jss`, `sxa-jss`, … */
  readonly configuration: string;
  readonly apiKey: string;
  /** Sites that pages may show within themselves. */
  readonly frameHosts: readonly string[];
}

/** Pages of the content platform over its REST layout service. Source: site spec §7 "Layout service". */
export const createPageSource = (http: Http, settings: LayoutServiceSettings): PageSource => ({
  open: ({ site, folder, path, language }) =>
    http('get', `sitecore/api/layout/render/${settings.configuration}`, Layout, {
      searchParams: {
        item: path,
        sc_apikey: settings.apiKey,
        sc_site: site,
        sc_lang: language,
        tracking: 'false',
      },
      // A missing page is told by its body, which says so in the same shape.
      throwHttpErrors: (status) => status !== 404,
    }).andThen(({ sitecore: { route, context } }): Result<Page, Failure> => {
      if (route === null) return err({ kind: 'not-found', what: `page ${path} of ${site}` });
      const state = stateOf(context);
      const place = { folder, language };
      return ok({
        site,
        path,
        language,
        state,
        ...toPage(route, { ...place, state, frameHosts: settings.frameHosts }),
      });
    }),
});

type Context = z.infer<typeof Layout>['sitecore']['context'];

const stateOf = ({ pageEditing, pageState }: Context): PageState => {
  if (pageEditing || pageState === 'edit') return 'edit';
  return pageState === 'preview' ? 'preview' : 'normal';
};

type Route = NonNullable<z.infer<typeof Layout>['sitecore']['route']>;

interface Around extends Place {
  readonly state: PageState;
  readonly frameHosts: readonly string[];
}

const toPage = (
  { itemId, fields, placeholders }: Route,
  { state, frameHosts, ...place }: Around,
): Omit<Page, 'site' | 'path' | 'language' | 'state'> => {
  const blocks = readBlocksOf({ ...place, itemId, frameHosts, isEditing: state === 'edit' });
  const rendering = (placeholder: string, name: string) =>
    renderingsOf(placeholders[placeholder]).find(({ componentName }) => componentName === name);
  return {
    title: textOf(fields, 'MetaTitle') || 'Page',
    description: textOf(fields, 'MetaDescription'),
    layout: LAYOUTS[textOf(fields, 'Layout')] ?? 'event',
    navigation: readNavigation(
      rendering('headless-header', 'Header'),
      rendering('headless-footer', 'Footer'),
      place,
    ),
    main: blocks(placeholders['headless-main']),
  };
};

const renderingsOf = (entries: unknown): readonly Rendering[] =>
  Array.isArray(entries)
    ? entries.flatMap((entry) => {
        const { data } = Rendering.safeParse(entry);
        return data ? [data] : [];
      })
    : [];

const LAYOUTS: Readonly<Record<string, PageLayout>> = {
  portal: 'portal',
  event: 'event',
  'event-empty': 'event-empty',
};
