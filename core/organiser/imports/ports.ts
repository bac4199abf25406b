import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type {
  ImportConsent,
  ImportFault,
  ImportPreview,
  ImportRecord,
  ImportRequest,
  ImportSource,
  ImportUndoPlan,
} from './import-change.ts';
import type { Encoding } from './import-encoding.ts';

/** A file that was read. */
export interface ReadList {
  readonly source: ImportSource;
  /** Absent for a workbook. */
  readonly encoding?: Encoding | undefined;
  /** The sheet of a workbook that was read, as its place in `sheets`. */
  readonly sheet?: number | undefined;
  /** The names of the sheets of a workbook. */
  readonly sheets?: readonly string[] | undefined;
}

/** How a file is read: what was detected, or was chosen instead. */
export type ListReading = Pick<ReadList, 'encoding' | 'sheet'>;

/** Reads a list from a text file, or from a sheet of a workbook: the first one that is visible and not empty. */
export interface ListReader {
  /**
   * `rejected` for a file that cannot be read, or is larger than {@link IMPORT_FILE_MAX}.
   *
   * @param reading the encoding of a text file, or the sheet of a workbook; detected when absent
   */
  read(name: string, bytes: Uint8Array, reading?: ListReading): ResultAsync<ReadList, Failure>;
}

/** The largest file to import, in bytes. */
export const IMPORT_FILE_MAX = 10 * 1024 * 1024;

/** The newest imports of a fair. */
export interface ImportHistory {
  /** Newest first. */
  readonly items: readonly ImportRecord[];
  readonly total: number;
}

/** How many imports a history lists. */
export const IMPORT_HISTORY_SIZE = 20;

/** The rows of a list that cannot be imported. */
export interface FaultyRows {
  readonly header: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly faults: readonly ImportFault[] }[];
}

/** Imports lists of exhibitors into an event. */
export interface ImportOffice {
  /** What an import would do; writes nothing. `rejected` for a list that is no table. */
  preview(request: ImportRequest): ResultAsync<ImportPreview, Failure>;
  /** Every faulty row of a list. */
  faultyRows(request: ImportRequest): ResultAsync<FaultyRows, Failure>;
  /** Records an import and begins it; `conflict` when it would do something else than was agreed to. */
  start(request: ImportRequest, consent: ImportConsent): ResultAsync<ImportRecord, Failure>;
  /** Writes, or undoes, the next batch of records. */
  advance(id: string): ResultAsync<ImportRecord, Failure>;
  /** The newest {@link IMPORT_HISTORY_SIZE} imports. */
  history(): ResultAsync<ImportHistory, Failure>;
  /** What undoing would do now. */
  undoPlan(id: string): ResultAsync<ImportUndoPlan, Failure>;
  /** Begins to undo an import, which must be applied, or stopped while it was. */
  undo(id: string): ResultAsync<ImportRecord, Failure>;
}
