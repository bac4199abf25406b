import type { WordFilter } from '@fairdesk/core/organiser';
import { queryString } from '@fairdesk/core/shared';

/** The address of a page of words. */
export const wordsAddress = (address: string, { view, language, search, group, page }: WordFilter): string =>
  `${address}?${queryString({
    ...(view !== 'all' && { view }),
    language,
    ...(search !== '' && { search }),
    ...(group !== '' && { group }),
    ...(page > 1 && { page: String(page) }),
  })}`;
