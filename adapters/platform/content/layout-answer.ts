import { plainId } from '@fairdesk/core/shared';
import { v5 as idFrom } from 'uuid';
import { withMetadata } from './field-metadata.ts';
import type { FoundPage } from './find-page.ts';
import { type Layout, Nested } from './layout-schema.ts';

/** Namespace of ids for what the embedded platform has no items for: devices, layouts, templates. */
const IDS = 'b7a0b1de-2f53-4f0f-a5a2-0f8a5e1f7d11';
const DEVICE_ID = 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3';

/** How a page is requested: published, previewed before it is published, or edited. */
export type LayoutMode = 'normal' | 'preview' | 'edit';

/**
 * The response to "render this item", in the layout service's shape. Source: site spec §7 "Layout service".
 */
export const layoutAnswer = (language: string, page: FoundPage, mode: LayoutMode = 'normal') => ({
  sitecore: {
    context: contextOf(language, page, mode),
    route: routeOf(page, mode === 'edit' ? withMetadata(page.layout, page.language) : page.layout),
  },
});

const contextOf = (language: string, page: FoundPage, mode: LayoutMode) => ({
  pageEditing: mode === 'edit',
  site: { name: page.site },
  pageState: mode,
  editMode: mode === 'normal' ? 'chromes' : 'metadata',
  language,
  itemPath: page.path,
  languages: page.languages,
  ...(mode === 'edit' && { clientScripts: [], clientData: clientDataOf(page) }),
});

/** The state that the editor's own scripts read about the current page. */
const clientDataOf = ({ site, language, layout }: FoundPage) => ({
  'hrz-canvas-state': {
    type: 'data',
    data: {
      itemId: layout.itemId,
      itemVersion: PAGE_VERSION,
      siteName: site,
      language,
      deviceId: DEVICE_ID,
      pageMode: 'EDIT',
      variant: 'default',
    },
  },
});

/** Pages are stored in a single version, which is served for any requested version. */
const PAGE_VERSION = 1;

const routeOf = ({ language }: FoundPage, layout: Layout) => ({
  name: layout.name,
  displayName: layout.displayName,
  fields: layout.fields,
  databaseName: 'web',
  deviceId: DEVICE_ID,
  itemId: layout.itemId,
  itemLanguage: language,
  itemVersion: PAGE_VERSION,
  layoutId: idFrom('layout', IDS),
  templateId: idFrom(layout.templateName, IDS),
  templateName: layout.templateName,
  placeholders: layout.placeholders,
});

/** The body of a 404: clients return it as the layout, so it is always present. */
export const noLayout = (language: string) => ({
  sitecore: { context: { pageEditing: false, language }, route: null },
});

/**
 * A single rendering, as the design library displays it; `undefined` when the page has no rendering with that
 * id.
 */
export const componentAnswer = (language: string, page: FoundPage, uid: string, mode: LayoutMode) => {
  const { sitecore } = layoutAnswer(language, page, mode);
  const rendering = renderingIn(sitecore.route.placeholders, plainId(uid));
  if (rendering === undefined) return undefined;
  const placeholders = { [COMPONENT_PLACEHOLDER]: [rendering] };
  return {
    sitecore: {
      context: { ...sitecore.context, renderingType: 'component' },
      route: { ...sitecore.route, uid: NO_ITEM, placeholders },
    },
  };
};

/** The id of a page that stands for a single rendering. */
const NO_ITEM = '00000000-0000-0000-0000-000000000000';

const COMPONENT_PLACEHOLDER = 'editing-componentmode-placeholder';

type Placeholders = Readonly<Record<string, readonly unknown[]>>;

/** The contents of a placeholder, at any depth; `undefined` when the page has no placeholder of that name. */
export const placeholderIn = (placeholders: Placeholders, name: string): readonly unknown[] | undefined => {
  if (Object.hasOwn(placeholders, name)) return placeholders[name];
  return firstOf(placeholders, (rendering) => placeholderIn(nestedIn(rendering), name));
};

const renderingIn = (placeholders: Placeholders, uid: string): unknown =>
  firstOf(placeholders, (rendering) =>
    uidOf(rendering) === uid ? rendering : renderingIn(nestedIn(rendering), uid),
  );

const firstOf = <T>(
  placeholders: Placeholders,
  look: (rendering: unknown) => T | undefined,
): T | undefined => {
  for (const rendering of Object.values(placeholders).flat()) {
    const found = look(rendering);
    if (found !== undefined) return found;
  }
  return undefined;
};

const nestedIn = (rendering: unknown): Placeholders => Nested.safeParse(rendering).data?.placeholders ?? {};

const uidOf = (rendering: unknown): string | undefined =>
  typeof rendering === 'object' && rendering !== null && 'uid' in rendering
    ? plainId(String(rendering.uid))
    : undefined;
