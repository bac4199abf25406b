import { writeFile } from 'node:fs/promises';
import type { Log } from '@fairdesk/core/shared';
import { messagesCsv } from '@fairdesk/platform/contact';
import { openDatabase } from '@fairdesk/platform/database';
import type { Settings } from '#app/_process/settings.ts';

export interface ContactReport {
  readonly line: string;
  readonly isDone: boolean;
}

/** Writes the messages to the organiser of an event to a file; safe while a server runs. */
export const exportMessages = async (
  { event, file }: { readonly event: string; readonly file: string },
  { dataFolder, databaseUrl }: Settings,
  log: Log,
): Promise<ContactReport> => {
  const database = await openDatabase({ dataFolder, log, ...(databaseUrl && { databaseUrl }) });
  try {
    const list = await messagesCsv(database.query, event);
    if (list === undefined) return { line: `There is no event ${event}.`, isDone: false };
    await writeFile(file, list.csv);
    return { line: `${list.count} messages were written to ${file}.`, isDone: true };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { line: `The file ${file} cannot be written: ${String(error.code)}.`, isDone: false };
  } finally {
    await database.close();
  }
};
