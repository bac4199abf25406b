import { FRAME_AREAS, type FrameArea } from '@fairdesk/core/editor';
import { isLanguage, type Language } from '@fairdesk/core/shared';
import {
  contentOf,
  type Rendering,
  renderingOf,
  renderingsOf,
  withRendering,
  withRenderings,
} from '../../content/frame-rendering.ts';
import { type Layout, LayoutJson, layoutIn } from '../../content/layout-schema.ts';
import type { PageKey } from '../../database/content-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { framesOf, layoutNameOf, publishedPages, type StoredFrame } from './frames/site-frames.ts';
import { storedPage } from './page-rows.ts';

/**
 * A page with the header and footer of its site, never with older ones of its own.
 *
 * | the page                            | has those of                                                   |
 * | ------------------------------------- | -------------------------------------------------------------- |
 * | is published in this language         | the published page                                             |
 * | is published in another language      | the pages that share them there, in this language              |
 * | is not published                      | the pages that have the same in any language; else those with its page layout |
 *
 * @returns the same text when nothing changes
 */
export const withSiteFrame = async (query: Query, key: PageKey, text: string): Promise<string> => {
  const { page } = await storedPage(query, key);
  if (page) return withFrameOf(page.layout, text);
  const layout = LayoutJson.parse(text);
  const framed = await withSharedFrame(query, key, layout);
  return framed === layout ? text : JSON.stringify(framed);
};

/** A page with the header and footer of a published one, unless that cannot be read. */
export const withFrameOf = (published: string, text: string): string => {
  const layout = LayoutJson.parse(text);
  const framing = layoutIn(published);
  const framed = framing ? withRenderings(layout, renderingsOf(framing)) : layout;
  return framed === layout ? text : JSON.stringify(framed);
};

const withSharedFrame = async (
  query: Query,
  { site, path, language }: PageKey,
  layout: Layout,
): Promise<Layout> => {
  if (!isLanguage(language)) return layout;
  const published = await publishedPages(query, site);
  return FRAME_AREAS.reduce((page, area) => {
    const rendering = sharedRendering(framesOf(published, area), { path, language, area, layout });
    return rendering ? withRendering(page, area, rendering) : page;
  }, layout);
};

interface Unpublished {
  readonly path: string;
  readonly language: Language;
  readonly area: FrameArea;
  readonly layout: Layout;
}

const sharedRendering = (
  frames: readonly StoredFrame[],
  { path, language, area, layout }: Unpublished,
): Rendering | undefined => {
  const own = contentOf(renderingOf(layout, area));
  const here = frames.filter(({ renderings }) => renderings[language] !== undefined);
  const name = layoutNameOf(layout);
  const [alike] = here.toSorted(
    (a, b) =>
      (b.layouts.get(name) ?? 0) - (a.layouts.get(name) ?? 0) ||
      Number(b.paths[0] === '/') - Number(a.paths[0] === '/'),
  );
  // A draft in a new language begins as a copy of another one.
  const isOwn = ({ renderings }: StoredFrame) =>
    Object.values(renderings).some(({ rendering }) => contentOf(rendering) === own);
  const shared = frames.find(({ paths }) => paths.includes(path)) ?? here.find(isOwn) ?? alike;
  return shared?.renderings[language]?.rendering;
};
