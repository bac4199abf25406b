import { sql } from 'kysely';
import type { Query } from '../database/open-database.ts';

/** How many files are deleted in one round. */
const AT_ONCE = 200;

/**
 * Deletes the rows of files that left every image library, once no page, draft, earlier version, deleted page or
 * website names them; the sweep of files then deletes their bytes.
 */
export const sweepSiteImages = async (query: Query, before: Date): Promise<void> => {
  const unlisted = unlistedFiles(before);
  const { rows } = await sql<{ key: string }>`select "key" from "files" where ${unlisted}
    and ${sql.join(NAMED_NOWHERE, sql` and `)} limit ${sql.lit(AT_ONCE)}`.execute(query);
  // An upload may have listed it since.
  for (const { key } of rows)
    await sql`delete from "files" where "key" = ${key} and ${unlisted}`.execute(query);
};

const unlistedFiles = (before: Date) => sql`"purpose" = 'library' and "created" < ${before.toISOString()}
  and not exists (select 1 from "siteImages" where "siteImages"."fileKey" = "files"."key")`;

/** Where stored pages and websites name files; the history restores deleted pages. */
const NAMED_NOWHERE = [
  sql`select 1 from "pages" where "layout"`,
  sql`select 1 from "pageDrafts" where "layout"`,
  sql`select 1 from "pageVersions" where "layout"`,
  sql`select 1 from "sites" where "logo"`,
  sql`select 1 from "sites" where "settings"`,
  sql`select 1 from "auditEntries" where "action" = 'page.delete' and "before"`,
].map((place) => sql`not exists (${place} like '%' || "files"."key" || '%')`);
