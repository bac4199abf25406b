import { splitPath } from '@fairdesk/core/shared';

/** What one may ask of a page of news. */
export interface NewsQuery {
  readonly page: number;
  readonly tags: readonly string[];
}

/** `/nl/aqua/news?tags=water&page=2` */
export const addressWith = (address: string, { page, tags }: NewsQuery): string => {
  const query = new URLSearchParams({
    ...(tags.length > 0 && { tags: tags.join(',') }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${address}?${query}` : address;
};

/** Where more pages of the same are to be had, but for their number. */
export const sourceOf = (address: string, tags: readonly string[]): string => {
  const { language: lang, path, suffix = '' } = splitPath(address);
  // A decoded tag may hold a question mark of its own.
  const at = `${path}${suffix}`;
  return `/api/news?${new URLSearchParams({ lang, at, ...(tags.length > 0 && { tags: tags.join(',') }) })}`;
};
