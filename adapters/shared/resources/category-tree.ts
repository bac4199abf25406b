import type { Category, MainGroup } from '@fairdesk/core/profile';
import { inLanguage, inOrder, type Language } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { fallbackLanguages } from '../fallback-languages.ts';
import { type Resource, related } from './json-api.ts';
import { LocalisedText } from './localised-text.ts';

const Attributes = z.object({
  name: z.string(),
  names: z.catch(LocalisedText, {}),
  level: z.string(),
  sortIndex: z.catch(z.number(), 0),
});

/** The fields to read of a category. */
export const CATEGORY_FIELDS = 'name,names,level,sortIndex,parent';

/** The categories of an event as a tree in this language, with the selected ones. */
export const toCategoryTree = (
  resources: readonly Resource[],
  chosen: ReadonlySet<string>,
  language: Language,
): readonly MainGroup[] => {
  const all = inOrder(
    resources.flatMap((resource) => {
      const read = Attributes.safeParse(resource.attributes);
      const parent = related(resource, 'parent')[0]?.id ?? '';
      return read.success
        ? [{ ...read.data, parent, node: { id: resource.id, ...categoryName(read.data, language) } }]
        : [];
    }),
  );
  const under = Map.groupBy(all, ({ parent }) => parent);
  const below = (id: string, level: string) =>
    (under.get(id) ?? []).filter((category) => category.level === level);
  return all
    .filter(({ level }) => level === 'main')
    .map(({ node }) => ({
      ...node,
      groups: below(node.id, 'sub').map(({ node: group }) => ({
        ...group,
        categories: below(group.id, 'leaf').map(({ node: leaf }) => ({
          ...leaf,
          selected: chosen.has(leaf.id),
        })),
      })),
    }));
};

/** The names of these categories in this language, in order. */
export const categoryNames = (resources: readonly Resource[], language: Language): readonly string[] =>
  inOrder(
    resources.flatMap(({ attributes }) => {
      const read = Attributes.safeParse(attributes);
      return read.success ? [read.data] : [];
    }),
  ).map((category) => categoryName(category, language).name);

/** The name of a category in this language, and its own language when it is another one. */
export const categoryName = (
  { name, names }: Pick<z.infer<typeof Attributes>, 'name' | 'names'>,
  language: Language,
): Pick<Category, 'name' | 'language'> => {
  const own = fallbackLanguages({ name: names }, language).languages?.name;
  return { name: inLanguage(names, language) || name, ...(own && { language: own }) };
};
