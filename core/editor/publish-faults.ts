import { type FieldFault, faultIf, isBlank } from '../shared/index.ts';
import { articleFaults, articleNeeds } from './article-faults.ts';
import type { FieldRecord } from './page-document.ts';

/** What keeps a scheduled draft from being published. */
export interface HeldBack {
  /** When it was due. ISO 8601, UTC. */
  readonly at: string;
  readonly faults: readonly FieldFault[];
}

/**
 * What must be changed before a page is published, now or at a time.
 *
 * | a page                                              | path, code                      |
 * | ---------------------------------------------------- | ------------------------------ |
 * | whose titles are all blank                           | `NavigationTitle`, `page-title` |
 * | an article, as {@link articleNeeds} and {@link articleFaults} say | see there          |
 *
 * @param fields of the page; one that has no field for a title needs none
 */
export const publishFaults = (fields: FieldRecord, isArticle: boolean): readonly FieldFault[] => {
  const titles = TITLES.flatMap((name) => fields[name] ?? []);
  const isUntitled =
    titles.length > 0 && titles.every((title) => typeof title === 'string' && isBlank(title));
  if (isArticle) return [...articleNeeds(fields), ...articleFaults(fields)];
  return faultIf(isUntitled, 'NavigationTitle', 'page-title');
};

const TITLES = ['NavigationTitle', 'MetaTitle'];
