import type { ListChange } from '../read/cell-schema.ts';
import type { Cells } from '../read/cells.ts';
import type { Entry } from '../read/read-table.ts';
import { ProfileRow } from '../read/showcase-schema.ts';

/** The company can restore its logo for a while, as if it had deleted it itself. */
export const withoutLogo = (stored: Cells | undefined, now: Date): Cells => ({
  ...{ logoUrl: null, logoId: null },
  ...(stored?.logoId && { formerLogoId: stored.logoId, logoDeleted: now.toISOString() }),
});

/** A profile to remove says nothing any more: every column of its row is emptied. */
export const emptiedProfile = (entry: Entry<ProfileRow>): Entry<ProfileRow> => {
  const { event, participation, remove } = entry.value;
  if (remove !== 1) return entry;
  const lists = { brands: NOTHING, categories: NOTHING };
  const columns = Object.keys(ProfileRow.shape).filter(
    (name) => !['event', 'participation', 'remove', 'emailIsPublic'].includes(name),
  );
  const cells = Object.fromEntries(columns.map((name) => [name, null]));
  return { ...entry, value: { ...cells, ...lists, event, participation } };
};

const NOTHING: ListChange = { isReplaced: true, items: [] };
