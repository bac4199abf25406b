import { v5 as idFrom } from 'uuid';
import type { FoundPage } from './find-page.ts';
import { Nested } from './layout-schema.ts';

/** Root of the ids that stand for things the embedded platform has no items for: devices, layouts, templates. */
const IDS = 'b7a0b1de-2f53-4f0f-a5a2-0f8a5e1f7d11';
const DEVICE_ID = 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3';

/** The answer to "render this item", in the layout service's shape. */
export const layoutAnswer = (
  site: string,
  language: string,
  { path, language: itemLanguage, layout }: FoundPage,
) => ({
  sitecore: {
    context: {
      pageEditing: false,
      site: { name: site },
      pageState: 'normal',
      editMode: 'chromes',
      language,
      itemPath: path,
    },
    route: {
      name: layout.name,
      displayName: layout.displayName,
      fields: layout.fields,
      databaseName: 'web',
      deviceId: DEVICE_ID,
      itemId: layout.itemId,
      itemLanguage,
      itemVersion: 1,
      layoutId: idFrom('layout', IDS),
      templateId: idFrom(layout.templateName, IDS),
      templateName: layout.templateName,
      placeholders: layout.placeholders,
    },
  },
});

/** The body of a 404: clients return it as the layout, so it is always there. */
export const noLayout = (language: string) => ({
  sitecore: { context: { pageEditing: false, language }, route: null },
});

/** What stands in a placeholder, at whatever depth; `undefined` when the page has none of that name. */
export const placeholderIn = (
  placeholders: Readonly<Record<string, readonly unknown[]>>,
  name: string,
): readonly unknown[] | undefined => {
  if (Object.hasOwn(placeholders, name)) return placeholders[name];
  for (const rendering of Object.values(placeholders).flat()) {
    const nested = Nested.safeParse(rendering);
    const found = nested.success ? placeholderIn(nested.data.placeholders, name) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};
