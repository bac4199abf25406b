import { inLanguage, isLanguage, LANGUAGES } from '@fairdesk/core/shared';
import { z } from 'zod';
import type { Query } from '../database/open-database.ts';

/** The halls and categories of companies, by participation id. */
export interface CompanyPlaces {
  readonly halls: (participation: string) => readonly string[];
  /** In the order of the event's categories. */
  readonly categories: (participation: string) => readonly string[];
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
  const halls = grouped(stands.map(({ participationId, hall }) => [participationId, hall]));
  const names = grouped(
    categories.map(({ participationId, name, names }) => [
      participationId,
      inLanguage(Names.parse(names), chosen) || name,
    ]),
  );
  return { halls: (id) => halls.get(id) ?? [], categories: (id) => names.get(id) ?? [] };
};

/** The distinct texts of each participation, in order. */
const grouped = (
  rows: readonly (readonly [string | null, string | null])[],
): ReadonlyMap<string, readonly string[]> => {
  const textsById = new Map<string, string[]>();
  for (const [id, text] of rows) {
    if (!id || !text) continue;
    const texts = textsById.get(id) ?? [];
    if (!texts.includes(text)) textsById.set(id, [...texts, text]);
  }
  return textsById;
};

const text = z.string().exactOptional();
const Names = z
  .string()
  .transform((json): unknown => JSON.parse(json))
  .pipe(z.object({ en: text, nl: text, es: text, tr: text }))
  .catch({});
