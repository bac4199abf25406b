import { type Cells, keyOf } from './cells.ts';
import type { Dataset } from './dataset.ts';
import type { FairDirectory } from './fair-directory.ts';
import type { PlannedRow, RowPlan } from './plan-rows.ts';
import type { Entry } from './read-table.ts';
import { BRANDS } from './row-kinds.ts';

/** A company that takes part under a brand: the `brandName` of `participations.csv`. */
export interface NamedBrand {
  /** The participation. */
  readonly id: string;
  /** What tells it from all others. */
  readonly key: Cells;
  readonly name: string;
  readonly fault: Entry<unknown>['fault'];
}

/** The brands that `participations.csv` names; what cannot be found has its fault there. */
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
  // A row that is there twice has its fault elsewhere.
  return [...new Map(named.map((one) => [one.id, one])).values()];
};

/** The brand itself. */
const namedBrandRow = ({ id, name, fault }: NamedBrand): PlannedRow => ({
  key: { participationId: id, name },
  values: {},
  initial: { deleted: 0 },
  fault,
});

/** The participation that takes part under it. */
export const ownBrand = ({ id, key, name, fault }: NamedBrand, brands: RowPlan['rows']): PlannedRow => ({
  key,
  values: { brandId: brands.get(keyOf({ participationId: id, name }, BRANDS.key))?.id },
  fault,
});

/** The brands that no row of `profiles.csv` names already. */
export const besides = (rows: readonly PlannedRow[], named: readonly NamedBrand[]): readonly PlannedRow[] => {
  const known = new Set(rows.map((row) => keyOf(row.key, BRANDS.key)));
  return [...rows, ...named.map(namedBrandRow).filter((row) => !known.has(keyOf(row.key, BRANDS.key)))];
};
