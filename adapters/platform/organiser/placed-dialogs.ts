import { dialogIdOf, type PlacedDialog } from '@fairdesk/core/editor';
import { isLanguage } from '@fairdesk/core/shared';
import { layoutIn } from '../content/layout-schema.ts';
import { isWindow } from '../content/with-dialogs.ts';
import type { Query } from '../database/open-database.ts';

/** In every stored page with a dialog; also in a text that quotes it, so the page must be read. */
const MARK = '%"componentName":"Modal"%';

/** The dialogs that stand on the pages of a site, published or as a draft, by path. */
export const placedDialogs = async (query: Query, site: string): Promise<readonly PlacedDialog[]> => {
  const columns = ['path', 'language', 'layout'] as const;
  const pages = query
    .selectFrom('pages')
    .select(columns)
    .where('site', '=', site)
    .where('layout', 'like', MARK);
  const drafts = query
    .selectFrom('pageDrafts')
    .select(columns)
    .where('site', '=', site)
    .where('layout', 'like', MARK);
  const rows = await drafts.unionAll(pages).orderBy('path').orderBy('language').execute();
  const dialogs = new Map<string, PlacedDialog>();
  for (const { path, language, layout } of rows) {
    if (!isLanguage(language) || dialogIdOf(path) !== undefined) continue;
    for (const [id, times] of timesById(windowsIn(layoutIn(layout)?.placeholders))) {
      const key = JSON.stringify([path, id]);
      const dialog = dialogs.get(key) ?? { path, id, languages: [], times: 0 };
      dialogs.set(key, {
        ...dialog,
        languages: [...new Set([...dialog.languages, language])],
        times: Math.max(dialog.times, times),
      });
    }
  }
  return [...dialogs.values()];
};

const timesById = (ids: readonly string[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
};

/** The ids of the dialogs in a layout, nested ones too; without recursion, so that no nesting is too deep. */
const windowsIn = (placeholders: unknown): readonly string[] => {
  const ids: string[] = [];
  const open: unknown[] = [placeholders];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (isWindow(value)) ids.push(idOf(value));
    open.push(...partsOf(value));
  }
  return ids;
};

/** What blocks can be in: of a block, only its places. */
const partsOf = (value: object): readonly unknown[] => {
  if (!('componentName' in value)) return Object.values(value);
  return 'placeholders' in value ? [value.placeholders] : [];
};

/** A parameter, else a field, as pages read it. */
const idOf = ({ params, fields }: { readonly params?: unknown; readonly fields?: unknown }): string =>
  (textAt(params) || textAt(fields)).trim();

const textAt = (holder: unknown): string => {
  const held = typeof holder === 'object' && holder !== null && 'ModalId' in holder ? holder.ModalId : '';
  const value = typeof held === 'object' && held !== null && 'value' in held ? held.value : held;
  return typeof value === 'string' ? value : '';
};
