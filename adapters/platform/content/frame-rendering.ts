import { FRAME_AREAS, type FrameArea } from '@fairdesk/core/editor';
import { v4 as randomId } from 'uuid';
import { PLACEHOLDERS } from '../../shared/layout/placeholders.ts';
import type { Layout } from './layout-schema.ts';

/** Where pages have the frame of their site: a rendering of one name in an area. */
const RENDERINGS = {
  header: { placeholder: PLACEHOLDERS.header, component: 'Header' },
  footer: { placeholder: PLACEHOLDERS.footer, component: 'Footer' },
} as const satisfies Record<FrameArea, unknown>;

/** The renderings of a frame by area; absent where a page has none. */
export type FrameRenderings = Readonly<Partial<Record<FrameArea, Rendering>>>;

/** A rendering as it is stored. */
export type Rendering = Readonly<Record<string, unknown>>;

const isRendering = (entry: unknown, component: string): entry is Rendering =>
  typeof entry === 'object' &&
  entry !== null &&
  'componentName' in entry &&
  entry.componentName === component;

/** The header or footer of a page. */
export const renderingOf = (layout: Pick<Layout, 'placeholders'>, area: FrameArea): Rendering | undefined => {
  const { placeholder, component } = RENDERINGS[area];
  return layout.placeholders[placeholder]?.find((entry) => isRendering(entry, component)) as
    | Rendering
    | undefined;
};

/** Both renderings of a page. */
export const renderingsOf = (layout: Pick<Layout, 'placeholders'>): FrameRenderings =>
  Object.fromEntries(
    FRAME_AREAS.flatMap((area) => {
      const rendering = renderingOf(layout, area);
      return rendering ? [[area, rendering] as const] : [];
    }),
  );

/** What a rendering holds, whichever page it is on: equal texts for equal contents. */
export const contentOf = (rendering: Rendering | undefined): string =>
  rendering === undefined
    ? ''
    : JSON.stringify(rendering, (name, value) => (name === 'uid' ? undefined : value));

/**
 * A page with another header or footer, or without one; the rest of the area stays. The rendering keeps the id that it
 * has on this page.
 */
export const withRendering = (layout: Layout, area: FrameArea, rendering: Rendering | undefined): Layout => {
  const own = renderingOf(layout, area);
  if (contentOf(own) === contentOf(rendering)) return layout;
  const { placeholder, component } = RENDERINGS[area];
  const entries = layout.placeholders[placeholder] ?? [];
  const { uid = randomId() } = own ?? {};
  const written = rendering && { ...rendering, uid };
  const changed = written
    ? withFirst(entries, own, written)
    : entries.filter((entry) => !isRendering(entry, component));
  return { ...layout, placeholders: { ...layout.placeholders, [placeholder]: changed } };
};

const withFirst = (entries: readonly unknown[], own: unknown, written: Rendering): unknown[] =>
  own === undefined ? [written, ...entries] : entries.map((entry) => (entry === own ? written : entry));

/** A page with the frame of another one. */
export const withRenderings = (layout: Layout, frame: FrameRenderings): Layout =>
  FRAME_AREAS.reduce((page, area) => withRendering(page, area, frame[area]), layout);
