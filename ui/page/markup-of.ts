import type { ReactNode } from 'react';

/**
 * The markup of a part of a page without React in the browser, which may be cached.
 *
 * @param of plain data: all that the part shows, besides the page's own data without its time of day
 */
export type MarkupOf = (of: unknown, part: ReactNode) => string;
