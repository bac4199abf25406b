import { createHash } from 'node:crypto';
import type { FrameArea } from '@fairdesk/core/editor';
import { isLanguage, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { contentOf, type Rendering, renderingOf } from '../../../content/frame-rendering.ts';
import { type Layout, layoutIn } from '../../../content/layout-schema.ts';
import type { PageKey, PageRow } from '../../../database/content-tables.ts';
import type { Query } from '../../../database/open-database.ts';

/** A header or footer that published pages of a site share, as it is stored. */
export interface StoredFrame {
  readonly area: FrameArea;
  /** Identifies the renderings. */
  readonly version: string;
  /** The home page first. */
  readonly paths: readonly string[];
  /** By language, with a page that has it. */
  readonly renderings: Readonly<
    Partial<Record<Language, { readonly path: string; readonly rendering: Rendering }>>
  >;
  /** How many of its pages have each page layout: `portal`. */
  readonly layouts: ReadonlyMap<string, number>;
}

/** The published pages of a site that can be read, read once. */
export interface PublishedPages {
  readonly pages: readonly (PageKey & { readonly language: Language; readonly layout: Layout })[];
}

export const publishedPages = async (query: Query, site: string): Promise<PublishedPages> => {
  const rows: readonly PageRow[] = await query
    .selectFrom('pages')
    .selectAll()
    .where('site', '=', site)
    .orderBy('path')
    .orderBy('language')
    .execute();
  return {
    pages: rows.flatMap(({ path, language, layout: text }) => {
      const layout = layoutIn(text);
      return isLanguage(language) && layout ? [{ site, path, language, layout }] : [];
    }),
  };
};

interface Group {
  readonly contents: Map<
    Language,
    { readonly content: string; readonly path: string; readonly rendering: Rendering }
  >;
  readonly paths: string[];
  readonly layouts: Map<string, number>;
}

/**
 * The headers or footers of a site, those with the most pages first.
 *
 * Two pages have the same one when it is equal in every language that both have; what its id on a page is does not
 * matter.
 */
export const framesOf = ({ pages }: PublishedPages, area: FrameArea): readonly StoredFrame[] => {
  const byPath = Map.groupBy(
    pages.flatMap((page) => {
      const rendering = renderingOf(page.layout, area);
      return rendering ? [{ ...page, rendering, content: contentOf(rendering) }] : [];
    }),
    ({ path }) => path,
  );
  const groups: Group[] = [];
  const paths = [...byPath].toSorted(
    ([one, a], [other, b]) => b.length - a.length || rank(one) - rank(other) || (one < other ? -1 : 1),
  );
  for (const [path, translations] of paths) {
    const fits = ({ contents }: Group) =>
      translations.some(({ language }) => contents.has(language)) &&
      translations.every(({ language, content }) => (contents.get(language)?.content ?? content) === content);
    let group = groups.find(fits);
    if (group === undefined) {
      group = { contents: new Map(), paths: [], layouts: new Map() };
      groups.push(group);
    }
    for (const { language, content, rendering } of translations)
      if (!group.contents.has(language)) group.contents.set(language, { content, path, rendering });
    group.paths.push(path);
    const layout = layoutNameOf(translations[0]?.layout);
    group.layouts.set(layout, (group.layouts.get(layout) ?? 0) + 1);
  }
  return groups.map((group) => frameOf(area, group)).toSorted((a, b) => b.paths.length - a.paths.length);
};

/** The home page comes first. */
const rank = (path: string): number => (path === '/' ? 0 : 1);

const frameOf = (area: FrameArea, { contents, paths, layouts }: Group): StoredFrame => {
  const languages = LANGUAGES.filter((language) => contents.has(language));
  const hash = createHash('sha256').update(area);
  for (const language of languages) hash.update(`\n${language} ${contents.get(language)?.content ?? ''}`);
  return {
    ...{ area, layouts, version: hash.digest('base64url') },
    paths: paths.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1)),
    renderings: Object.fromEntries(
      languages.flatMap((language) => {
        const { path, rendering } = contents.get(language) ?? {};
        return path !== undefined && rendering ? [[language, { path, rendering }] as const] : [];
      }),
    ),
  };
};

/** The page layout that a page chose: `event`. */
export const layoutNameOf = (layout: Layout | undefined): string => {
  const field = layout?.fields.Layout;
  return typeof field === 'object' && field !== null && 'value' in field ? String(field.value) : '';
};
