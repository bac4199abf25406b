import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FormStep } from '@fairdesk/core/awards';
import type { EventId, Language, Log } from '@fairdesk/core/shared';
import {
  entriesCsv,
  entriesXlsx,
  exportEntries,
  type Reopening,
  reopenEntry,
} from '@fairdesk/platform/awards';
import { type Database, openDatabase } from '@fairdesk/platform/database';
import { type FileStore, openFileStore } from '@fairdesk/platform/files';
import { eventAtSlug } from '@fairdesk/platform/organiser';
import { createFolder } from '#app/_process/create-folder.ts';
import type { Settings } from '#app/_process/settings.ts';

/** A command of an organiser on the entries of an award; safe while a server runs. */
export type AwardOrder =
  | {
      readonly kind: 'export';
      readonly event: string;
      readonly award: string;
      readonly folder: string;
      /** Of the titles and options of the tables. */
      readonly language: Language;
    }
  | { readonly kind: 'reopen'; readonly reopening: Reopening };

export interface AwardReport {
  readonly line: string;
  readonly isDone: boolean;
}

/** The steps of the questionnaire of an award; none when it cannot be read. */
export type StepsOf = (
  fair: { readonly database: Database; readonly event: EventId },
  award: string,
  language: Language,
) => Promise<readonly FormStep[]>;

export const runAwardCommand = async (
  order: AwardOrder,
  settings: Settings,
  log: Log,
  stepsOf: StepsOf,
): Promise<AwardReport> => {
  const { dataFolder, databaseUrl, appUrl } = settings;
  const database = await openDatabase({ dataFolder, log, ...(databaseUrl && { databaseUrl }) });
  try {
    return order.kind === 'export'
      ? await exportTo(database, order, openFileStore(database, settings), stepsOf)
      : await reopen(database, order.reopening, appUrl, log);
  } finally {
    await database.close();
  }
};

const exportTo = async (
  database: Database,
  { event, award, folder, language }: Extract<AwardOrder, { kind: 'export' }>,
  store: FileStore,
  stepsOf: StepsOf,
): Promise<AwardReport> => {
  const fair = await eventAtSlug(database.query, event);
  if (fair === undefined) return { line: `There is no event ${event}.`, isDone: false };
  const entries = await exportEntries(database.query, fair, award);
  try {
    createFolder(folder);
  } catch {
    return { line: `The folder ${folder} cannot be created: name another one.`, isDone: false };
  }
  let count = 0;
  for (const { path, key } of entries.flatMap((entry) => entry.files)) {
    const bytes = await store.read(key);
    if (bytes === undefined) continue;
    createFolder(dirname(join(folder, path)));
    await writeFile(join(folder, path), bytes);
    count += 1;
  }
  const steps = await stepsOf({ database, event: fair }, award, language);
  const form = { language, steps };
  await writeFile(join(folder, 'entries.csv'), entriesCsv(entries, form));
  await writeFile(join(folder, 'entries.xlsx'), await entriesXlsx(entries, form));
  return { line: `${entries.length} entries and ${count} files were written to ${folder}.`, isDone: true };
};

const reopen = async (
  database: Database,
  reopening: Reopening,
  appUrl: string,
  log: Log,
): Promise<AwardReport> => {
  const people = await reopenEntry(database, appUrl, reopening, new Date());
  if (people === undefined) return { line: 'There is no submitted entry of this product.', isDone: false };
  const { event, award, participation, product, reason } = reopening;
  log.info('An award entry was set back', { event, award, participation, product, reason });
  return { line: `The entry was set back; ${people.length} people get an e-mail.`, isDone: true };
};
