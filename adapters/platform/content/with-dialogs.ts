import { dialogPath } from '@fairdesk/core/editor';
import { PLACEHOLDERS } from '../../shared/layout/placeholders.ts';
import type { Query } from '../database/open-database.ts';
import { type Layout, LayoutJson } from './layout-schema.ts';

interface Place {
  readonly site: string;
  readonly language: string;
}

/** A link in the JSON of a page that opens a dialog: `#modal:offer`. */
const LINK = /#modal:([a-z0-9]+(?:-[a-z0-9]+)*)/g;

/** The ids of the dialogs that a stored page links to and does not hold. */
const linkedIn = (layout: string): readonly string[] => {
  const ids = new Set([...layout.matchAll(LINK)].map(([, id = '']) => id));
  return [...ids].filter((id) => !new RegExp(`"ModalId":(?:\\{"value":)?"${id}"`).test(layout));
};

/**
 * A page with the published dialogs of its site that it links to, and those that these link to.
 *
 * @param text the layout as stored
 */
export const withDialogs = async (
  query: Query,
  { site, language }: Place,
  layout: Layout,
  text: string,
): Promise<Layout> => {
  const found = new Map<string, unknown>();
  const visitedIds = new Set<string>();
  let ids = linkedIn(text);
  while (ids.length > 0) {
    for (const id of ids) visitedIds.add(id);
    const rows = await query
      .selectFrom('pages')
      .select(['path', 'layout'])
      .where('site', '=', site)
      .where('language', '=', language)
      .where('path', 'in', ids.map(dialogPath))
      .execute();
    for (const id of ids) {
      const row = rows.find(({ path }) => path === dialogPath(id));
      const rendering = row && dialogIn(LayoutJson.parse(row.layout), id);
      if (rendering) found.set(id, rendering);
    }
    ids = rows.flatMap((row) => linkedIn(row.layout)).filter((id) => !visitedIds.has(id));
  }
  if (found.size === 0) return layout;
  const { [PLACEHOLDERS.main]: main = [] } = layout.placeholders;
  return {
    ...layout,
    placeholders: { ...layout.placeholders, [PLACEHOLDERS.main]: [...main, ...found.values()] },
  };
};

/** The window on a dialog's own page, with the id of the page. */
const dialogIn = (layout: Layout, id: string): unknown => {
  const own = layout.placeholders[PLACEHOLDERS.main]?.find(isWindow);
  return own && { ...own, params: { ...own.params, ModalId: id } };
};

interface Window {
  readonly componentName: 'Modal';
  readonly params?: object;
}

export const isWindow = (entry: unknown): entry is Window =>
  typeof entry === 'object' && entry !== null && 'componentName' in entry && entry.componentName === 'Modal';
