import { okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { ImportRecord } from './import-change.ts';
import type { ImportOffice } from './ports.ts';

/** Whether an import still has records to write or to undo. */
export const isImportRunning = ({ state }: Pick<ImportRecord, 'state'>): boolean =>
  state === 'applying' || state === 'undoing';

/** Writes, or undoes, an import batch by batch until it is done. On a failure it can be continued later. */
export const runImport =
  ({ advance }: Pick<ImportOffice, 'advance'>) =>
  (record: ImportRecord, onProgress: (record: ImportRecord) => void): ResultAsync<ImportRecord, Failure> => {
    onProgress(record);
    return isImportRunning(record)
      ? advance(record.id).andThen((next) => runImport({ advance })(next, onProgress))
      : okAsync(record);
  };

/** {@link runImport} bound to its port. */
export type RunImport = ReturnType<typeof runImport>;
