import type { Query } from '../../database/open-database.ts';
import type { Cells } from '../read/cells.ts';
import type { DatasetFault } from '../read/dataset-fault.ts';
import type { RowPlan, Write } from './plan-rows.ts';
import { importedValues, VOLATILE } from './recorded-values.ts';
import { rowIdOf } from './row-references.ts';
import { type DeletedRow, type Deletion, deletionsIn, rowsBelow } from './rows-below.ts';

/** What the organiser has agreed to. */
export interface FolderConsent {
  /** Whether to overwrite, empty and remove also what exhibitors wrote since the last import. */
  readonly overwrite: boolean;
}

/** Plans without what needs consent. */
export interface AgreedPlans {
  readonly plans: Readonly<Record<string, RowPlan>>;
  /** The values that stay as exhibitors wrote them. */
  readonly ownValues: readonly DatasetFault[];
}

/**
 * Leaves what exhibitors wrote since the last import as it is, as the desk does with values that are not ticked, and
 * rejects a removal that would lose any of it.
 */
export const agreedPlans = async (
  query: Query,
  plans: Readonly<Record<string, RowPlan>>,
  { overwrite }: FolderConsent,
): Promise<AgreedPlans> => {
  if (overwrite) return { plans, ownValues: [] };
  const writes = Object.values(plans).flatMap((plan) => plan.writes);
  const below = await rowsBelow(query, deletionsIn(writes));
  const ids = [
    ...writes.flatMap((write) => (write.does === 'update' ? [rowIdOf(write.table, write.before)] : [])),
    ...[...below.values()].flat().map(({ rowId }) => rowId),
  ];
  const imported = await importedValues(query, ids);
  const ownValues: DatasetFault[] = [];
  const agreed = (plan: RowPlan): RowPlan => {
    const left = plan.writes.flatMap((write): readonly Write[] => {
      if (write.does !== 'update') return [write];
      const { columns, changes } = agreedChanges(
        write,
        imported.get(rowIdOf(write.table, write.before)) ?? {},
      );
      ownValues.push(...columns.map((column) => ownValueFault(write, column)));
      return changes === undefined ? [] : [{ ...write, changes }];
    });
    const faults = deletionsIn(left).flatMap((deletion) =>
      lossFault(
        deletion,
        (below.get(deletion) ?? []).filter((row) => isOwnRow(row, imported)),
      ),
    );
    const lost = plan.writes.length - left.length;
    const { counts } = plan;
    return {
      ...plan,
      writes: left,
      faults: [...plan.faults, ...faults],
      counts: { ...counts, changed: counts.changed - lost, unchanged: counts.unchanged + lost },
    };
  };
  return {
    plans: Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, agreed(plan)])),
    ownValues,
  };
};

/** The columns that exhibitors fill in themselves, by table; all of a table without a list. */
const OWN_COLUMNS: Readonly<Record<string, readonly string[] | undefined>> = {
  participations: ['email', 'shortDescription', 'longDescription', 'texts', 'logoUrl'],
  ...{
    addresses: undefined,
    uris: undefined,
    products: undefined,
    newsItems: undefined,
    documents: undefined,
  },
};

const ORGANISERS: ReadonlySet<string> = new Set([...VOLATILE, 'publicationStatus', 'approvedVersion']);

const isOwnColumn = (table: string, column: string): boolean =>
  table in OWN_COLUMNS && !ORGANISERS.has(column) && (OWN_COLUMNS[table]?.includes(column) ?? true);

/** Columns that change together. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  logoUrl: ['logoId', 'formerLogoId', 'logoDeleted'],
};

const agreedChanges = ({ table, before, changes }: Extract<Write, { does: 'update' }>, lastImport: Cells) => {
  const isOwn = (column: string) =>
    isOwnColumn(table, column) && !isBlank(before[column]) && lastImport[column] !== before[column];
  const columns = Object.keys(changes).filter(isOwn);
  const left = new Set([...columns, ...columns.flatMap((column) => TOGETHER[column] ?? [])]);
  const agreed = Object.entries(changes).filter(([column]) => !left.has(column));
  const isNothing = agreed.every(([column]) => VOLATILE.has(column));
  return { columns, changes: isNothing ? undefined : (Object.fromEntries(agreed) as Cells) };
};

const isBlank = (cell: unknown): boolean =>
  cell === null || cell === undefined || cell === '' || cell === '{}';

const ownValueFault = (
  { before, fault }: Extract<Write, { does: 'update' }>,
  column: string,
): DatasetFault => {
  const text = String(before[column]);
  return fault(
    column,
    `This stays "${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}", as it was written since the last import.`,
  );
};

/** How much of a text a line shows. */
const SHOWN = 60;

/** What companies make themselves, by table, for one and for several. */
const OWN_ROWS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  products: ['product', 'products'],
  newsItems: ['news item', 'news items'],
  documents: ['document', 'documents'],
  videos: ['video', 'videos'],
  images: ['image', 'images'],
  brands: ['brand', 'brands'],
  participationCategories: ['choice of a company', 'choices of companies'],
  productCategories: ['choice for a product', 'choices for products'],
  questionnaires: ['entry for an award', 'entries for awards'],
};

const isOwnRow = ({ table, rowId, row }: DeletedRow, imported: ReadonlyMap<string, Cells>): boolean => {
  if (!(table in OWN_ROWS)) return false;
  const lastImport = imported.get(rowId);
  if (lastImport === undefined || table === 'questionnaires') return true;
  return Object.keys(lastImport).some(
    (column) => !ORGANISERS.has(column) && lastImport[column] !== row[column],
  );
};

const lossFault = ({ fault }: Deletion, rows: readonly DeletedRow[]): readonly DatasetFault[] => {
  if (rows.length === 0) return [];
  const lost = [...Map.groupBy(rows, ({ table }) => table)].map(([table, own]) => {
    const [one, several] = OWN_ROWS[table] ?? [table, table];
    return `${own.length} ${own.length === 1 ? one : several}`;
  });
  return [
    fault(
      'remove',
      `This would delete what companies wrote since the last import: ${lost.join(', ')}. Import with --overwrite to delete it all the same.`,
    ),
  ];
};
