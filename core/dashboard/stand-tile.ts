import type { Stand } from '../events/index.ts';

/** How many stands a tile shows until somebody asks for all. Source: portal spec §2 "Stand tile". */
export const STANDS_SHOWN_FIRST = 1;

const byHallThenNumber = new Intl.Collator('en', { numeric: true });

/** The main stand first, then the others by hall and number: `8.B2`, `8.B10`, `10.A1`. */
export const inStandOrder = (stands: readonly Stand[]): readonly Stand[] =>
  stands.toSorted(
    (one, other) =>
      Number(other.isMain) - Number(one.isMain) || byHallThenNumber.compare(one.number, other.number),
  );

/** The stands a tile shows: the first, or all of them. */
export const visibleStands = (stands: readonly Stand[], all: boolean): readonly Stand[] => {
  const ordered = inStandOrder(stands);
  return all ? ordered : ordered.slice(0, STANDS_SHOWN_FIRST);
};

/** Whether there is anything to show all of, or less of. */
export const canToggleStands = (stands: readonly Stand[]): boolean => stands.length > STANDS_SHOWN_FIRST;
