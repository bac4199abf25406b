import { type Cells, keyOf } from '../read/cells.ts';
import type { Dataset } from '../read/dataset.ts';
import type { Entry } from '../read/read-table.ts';
import type { FairDirectory } from './fair-directory.ts';
import type { PlannedRow, RowPlan } from './plan-rows.ts';
import { BRANDS } from './row-kinds.ts';

/** A company that participates under a brand: the `brandName` of `participations.csv`. */
export interface NamedBrand {
  /** The id of the participation. */
  readonly id: string;
  /** The columns that identify the participation. */
  readonly key: Cells;
  readonly name: string;
  readonly fault: Entry<unknown>['fault'];
}

/** The brands in `participations.csv`; rows that cannot be resolved are reported there. */
export const namedBrands = ({ participations }: Dataset, directory: FairDirectory): readonly NamedBrand[] => {
  const named = participations.flatMap((entry): readonly NamedBrand[] => {
    const { event: slug, uid, brandName } = entry.value;
    if (!brandName) return [];
    return directory
      .event(slug, entry)
      .andThen((event) =>
        directory
          .participation(event, uid, entry)
          .map((id) => [{ id, key: { eventId: event.id, uid }, name: brandName, fault: entry.fault }]),
      )
      .unwrapOr([]);
  });
  // Duplicate rows are reported elsewhere.
  return [...new Map(named.map((one) => [one.id, one])).values()];
};

/** The row of the brand itself. */
const namedBrandRow = ({ id, name, fault }: NamedBrand): PlannedRow => ({
  key: { participationId: id, name },
  values: {},
  initial: { deleted: 0 },
  fault,
});

/** Links the participation to its brand. */
export const ownBrand = ({ id, key, name, fault }: NamedBrand, brands: RowPlan['rows']): PlannedRow => ({
  key,
  values: { brandId: brands.get(keyOf({ participationId: id, name }, BRANDS.key))?.id },
  fault,
});

/** Adds the brands that `profiles.csv` does not list. */
export const besides = (rows: readonly PlannedRow[], named: readonly NamedBrand[]): readonly PlannedRow[] => {
  const keys = new Set(rows.map((row) => keyOf(row.key, BRANDS.key)));
  return [...rows, ...named.map(namedBrandRow).filter((row) => !keys.has(keyOf(row.key, BRANDS.key)))];
};
