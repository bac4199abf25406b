import type { PageEntry, PageTranslation } from '@fairdesk/core/editor';
import { LANGUAGES } from '@fairdesk/core/shared';
import { sql } from 'kysely';
import { purposesOf } from '../../content/page-purposes.ts';
import { titleIn } from '../../content/page-title.ts';
import type { Query } from '../../database/open-database.ts';
import { isNeededPage } from './page-needs.ts';

/** How much of a layout is read for its title, in characters. */
const HEAD = 6000;

/** The pages of a site by path, in their languages. */
export const pageList = async (query: Query, site: string): Promise<readonly PageEntry[]> => {
  const purposeOf = await purposesOf(query, site);
  const pages = await query
    .selectFrom('pages')
    .select(['path', 'language', 'updated', sql<string>`substr("layout", 1, ${sql.lit(HEAD)})`.as('head')])
    .where('site', '=', site)
    .execute();
  const drafts = await query
    .selectFrom('pageDrafts as draft')
    .leftJoin('pages as page', (join) =>
      join
        .onRef('page.site', '=', 'draft.site')
        .onRef('page.path', '=', 'draft.path')
        .onRef('page.language', '=', 'draft.language'),
    )
    .select(['draft.path', 'draft.language', 'draft.modified', 'draft.publishAt', 'draft.heldBack'])
    .select(sql<string>`substr("draft"."layout", 1, ${sql.lit(HEAD)})`.as('head'))
    .select(sql<number>`case when "draft"."layout" = "page"."layout" then 0 else 1 end`.as('isChanged'))
    .where('draft.site', '=', site)
    .where('draft.layout', 'is not', null)
    .execute();
  const edits = await query
    .selectFrom('pageDrafts')
    .select(['path', 'language', 'edited'])
    .where('site', '=', site)
    .where('edited', 'is not', null)
    .execute();
  const pageAt = byKey(pages);
  const draftAt = byKey(drafts);
  const editAt = byKey(edits);
  const paths = [...new Set([...pages, ...drafts].map(({ path }) => path))].toSorted(byPath);
  const purposed = (path: string) => {
    const purpose = purposeOf(path);
    return { path, isNeeded: isNeededPage(path), ...(purpose && { purpose }) };
  };
  return paths.map((path) => ({
    ...purposed(path),
    translations: LANGUAGES.flatMap((language): readonly PageTranslation[] => {
      const key = keyOf({ path, language });
      const [page, draft, edit] = [pageAt.get(key), draftAt.get(key), editAt.get(key)];
      const row = draft ?? page;
      if (row === undefined) return [];
      return [
        {
          language,
          title: titleIn(row.head) ?? path,
          status: page === undefined ? 'unpublished' : 'published',
          isChanged: draft?.isChanged === 1,
          ...(draft?.publishAt && { publishAt: draft.publishAt }),
          ...(draft?.heldBack && { isHeldBack: true }),
          updated: page?.updated ?? draft?.modified ?? '',
          ...(edit?.edited && { edited: edit.edited }),
        },
      ];
    }),
  }));
};

interface Placed {
  readonly path: string;
  readonly language: string;
}

const keyOf = ({ path, language }: Placed): string => `${language}${path}`;

const byKey = <Row extends Placed>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** A page comes before those below it. */
const byPath = (one: string, other: string): number => {
  const [a, b] = [one.replaceAll('/', '\0'), other.replaceAll('/', '\0')];
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
