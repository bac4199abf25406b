import type { Page, PageLayout, PageSource } from '@fairdesk/core/page';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http.ts';
import { type Place, textOf } from './field-values.ts';
import { readBlock } from './read-block/read-block.ts';
import { Rendering } from './read-block/rendering.ts';
import { readNavigation } from './read-navigation.ts';

const Fields = z.catch(z.record(z.string(), z.unknown()), {});

const Layout = z.object({
  sitecore: z.object({
    route: z.nullable(
      z.object({ fields: Fields, placeholders: z.catch(z.record(z.string(), z.array(z.unknown())), {}) }),
    ),
  }),
});

export interface LayoutServiceSettings {
  /** `jss`, `sxa-jss`, … */
  readonly configuration: string;
  readonly apiKey: string;
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
    }).andThen(({ sitecore: { route } }): Result<Page, Failure> => {
      if (route === null) return err({ kind: 'not-found', what: `page ${path} of ${site}` });
      return ok({ site, path, language, ...toPage(route, { folder, language }) });
    }),
});

type Route = NonNullable<z.infer<typeof Layout>['sitecore']['route']>;

const toPage = ({ fields, placeholders }: Route, place: Place): Omit<Page, 'site' | 'path' | 'language'> => {
  const renderings = (placeholder: string): Rendering[] =>
    (placeholders[placeholder] ?? []).flatMap((rendering) => {
      const read = Rendering.safeParse(rendering);
      return read.success && read.data.componentName !== HIDDEN ? [read.data] : [];
    });
  return {
    title: textOf(fields, 'MetaTitle') || 'Page',
    description: textOf(fields, 'MetaDescription'),
    layout: LAYOUTS[textOf(fields, 'Layout')] ?? 'event',
    navigation: readNavigation(
      renderings('headless-header').find(({ componentName }) => componentName === 'Header'),
      renderings('headless-footer').find(({ componentName }) => componentName === 'Footer'),
      place,
    ),
    main: renderings('headless-main').map((rendering) => readBlock(rendering, place)),
  };
};

/** What the platform puts in the place of a block that personalisation hides. */
const HIDDEN = 'Hidden Rendering';

const LAYOUTS: Readonly<Record<string, PageLayout>> = {
  portal: 'portal',
  event: 'event',
  'event-empty': 'event-empty',
};
