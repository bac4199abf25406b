import { activityOf, type MenuItem } from '@fairdesk/core/navigation';

/** For `aria-current`: `true` of the section that holds the page. A place on a page is not the page. */
export const currentOf = (item: MenuItem, path: string): 'page' | 'true' | undefined => {
  const activity = activityOf(item, path);
  if (activity === 'page') return item.href.includes('#') ? undefined : 'page';
  return activity && 'true';
};
