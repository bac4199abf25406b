import { splitPath } from '@fairdesk/core/shared';

/** The query parameters of a news page. */
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

/** The address to load further pages from, without their number. */
export const sourceOf = (address: string, tags: readonly string[]): string => {
  const { language: lang, path: at } = splitPath(address);
  return `/api/news?${new URLSearchParams({ lang, at, ...(tags.length > 0 && { tags: tags.join(',') }) })}`;
};
