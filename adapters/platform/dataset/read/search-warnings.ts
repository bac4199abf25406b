import type { DatasetFault } from './dataset-fault.ts';
import type { SiteItem } from './fair-schema.ts';
import type { Entry } from './read-table.ts';

/** Reports a site whose search has scopes but no source of its own: it searches the site itself. */
export const searchWarnings = ({
  value: { name, settings },
  fault,
}: Entry<SiteItem>): readonly DatasetFault[] => {
  const { searchScopes, globalSearchSourceId } = settings ?? {};
  if (!Array.isArray(searchScopes) || searchScopes.length === 0) return [];
  if (globalSearchSourceId === undefined)
    return [
      fault('settings', `There is no globalSearchSourceId: the search looks in the site itself, "${name}".`),
    ];
  if (String(globalSearchSourceId).trim() === '')
    return [fault('settings', 'The globalSearchSourceId is empty: visitors do not see the search box.')];
  return [];
};
