import type { Category } from '@fairdesk/core/profile';
import { isLanguage, LANGUAGES } from '@fairdesk/core/shared';
import { z } from 'zod';
import { categoryName } from '../../shared/resources/category-tree.ts';
import type { Query } from '../database/open-database.ts';

/** The name of a category, with its language when that is not the requested one. */
type CategoryName = Pick<Category, 'name' | 'language'>;

/** The halls and categories of companies, by participation id. */
export interface CompanyPlaces {
  readonly halls: (participation: string) => readonly string[];
  /** In the order of the event's categories. */
  readonly categories: (participation: string) => readonly CategoryName[];
}

/** Reads the halls and categories of these companies up front. */
export const companyPlaces = async (
  query: Query,
  participations: readonly string[],
  language: string,
): Promise<CompanyPlaces> => {
  const [stands, categories] = await Promise.all([
    query
      .selectFrom('stands')
      .where('participationId', 'in', participations)
      .select(['participationId', 'hall'])
      .orderBy('standNumber')
      .execute(),
    query
      .selectFrom('participationCategories')
      .innerJoin('categories', 'categories.id', 'participationCategories.categoryId')
      .where('participationCategories.participationId', 'in', participations)
      .select(['participationCategories.participationId', 'categories.name', 'categories.names'])
      .orderBy('categories.sortIndex')
      .execute(),
  ]);
  const chosen = isLanguage(language) ? language : LANGUAGES[0];
  const halls = Map.groupBy(stands, ({ participationId }) => participationId);
  const names = Map.groupBy(
    categories.map(({ participationId, name, names }) => ({
      ...categoryName({ name, names: Names.parse(names) }, chosen),
      participationId,
    })),
    ({ participationId }) => participationId,
  );
  return {
    halls: (id) => [...new Set(halls.get(id)?.flatMap(({ hall }) => hall || []))],
    categories: (id) => names.get(id)?.filter(({ name }) => name !== '') ?? [],
  };
};

const text = z.string().exactOptional();
const Names = z
  .string()
  .transform((json): unknown => JSON.parse(json))
  .pipe(z.object({ en: text, nl: text, es: text, tr: text }))
  .catch({});
