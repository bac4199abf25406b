import { sql } from 'kysely';
import type { Query } from '../database/open-database.ts';

/** How many files are looked for in pages in one round. */
const AT_ONCE = 50;

/**
 * Deletes the rows of files that left every image library, once no page, draft, earlier version, deleted page or
 * website names them; the sweep of files then deletes their bytes.
 */
export const sweepSiteImages = async (query: Query, before: Date): Promise<void> => {
  const unused = unusedFiles(before);
  const { rows } = await sql<{ key: string }>`select "key" from "files" where ${unused}
    order by "created" limit ${sql.lit(AT_ONCE)}`.execute(query);
  for (const { key } of rows)
    if (!(await isNamed(query, key)))
      await sql`delete from "files" where "key" = ${key} and ${unused}`.execute(query);
};

const unusedFiles = (before: Date) => sql`"purpose" = 'library' and "created" < ${before.toISOString()}
  and not exists (select 1 from "siteImages" where "siteImages"."fileKey" = "files"."key")`;

/** Where stored pages and websites name files; the history restores deleted pages. */
const PLACES = [
  sql`select 1 from "pages" where "layout"`,
  sql`select 1 from "pageDrafts" where "layout"`,
  sql`select 1 from "pageVersions" where "layout"`,
  sql`select 1 from "sites" where "logo"`,
  sql`select 1 from "sites" where "settings"`,
  sql`select 1 from "auditEntries" where "action" = 'page.delete' and "before"`,
];

const isNamed = async (query: Query, key: string): Promise<boolean> => {
  for (const place of PLACES) {
    const { rows } = await sql`${place} like ${`%${key}%`} limit 1`.execute(query);
    if (rows.length > 0) return true;
  }
  return false;
};
