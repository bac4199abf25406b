import {
  type ColumnMapping,
  dayOrderOf,
  type ExistingCompany,
  gatherCompanies,
  IMPORT_ROWS_MAX,
  type ImportChoices,
  type ImportColumn,
  type ImportFault,
  type ImportLine,
  type ImportPreview,
  type ImportReading,
  type ImportSource,
  importLine,
  importTargetOf,
  looseKey,
  plainCell,
  type Separator,
  withCompanyNumbers,
} from '@fairdesk/core/organiser';
import { pause, ROWS_AT_ONCE } from '../../../shared/pause.ts';
import { hasNoResult } from '../../../shared/tables/formula-result.ts';
import { type CsvTable, readCsv, tableOf } from '../../dataset/read/read-csv.ts';
import { sheetRows } from '../../dataset/read/read-sheets.ts';
import { invalid } from '../../identity/read-input.ts';
import { columnKeys } from './column-keys.ts';
import { mappedTargets } from './column-targets.ts';
import { listCells } from './list-cells.ts';
import { type ListRecords, lineFaults } from './list-records.ts';
import { isTotalRow } from './total-row.ts';

/** A list, with what was detected in it. */
export interface OpenedList
  extends Pick<
    ImportPreview,
    'separator' | 'headingLine' | 'dayOrder' | 'isDayOrderProven' | 'columns' | 'defaults'
  > {
  readonly table: CsvTable;
  readonly lines: readonly ImportLine[];
}

/** How many values of a column a preview shows. */
const SAMPLES = 3;

/** Opens a list with the choices of the organiser; a list that is no table ends the request. */
export const openList = async (source: ImportSource, choices: ImportChoices): Promise<OpenedList> => {
  const { table, separator } = readSource(source, choices);
  await pause();
  if (table.header.length === 0) throw invalid([{ path: 'source', code: 'import-empty' }]);
  if (table.rows.length > IMPORT_ROWS_MAX)
    throw invalid([{ path: 'source', code: 'import-rows', params: { max: IMPORT_ROWS_MAX } }]);
  const keys = columnKeys(table.header);
  const targets = mappedTargets(keys, choices.columns);
  const proven = dayOrderOf(daysOf(table, targets));
  const dayOrder = choices.dayOrder ?? proven ?? 'day-month';
  const defaults = choices.defaults ?? {};
  const reading: ImportReading = { targets, dayOrder, defaults };
  const lines: ImportLine[] = [];
  for (const [place, row] of table.rows.entries()) {
    if (place % ROWS_AT_ONCE === 0) await pause();
    lines.push(listCells(importLine(row.lines[0] ?? 0, row.cells, reading)));
  }
  return {
    ...{ table, separator, dayOrder, defaults },
    headingLine: table.headerLine,
    isDayOrderProven: proven !== undefined,
    columns: columnsOf(table, keys, targets),
    lines,
  };
};

const readSource = (
  source: ImportSource,
  { separator, headingLine, columns }: ImportChoices,
): { readonly table: CsvTable; readonly separator: Separator } => {
  const search = { headingLine, countNames: nameCounter(columns) };
  if (source.kind === 'rows') return { table: tableOf(sheetRows(source.rows), search), separator: ';' };
  return readCsv(source.text, { separator, ...search }).match(
    (table) => ({ table, separator: table.separator }),
    ({ line }) => {
      throw invalid([{ path: 'source', code: 'import-quote', params: { line } }]);
    },
  );
};

/** Counts the cells that are headings of fields, or of columns that were chosen before, also those to leave out. */
const nameCounter =
  (chosen: ColumnMapping = {}) =>
  (cells: readonly string[]): number => {
    const keys = columnKeys(cells.filter((cell) => looseKey(cell) !== ''));
    const targets = mappedTargets(keys, chosen);
    return keys.filter((key, place) => targets[place] !== '' || Object.hasOwn(chosen, key)).length;
  };

const daysOf = ({ rows }: CsvTable, targets: OpenedTargets): readonly string[] =>
  targets.flatMap((target, place) =>
    target !== '' && importTargetOf(target).kind === 'day' ? rows.map(({ cells }) => cells[place] ?? '') : [],
  );

type OpenedTargets = ImportReading['targets'];

const columnsOf = (
  { header, rows }: CsvTable,
  keys: readonly string[],
  targets: OpenedTargets,
): readonly ImportColumn[] =>
  header.map((heading, place) => {
    const samples = new Set<string>();
    for (const { cells } of rows) {
      const text = plainCell(cells[place] ?? '');
      if (text !== '') samples.add(text);
      if (samples.size === SAMPLES) break;
    }
    return {
      key: keys[place] ?? '',
      heading: plainCell(heading).replaceAll(/\s+/g, ' '),
      target: targets[place] ?? '',
      samples: [...samples],
    };
  });

/** The mapping of the columns with a heading, to be stored for the event. */
export const mappingOf = (columns: readonly ImportColumn[]): ColumnMapping =>
  Object.fromEntries(
    columns.filter(({ heading }) => looseKey(heading) !== '').map(({ key, target }) => [key, target]),
  );

const totalFault = ({ line, cells: { organizationName = '' } }: ImportLine): ImportFault => ({
  ...{ line, target: 'organizationName', value: organizationName, code: 'total' },
});

/** The cells of a row whose formula has no result: empty they would leave out a value without a notice. */
const formulaFaults = (line: number, row: readonly string[], columns: OpenedList['columns']) =>
  columns.flatMap(({ target }, place): readonly ImportFault[] => {
    const value = plainCell(row[place] ?? '');
    return target !== '' && hasNoResult(value) ? [{ line, target, value, code: 'formula' }] : [];
  });

/** The rows of a list that can be imported, and why the others cannot. */
export const validLines = async (
  { lines, table, columns }: OpenedList,
  companies: readonly ExistingCompany[],
  records: ListRecords,
): Promise<{ readonly lines: readonly ImportLine[]; readonly faults: readonly ImportFault[] }> => {
  const faults: ImportFault[] = [];
  const valid: ImportLine[] = [];
  const stored = new Set(companies.map(({ name }) => looseKey(name)));
  const numbered = withCompanyNumbers(lines, companies);
  for (const [place, line] of numbered.entries()) {
    const row = table.rows[place]?.cells ?? [];
    const isTotal = isTotalRow(row) && !stored.has(looseKey(line.cells.organizationName ?? ''));
    const ofFormulas = formulaFaults(line.line, row, columns);
    const ofCells = ofFormulas.length > 0 ? ofFormulas : lineFaults(line, records);
    const ownFaults = isTotal ? [totalFault(line)] : ofCells;
    if (ownFaults.length === 0) valid.push(line);
    faults.push(...ownFaults);
    if (place % ROWS_AT_ONCE === 0) await pause();
  }
  const { clashes } = gatherCompanies(valid);
  const clashing = new Set(clashes.map(({ line }) => line));
  const cellsAt = new Map(valid.map(({ line, cells }) => [line, cells]));
  return {
    lines: valid.filter(({ line }) => !clashing.has(line)),
    faults: [
      ...faults,
      ...clashes.map(({ target, ...clash }) => ({
        ...clash,
        target,
        value: (target && cellsAt.get(clash.line)?.[target]) ?? '',
      })),
    ].toSorted((one, other) => one.line - other.line),
  };
};
