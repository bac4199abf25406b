import { join } from 'node:path';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { type ImportPlan, planImport } from '#adapters/platform/dataset/plan/plan-import.ts';
import { applyImport, type FolderImport } from '#adapters/platform/dataset/write/apply-import.ts';
import { type UndoneImport, undoImport } from '#adapters/platform/dataset/write/undo-import.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { folderEffects } from '#adapters/platform/organiser/imports/folder-effects.ts';
import { anyTable } from '#adapters/platform/profile-service/rows.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import type { Place } from '#tests/support/servers/databases.ts';
import { type Files, read } from './folders.ts';

export const NOW = new Date('2026-11-20T12:00:00Z');

const TABLES = [
  ...['shows', 'organizers', 'events', 'participations', 'stands', 'taskDefinitions', 'tasks', 'messages'],
  ...['users', 'eventPermissions', 'invitations', 'outbox', 'sites', 'pages', 'dictionary', 'files'],
];

/** A database to import into, with a way to compare its whole content. */
export interface ImportDesk {
  readonly database: Database;
  readonly apply: (files: Files, now?: Date, how?: FolderImport) => Promise<ImportPlan>;
  readonly plan: (files: Files, now?: Date) => Promise<ImportPlan>;
  readonly rows: (table: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Undoes the newest recorded import. */
  readonly undo: () => Promise<UndoneImport | undefined>;
  /** Every row of every table that an import writes. */
  readonly everything: () => Promise<unknown>;
}

export const openDesk = async (place: Place): Promise<ImportDesk> => {
  const database = await openDatabase({ ...place, log: quietLog });
  const target = {
    database,
    files: createDiskStore(join(place.dataFolder, 'files')),
    ...folderEffects('https://desk.example'),
  };
  const rows = async (table: string) =>
    (await anyTable(database.query).selectFrom(table).selectAll().execute())
      .map((row) => ({ ...row }))
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return {
    database,
    apply: (files, now = NOW, how = {}) => applyImport(target, read(files), now, how),
    undo: () => database.write((query) => undoImport(query, NOW, false)),
    plan: (files, now = NOW) => planImport(database, read(files), now),
    rows,
    everything: async () =>
      Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await rows(table)] as const))),
  };
};

/** How many rows an import added or changed. */
export const touched = ({ counts }: ImportPlan): number =>
  Object.values(counts).reduce((sum, count) => sum + count.new + count.changed, 0);
