import { queryString } from '@fairdesk/core/shared';

/**
 * The address of a list of companies that leads to a page once one is chosen.
 *
 * @param companies the list: `/nl/events/101`
 * @param page as in the browser, with language and query: `/nl/aqua/company-profile?tab=news&id=4`
 */
export const chooserFor = (companies: string, page: string): string =>
  `${companies}?${queryString({ to: page })}`;
