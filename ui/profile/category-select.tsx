import type { Category, MainGroup } from '@fairdesk/core/profile';
import select from '../shared/forms/select.module.css';
import type { ServerLabels } from '../shared/texts/translate.ts';

interface Props {
  categories: readonly MainGroup[];
  /** The id of the chosen one; empty for all. */
  chosen: string;
  labels: ServerLabels;
}

/** A choice of one category, under its headings; nothing when there is none to choose. */
export function CategorySelect({ categories, chosen, labels }: Props) {
  const { t } = labels;
  if (categories.length === 0) return null;
  return (
    <label>
      <span>{t('exhibitors-category')}</span>
      <select className={select.select} name="category" defaultValue={chosen}>
        <option value="">{t('exhibitors-any-category')}</option>
        {categories.map((main) => (
          <optgroup key={main.id} label={main.name} lang={main.language}>
            {main.groups
              .flatMap((group) => group.categories)
              .map(({ id, name, language = main.language && labels.language }) => (
                <option key={id} value={id} lang={language}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** A category and its name; its label where it is unknown. */
export const chosenCategory = (
  categories: readonly MainGroup[],
  id: string,
  { t }: ServerLabels,
): Pick<Category, 'name' | 'language'> =>
  categories
    .flatMap(({ groups }) => groups.flatMap((group) => group.categories))
    .find((category) => category.id === id) ?? { name: t('exhibitors-category') };
