import type { NewsSource } from '@fairdesk/core/articles';
import type { Dictionary, EditingSource, PageSource, SiteRoutes } from '@fairdesk/core/page';
import type { ErrorPages } from '#adapters/page/error-pages.ts';
import { token } from './token.ts';

export { readEdited } from '#adapters/page/editing-service.ts';
export type { ErrorKind } from '#adapters/page/error-pages.ts';
export {
  BLOCK_DESCRIPTIONS,
  componentNames,
} from '#adapters/shared/block-descriptions/block-descriptions.ts';
export { COMMON_PARAMS } from '#adapters/shared/block-descriptions/common-params.ts';
export { ARTICLE_FIELDS, PAGE_FIELDS } from '#adapters/shared/block-descriptions/page-fields.ts';
export { pathInSite } from '#adapters/shared/layout/site-links.ts';

export const PAGE_SOURCE = token<PageSource>('page source');
export const ERROR_PAGES = token<ErrorPages>('error pages');
export const EDITING_SOURCE = token<EditingSource>('editing source');
export const NEWS_SOURCE = token<NewsSource>('news source');
export const SITE_ROUTES = token<SiteRoutes>('site routes');
export const DICTIONARY = token<Dictionary>('dictionary');
