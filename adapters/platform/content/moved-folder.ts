import type { Query } from '../database/open-database.ts';

/** The beginning of an address: `/organiser/aqua` or `/aqua/tasks`. */
export interface FolderAddress {
  /** Whether it is an address of the organiser's desk. */
  readonly isDesk: boolean;
  readonly folder: string;
  /** The segment after the folder; empty for none. */
  readonly below: string;
}

/** Where the address of a fair has moved. */
export interface MovedFolder {
  /** The present folder of the fair. */
  readonly folder: string;
  /** Whether the segment after the folder is a former folder of the same fair, and is left out. */
  readonly isRepeated: boolean;
}

/**
 * Where an address with a former slug of a fair leads; `undefined` for every other address.
 *
 * | address                | the fair was `aqua` and is `water` |
 * | ---------------------- | ---------------------------------- |
 * | `/aqua/tasks`          | `/water/tasks`                     |
 * | `/organiser/aqua/mail` | `/organiser/water/mail`            |
 * | `/water/aqua/tasks`    | `/water/tasks`                     |
 *
 * The last one comes from links in the content that name the former folder. A page of that name is left alone.
 */
export const movedFolder = async (
  query: Query,
  { isDesk, folder, below }: FolderAddress,
): Promise<MovedFolder | undefined> => {
  const rows = await fairsAt(query, isDesk || below === '' ? [folder] : [folder, below]);
  const own = rows.filter(({ fairSlug }) => fairSlug === folder);
  const now = isDesk ? (own[0]?.slug ?? folder) : await folderOf(query, own, folder);
  const repeated = rows.find(({ fairSlug, virtualFolder }) => fairSlug !== folder && virtualFolder === now);
  const isRepeated = below !== now && repeated !== undefined && !(await hasPage(query, repeated.site, below));
  return now === folder && !isRepeated ? undefined : { folder: now, isRepeated };
};

/** The fairs that have or had these slugs, with their sites. */
const fairsAt = (query: Query, slugs: readonly string[]) =>
  query
    .selectFrom('fairSlugs')
    .innerJoin('events', 'events.id', 'fairSlugs.eventId')
    .leftJoin('sites', 'sites.eventId', 'events.id')
    .select(['fairSlugs.slug as fairSlug', 'events.slug', 'sites.name as site', 'sites.virtualFolder'])
    .where('fairSlugs.slug', 'in', slugs)
    .orderBy('sites.name')
    .execute();

type Rows = Awaited<ReturnType<typeof fairsAt>>;

/** The folder of the fair's site now; a folder that some site has is left alone. */
const folderOf = async (query: Query, own: Rows, folder: string): Promise<string> => {
  const main = own.find(({ slug, virtualFolder }) => virtualFolder === slug) ?? own[0];
  const now = main?.virtualFolder || folder;
  return now === folder || (await isFolder(query, folder)) ? folder : now;
};

const isFolder = async (query: Query, folder: string): Promise<boolean> => {
  const site = await query
    .selectFrom('sites')
    .select('name')
    .where('virtualFolder', '=', folder)
    .executeTakeFirst();
  return site !== undefined;
};

const hasPage = async (query: Query, site: string | null, name: string): Promise<boolean> => {
  const page = await query
    .selectFrom('pages')
    .select('path')
    .where('site', '=', site)
    .where(({ eb, or }) => or([eb('path', '=', `/${name}`), eb('path', 'like', `/${name}/%`)]))
    .limit(1)
    .executeTakeFirst();
  return page !== undefined;
};
