import { dialogIdOf, type PlacedDialog } from '@fairdesk/core/editor';
import { isLanguage } from '@fairdesk/core/shared';
import { sql } from 'kysely';
import { layoutIn } from '../../content/layout-schema.ts';
import { isWindow } from '../../content/with-dialogs.ts';
import type { Query } from '../../database/open-database.ts';
import { renderingsIn } from './renderings-in.ts';

/** In every stored page with a dialog; also in a text that quotes it, so the page must be read. */
const MARK = '%"componentName":"Modal"%';

/** The dialogs that stand on the pages of a site, published or as a draft, by path. */
export const placedDialogs = async (query: Query, site: string): Promise<readonly PlacedDialog[]> => {
  const columns = ['path', 'language', 'layout'] as const;
  const pages = query
    .selectFrom('pages')
    .select([...columns, sql<number>`1`.as('place')])
    .where('site', '=', site)
    .where('layout', 'like', MARK);
  const drafts = query
    .selectFrom('pageDrafts')
    .select([...columns, sql<number>`0`.as('place')])
    .where('site', '=', site)
    .where('layout', 'like', MARK);
  // The titles of a draft come before those that visitors see.
  const rows = await drafts.unionAll(pages).orderBy('path').orderBy('language').orderBy('place').execute();
  const dialogs = new Map<string, PlacedDialog>();
  for (const { path, language, layout } of rows) {
    if (!isLanguage(language) || dialogIdOf(path) !== undefined) continue;
    const windows = Map.groupBy(windowsIn(layoutIn(layout)?.placeholders), ({ id }) => id);
    for (const [id, ofId] of windows) {
      const key = JSON.stringify([path, id]);
      const dialog = dialogs.get(key) ?? { path, id, titles: {}, languages: [], times: 0 };
      const title = dialog.titles[language] ?? ofId.map((each) => each.title).find(Boolean);
      dialogs.set(key, {
        ...dialog,
        titles: { ...dialog.titles, ...(title !== undefined && { [language]: title }) },
        languages: [...new Set([...dialog.languages, language])],
        times: Math.max(dialog.times, ofId.length),
      });
    }
  }
  return [...dialogs.values()];
};

/** A dialog in a layout. */
interface FoundWindow {
  readonly id: string;
  /** Empty when it has none. */
  readonly title: string;
}

/** The dialogs in a layout in the order of reading. */
const windowsIn = (placeholders: unknown): readonly FoundWindow[] =>
  renderingsIn(placeholders)
    .filter(isWindow)
    .map((value) => ({ id: idOf(value), title: titleOf(value) }));

interface Settings {
  readonly params?: unknown;
  readonly fields?: unknown;
}

/** A parameter, else a field, as pages read it. */
const idOf = ({ params, fields }: Settings): string =>
  (textAt(params, 'ModalId') || textAt(fields, 'ModalId')).trim();

const titleOf = ({ fields }: Settings): string => textAt(fields, 'Title').trim();

const textAt = (holder: unknown, name: string): string => {
  const stored = recordIn(holder)[name];
  const value = recordIn(stored).value ?? stored;
  return typeof value === 'string' ? value : '';
};

const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
