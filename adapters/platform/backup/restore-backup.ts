import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import { migrateWithin } from '../database/migrate.ts';
import type { Query, Store } from '../database/open-database.ts';
import type { FileStore } from '../files/file-store.ts';
import { readLines } from './json-lines.ts';
import { type Manifest, sha256Of } from './manifest.ts';
import { insertRows } from './table-rows.ts';
import { backupFiles, verifyBackup } from './verify-backup.ts';
import { NOT_ROWS, rowsFile } from './write-backup.ts';

type Files = Pick<FileStore, 'read' | 'write'>;

export interface RestoreTarget {
  readonly store: Store;
  /** The place of files, in the transaction of the restore. */
  readonly filesOf: (query: Query) => Files;
  /** Replaces the secrets file of the data folder. */
  readonly writeSecrets: (content: Uint8Array) => Promise<void>;
}

/** A first start writes a link and visitors write counters; nothing else is stored before there is a user. */
const OF_A_FIRST_START = ['setupLinks', 'rateLimits'];

/**
 * Loads a backup into an empty store, of either kind of database, and migrates it to the schema of this version.
 *
 * @returns on a failure one sentence; the database is then unchanged
 */
export const restoreBackup = async (
  folder: string,
  target: RestoreTarget,
): Promise<Result<Manifest, string>> => {
  const verified = await verifyBackup(folder);
  if (verified.isErr()) return verified;
  const transaction = await target.store.query.startTransaction().execute();
  try {
    const loaded = await load(folder, verified.value, {
      ...target,
      store: { ...target.store, query: transaction },
    });
    await (loaded.isOk() ? transaction.commit() : transaction.rollback()).execute();
    return loaded;
  } catch (error) {
    if (!transaction.isCommitted) await transaction.rollback().execute();
    return err(`The backup cannot be stored, and nothing was changed: ${messageOf(error)}`);
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'an unknown error.');

const load = async (
  folder: string,
  manifest: Manifest,
  { store, filesOf, writeSecrets }: RestoreTarget,
): Promise<Result<Manifest, string>> => {
  const { query, engine } = store;
  const untyped = query as unknown as Kysely<unknown>;
  const steps = new Set(manifest.migrations);
  await migrateWithin(query, engine, (step) => steps.has(step));
  const tables = (await engine.tables(untyped))
    .map(({ name }) => name)
    .filter((name) => !NOT_ROWS.includes(name));
  const filled = await firstFilled(query, tables);
  if (filled !== undefined)
    return err(`The store is not empty (${filled}), and nothing was changed: restore into a new, empty one.`);
  const done = await sql<{ name: string }>`select name from migrations`.execute(query);
  if (done.rows.some(({ name }) => !steps.has(name)))
    return err(
      'A newer version has opened this store than the one that made the backup, and nothing was changed: restore into one that no server has opened.',
    );
  const missing = tables.find((name) => manifest.tables[name] === undefined);
  if (missing !== undefined)
    return err(`The backup has no rows for the table ${missing}, and nothing was changed.`);
  for (const name of OF_A_FIRST_START)
    if (tables.includes(name)) await sql`delete from ${sql.table(name)}`.execute(query);
  const restoreChecks = await engine.liftChecks(untyped);
  for (const name of tables) await insertRows(query, name, readLines(rowsFile(folder, name)));
  await restoreChecks();
  await migrateWithin(query, engine);
  // Files before the commit: a row never references missing bytes.
  await copyFiles(folder, filesOf(query));
  if (manifest.secrets !== null) await writeSecrets(await readFile(join(folder, 'secrets.json')));
  return ok(manifest);
};

/** The first table with rows of its own. */
const firstFilled = async (query: Query, tables: readonly string[]): Promise<string | undefined> => {
  for (const name of tables) {
    if (OF_A_FIRST_START.includes(name)) continue;
    const { rows } = await sql`select 1 as found from ${sql.table(name)} limit 1`.execute(query);
    if (rows.length > 0) return name;
  }
  return undefined;
};

/** A file that is in place already stays: another database may use the same folder. */
const copyFiles = async (folder: string, files: Files): Promise<void> => {
  for await (const { key, sha256 } of backupFiles(folder)) {
    const present = await files.read(key);
    if (present !== undefined && sha256Of(present) === sha256) continue;
    await files.write(key, await readFile(join(folder, 'files', key)));
  }
};
