import { type ImportOffice, type ListReader, runImport } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of importing lists, for server and browser. */
export const importUseCases = (office: ImportOffice, log: Log) => ({
  previewImport: logged(office.preview, log),
  faultyRows: logged(office.faultyRows, log),
  startImport: logged(office.start, log),
  advanceImport: logged(office.advance, log),
  runImport: logged(runImport(office), log),
  importHistory: logged(office.history, log),
  planUndo: logged(office.undoPlan, log),
  undoImport: logged(office.undo, log),
});

/** {@link importUseCases} with the files of the browser. */
export const browserImportUseCases = (office: ImportOffice, reader: ListReader, log: Log) => ({
  ...importUseCases(office, log),
  readList: logged(reader.read, log),
});

export type ImportUseCases = ReturnType<typeof importUseCases>;
