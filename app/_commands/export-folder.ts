import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Log } from '@fairdesk/core/shared';
import { openDatabase } from '@fairdesk/platform/database';
import { exportFolder } from '@fairdesk/platform/dataset';
import { openFileStore } from '@fairdesk/platform/files';
import { eventAtSlug } from '@fairdesk/platform/organiser';
import type { Settings } from '#app/_process/settings.ts';
import { type FolderReport, intoNewFolder } from './new-folder.ts';

export interface ExportOrder {
  /** The slug of the fair, or one that it had. */
  readonly event: string;
  readonly folder: string;
}

/** Writes a fair to a new or empty folder; safe while a server runs. */
export const exportToFolder = async (
  { event, folder }: ExportOrder,
  settings: Settings,
  log: Log,
): Promise<FolderReport> => {
  const { dataFolder, databaseUrl } = settings;
  const database = await openDatabase({ dataFolder, log, ...(databaseUrl && { databaseUrl }) });
  try {
    const id = await eventAtSlug(database.query, event);
    if (id === undefined) return { line: `There is no event ${event}.`, isDone: false };
    const files = openFileStore(database, settings);
    return await intoNewFolder(folder, async () => {
      let count = 0;
      for await (const { path, chunks } of exportFolder({ query: database.query, files }, id)) {
        const target = join(folder, path);
        await mkdir(dirname(target), { recursive: true });
        await pipeline(chunks, createWriteStream(target));
        count += 1;
      }
      return count;
    });
  } finally {
    await database.close();
  }
};
