import type { ExhibitorChoice } from '@fairdesk/core/organiser';
import { inLanguage, type Language } from '@fairdesk/core/shared';
import { localisedOf } from '../../database/localised-of.ts';
import type { Query } from '../../database/open-database.ts';

interface Category {
  readonly id: string;
  readonly name: string;
  readonly names: string | null;
  readonly code: string | null;
  readonly parentId: string | null;
}

const categoriesOf = (query: Query, event: string): Promise<readonly Category[]> =>
  query
    .selectFrom('categories')
    .select(['id', 'name', 'names', 'code', 'parentId'])
    .where('eventId', '=', event)
    .orderBy('sortIndex')
    .orderBy('id')
    .execute();

/** The ids of categories with those below them. */
export interface CategoryTree {
  /** By id. */
  readonly branches: ReadonlyMap<string, readonly string[]>;
  /** By code. */
  readonly byCode: ReadonlyMap<string, readonly string[]>;
}

/** Categories have three levels; more would be a circle. */
const MOST_LEVELS = 5;

/** The categories of an event. */
export const categoryTree = async (query: Query, event: string): Promise<CategoryTree> => {
  const categories = await categoriesOf(query, event);
  const children = Map.groupBy(categories, ({ parentId }) => parentId);
  const branch = (id: string, levels = MOST_LEVELS): readonly string[] => [
    id,
    ...(levels === 0 ? [] : (children.get(id) ?? []).flatMap((child) => branch(child.id, levels - 1))),
  ];
  const byCode = Map.groupBy(categories, ({ code }) => code ?? '');
  return {
    branches: new Map(categories.map(({ id }) => [id, branch(id)])),
    byCode: new Map(
      [...byCode].map(
        ([code, group]) => [code, [...new Set(group.flatMap(({ id }) => branch(id)))]] as const,
      ),
    ),
  };
};

/** The categories of an event, each group before its members: `Machines › Pumps`. */
export const categoryChoices = async (
  query: Query,
  event: string,
  language: Language,
): Promise<readonly ExhibitorChoice[]> => {
  const children = Map.groupBy(await categoriesOf(query, event), ({ parentId }) => parentId);
  const below = (parent: string | null, path: string): readonly ExhibitorChoice[] =>
    (children.get(parent) ?? []).flatMap(({ id, name, names }) => {
      const label = `${path}${inLanguage(localisedOf(names), language) || name}`;
      return [{ value: id, label }, ...below(id, `${label} › `)];
    });
  return below(null, '');
};
