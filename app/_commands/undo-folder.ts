import type { Log } from '@fairdesk/core/shared';
import { openDatabase } from '@fairdesk/platform/database';
import { type UndoneImport, undoImport } from '@fairdesk/platform/dataset';
import type { Settings } from '#app/_process/settings.ts';
import type { ImportReport } from './import-folder.ts';

export interface UndoOrder {
  readonly undo: true;
  /** Reports without writing. */
  readonly dryRun: boolean;
}

/** Undoes the last import of a folder; safe while a server runs. */
export const undoFolder = async (
  { dryRun }: UndoOrder,
  { dataFolder, databaseUrl }: Settings,
  log: Log,
): Promise<ImportReport> => {
  const database = await openDatabase({ dataFolder, log, ...(databaseUrl && { databaseUrl }) });
  try {
    const undone = await database.write((query) => undoImport(query, new Date(), dryRun));
    if (undone === undefined)
      return { lines: ['There is no import of a folder to undo.'], isFaultless: false };
    return { lines: linesOf(undone, dryRun), isFaultless: true };
  } finally {
    await database.close();
  }
};

const rows = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** How many rows that stay are listed. */
const KEPT_LISTED = 100;

const linesOf = ({ folder, at, restored, conflicts }: UndoneImport, dryRun: boolean): readonly string[] => [
  `Import of "${folder}", ${at.slice(0, 16).replace('T', ' ')} UTC: ${rows(restored)} as before`,
  ...conflicts
    .slice(0, KEPT_LISTED)
    .map(({ table, name, column }) => `Kept: ${[table, name, column].filter(Boolean).join(', ')}`),
  ...(conflicts.length === 0 ? [] : [`${rows(conflicts.length)} stay as they are, changed or used since.`]),
  dryRun ? 'Nothing was written: this was a dry run.' : 'All of this was undone.',
];
