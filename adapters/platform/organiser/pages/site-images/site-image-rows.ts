import {
  focusOf,
  SITE_IMAGES_PAGE,
  type SiteImage,
  type SiteImagePage,
  type SiteImageQuery,
} from '@fairdesk/core/editor';
import { sql } from 'kysely';
import type { SiteImageRow } from '../../../database/content-tables.ts';
import type { Query } from '../../../database/open-database.ts';
import { mediaAddressOf } from '../../../files/file-repository.ts';
import { searchPatterns } from '../../search-patterns.ts';

/** A stored image with its file. */
type Row = SiteImageRow & { readonly length: number };

const imagesOf = (query: Query, site: string) =>
  query
    .selectFrom('siteImages')
    .innerJoin('files', 'files.key', 'siteImages.fileKey')
    .selectAll('siteImages')
    .select('files.length')
    .where('siteImages.site', '=', site);

/** An image of a site; `undefined` for an unknown one. */
export const siteImageRow = (query: Query, site: string, id: string): Promise<Row | undefined> =>
  imagesOf(query, site).where('siteImages.id', '=', id).executeTakeFirst();

/** The image of a site with the same picture. */
export const siteImageWith = (query: Query, site: string, fileKey: string): Promise<Row | undefined> =>
  imagesOf(query, site).where('siteImages.fileKey', '=', fileKey).executeTakeFirst();

/** A part of the images of a site, the newest first. */
export const siteImagePage = async (
  query: Query,
  site: string,
  { search = '', after }: SiteImageQuery,
): Promise<SiteImagePage> => {
  let matches = imagesOf(query, site);
  for (const pattern of searchPatterns(search))
    matches = matches.where(sql<boolean>`"siteImages"."searchText" like ${pattern} escape '!'`);
  const { total } = await matches
    .clearSelect()
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const [created = '', id = ''] = after?.split('~') ?? [];
  const part = matches.$if(after !== undefined, (images) =>
    images.where(({ eb, and, or }) =>
      or([
        eb('siteImages.created', '<', created),
        and([eb('siteImages.created', '=', created), eb('siteImages.id', '<', id)]),
      ]),
    ),
  );
  const rows = await part
    .orderBy('siteImages.created', 'desc')
    .orderBy('siteImages.id', 'desc')
    .limit(SITE_IMAGES_PAGE + 1)
    .execute();
  const items = rows.slice(0, SITE_IMAGES_PAGE);
  const last = items.at(-1);
  return {
    items: items.map(siteImageOf),
    total: Number(total),
    ...(last !== undefined && rows.length > items.length && { next: `${last.created}~${last.id}` }),
  };
};

/** An image as editors see it. */
export const siteImageOf = (row: Row): SiteImage => {
  const focus = focusOf(row.focus ?? '');
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    src: mediaAddressOf({ key: row.fileKey, name: row.fileName }),
    width: row.width,
    height: row.height,
    bytes: Number(row.length),
    alts: JSON.parse(row.alts),
    ...(focus && { focus }),
    uploaded: row.created,
  };
};
