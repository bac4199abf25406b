import { type SubGroup, summaryText } from '@fairdesk/core/profile';

/** The names of the selected categories of a group, on one line. */
export function CategoryNames({ categories }: Pick<SubGroup, 'categories'>) {
  const selected = categories.filter((leaf) => leaf.selected);
  const [language, ...others] = new Set(selected.map((leaf) => leaf.language));
  return (
    <span lang={others.length === 0 ? language : undefined}>
      {summaryText(selected.map(({ name }) => name))}
    </span>
  );
}
