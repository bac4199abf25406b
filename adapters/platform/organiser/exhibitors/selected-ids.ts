import type { ExhibitorSelection } from '@fairdesk/core/organiser';
import type { Query } from '../../database/open-database.ts';
import { chunksOf } from '../id-chunks.ts';
import { exhibitorIds } from './exhibitor-ids.ts';

/** The most exhibitors that one action changes or exports. */
const MOST = 50_000;

/** The ids of the selected exhibitors of the event, by name. */
export const selectedIds = async (
  query: Query,
  event: string,
  selection: ExhibitorSelection,
  now: Date,
): Promise<readonly string[]> => {
  if ('ids' in selection) {
    const rows = await Promise.all(
      chunksOf(selection.ids).map((ids) =>
        query
          .selectFrom('participations')
          .select(['id', 'organizationNameFolded'])
          .where('eventId', '=', event)
          .where('id', 'in', ids)
          .execute(),
      ),
    );
    const sorted = rows.flat().toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
    return sorted.map(({ id }) => id);
  }
  const { allOf, except } = selection;
  const list = { filter: allOf, sort: 'name', isDescending: false } as const;
  const { items } = await exhibitorIds(query, list, { event, now }, { limit: MOST });
  const left = new Set<string>(except);
  return items.map(({ id }) => id).filter((id) => !left.has(id));
};

const nameOf = ({ organizationNameFolded }: { readonly organizationNameFolded: string | null }): string =>
  organizationNameFolded ?? '';
