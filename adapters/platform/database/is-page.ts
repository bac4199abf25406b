import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { PageKey } from './content-tables.ts';
import type { Tables } from './tables.ts';

/** The condition that a row belongs to a page of a site in one language. */
export const isPage = ({ site, path, language }: PageKey): Expression<SqlBool> =>
  expressionBuilder<Tables, 'pages'>().and({ site, path, language });
