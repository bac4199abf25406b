import type { Address } from '../address.ts';
import type { ListQuery } from './parse-query.ts';

/** Links to this page and its neighbours; `null` where there is none. */
export const pageLinks = (
  url: Address,
  { limit, offset }: Pick<ListQuery, 'limit' | 'offset'>,
  total: number,
) => {
  const at = (place: number): string => {
    const parameters = new URLSearchParams(url.searchParams);
    parameters.set('page[limit]', String(limit));
    parameters.set('page[offset]', String(place));
    return `${url.pathname}?${parameters}`;
  };
  const hasNext = limit > 0 && offset + limit < total;
  return {
    self: `${url.pathname}${url.search}`,
    prev: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    next: hasNext ? at(offset + limit) : null,
  };
};
