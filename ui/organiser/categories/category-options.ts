import { CATEGORY_LEVELS, type PlannedCategory } from '@fairdesk/core/organiser';
import { inLanguage, type Language } from '@fairdesk/core/shared';

/** Categories as the options of a field, below the names of their headings: `Water › Pumps`. */
export const categoryOptions = (
  visible: readonly PlannedCategory[],
  all: readonly PlannedCategory[],
  language: Language,
): readonly { readonly value: string; readonly label: string }[] => {
  const byId = new Map(all.map((category) => [category.id, category]));
  const pathOf = (category: PlannedCategory, levels: number): readonly string[] => {
    const heading = levels > 0 ? byId.get(category.parent) : undefined;
    const name = inLanguage(category.names, language) || category.code;
    return [...(heading ? pathOf(heading, levels - 1) : []), name];
  };
  return visible.map((category) => ({
    value: category.id,
    label: pathOf(category, CATEGORY_LEVELS.length).join(' › '),
  }));
};
