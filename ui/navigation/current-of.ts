import { activityOf, type MenuItem } from '@fairdesk/core/navigation';

/**
 * The value of `aria-current`: `true` for the section that contains the page. A link to an anchor is not the
 * current page.
 */
export const currentOf = (
  item: Pick<MenuItem, 'href' | 'children'>,
  path: string,
): 'page' | 'true' | undefined => {
  const activity = activityOf(item, path);
  if (activity === 'page') return item.href.includes('#') ? undefined : 'page';
  return activity && 'true';
};
