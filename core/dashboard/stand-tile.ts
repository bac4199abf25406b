import type { Stand } from '../events/index.ts';
import { inNaturalOrder } from '../shared/index.ts';

/** The number of stands visible before the user expands the list. Source: portal spec §2 "Stand tile". */
export const STANDS_SHOWN_FIRST = 1;

/** Sorts the main stand first, then the others by hall and number: `8.B2`, `8.B10`, `10.A1`. */
export const inStandOrder = (stands: readonly Stand[]): readonly Stand[] =>
  stands.toSorted(
    (one, other) => Number(other.isMain) - Number(one.isMain) || inNaturalOrder(one.number, other.number),
  );

/** The visible stands: the first, or all when expanded. */
export const visibleStands = (stands: readonly Stand[], all: boolean): readonly Stand[] => {
  const ordered = inStandOrder(stands);
  return all ? ordered : ordered.slice(0, STANDS_SHOWN_FIRST);
};

/** Whether the list can be expanded or collapsed. */
export const canToggleStands = (stands: readonly Stand[]): boolean => stands.length > STANDS_SHOWN_FIRST;
