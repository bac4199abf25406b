import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import type { Query, Store } from '../database/open-database.ts';
import { type FileStore, syncFolder } from '../files/file-store.ts';
import { readLines, writeLines } from './json-lines.ts';
import { BACKUP_FORMAT, type BackupFile, type Manifest, sha256Of, writtenManifest } from './manifest.ts';
import { tableRows } from './table-rows.ts';

export interface BackupSource {
  readonly store: Store;
  readonly files: Pick<FileStore, 'read'>;
  /** The content of the secrets file; omitted unless the operator wants it in the backup. */
  readonly secrets?: Uint8Array;
}

/** How often the rows are read again because a file was deleted after they were read. */
const ATTEMPTS = 5;

/**
 * Writes everything that is stored to a new or empty folder, while others write.
 *
 * The rows are one state of the database; the files of these rows are copied after them. The folder gets its name
 * when it is complete.
 *
 * @returns on a failure one sentence; nothing is left behind
 */
export const writeBackup = async (
  source: BackupSource,
  folder: string,
  now: Date,
): Promise<Result<Manifest, string>> => {
  const part = `${folder}.part-${process.pid}`;
  try {
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(part, { mode: 0o700 });
    const written = await writeContent(source, part, now);
    if (written.isOk()) await giveName(part, folder);
    return written;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
};

const writeContent = async (
  source: BackupSource,
  part: string,
  now: Date,
): Promise<Result<Manifest, string>> => {
  await mkdir(join(part, 'rows'), { mode: 0o700 });
  await mkdir(join(part, 'files'), { mode: 0o700 });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const rows = await writeRows(source.store, part);
    if (rows === undefined) return err('Nothing is stored here yet: the database has no tables.');
    const lost: Lost = { missing: 0, deleted: 0 };
    const files = await writeLines(join(part, 'files.jsonl'), copyFiles(source, part, lost));
    if (lost.deleted > 0) continue;
    await dropFormerCopies(part);
    const manifest: Manifest = {
      ...{ format: BACKUP_FORMAT, created: now.toISOString(), ...rows, files, missingFiles: lost.missing },
      secrets: source.secrets ? sha256Of(source.secrets) : null,
    };
    if (source.secrets) await writeOwn(join(part, 'secrets.json'), source.secrets);
    await writeOwn(join(part, 'manifest.json'), writtenManifest(manifest));
    return ok(manifest);
  }
  return err('Files were deleted all the time: start the backup again at a quieter moment.');
};

/** Stored otherwise: the steps in the manifest, the contents of files as files. */
export const NOT_ROWS: readonly string[] = ['migrations', 'fileContents'];

/** Reads every table in one transaction. */
const writeRows = ({ query, engine }: Store, part: string) =>
  query.connection().execute(async (one: Query) => {
    const untyped = one as unknown as Kysely<unknown>;
    await sql.raw(engine.beginSnapshot).execute(one);
    try {
      const tables = await engine.tables(untyped);
      if (!tables.some(({ name }) => name === 'migrations')) return undefined;
      const steps = await sql<{ name: string }>`select name from migrations order by name`.execute(one);
      const digests: Record<string, Manifest['files']> = {};
      for (const table of tables) {
        if (NOT_ROWS.includes(table.name)) continue;
        digests[table.name] = await writeLines(rowsFile(part, table.name), tableRows(one, table));
      }
      return { migrations: steps.rows.map(({ name }) => name), tables: digests };
    } finally {
      await sql`rollback`.execute(one);
    }
  });

export const rowsFile = (folder: string, table: string): string => join(folder, 'rows', `${table}.jsonl`);

interface Lost {
  /** Of rows that are still there: they were lost before the backup. */
  missing: number;
  /** With their rows, since these were read. */
  deleted: number;
}

/** Copies the file of each row; a copy of an earlier attempt is still right, because files never change. */
async function* copyFiles(
  { store, files }: BackupSource,
  part: string,
  lost: Lost,
): AsyncGenerator<BackupFile> {
  const rows = rowsFile(part, 'files');
  // The first schemas had no files.
  if (!existsSync(rows)) return;
  for await (const row of readLines(rows)) {
    const { key } = row as { key: string };
    const copy = join(part, 'files', key);
    const former = await readFile(copy).catch(() => undefined);
    const bytes = former ?? (await files.read(key));
    if (bytes === undefined) {
      if (await hasRow(store.query, key)) lost.missing += 1;
      else lost.deleted += 1;
      continue;
    }
    if (former === undefined) await writeOwn(copy, bytes);
    yield { key, length: bytes.byteLength, sha256: sha256Of(bytes) };
  }
}

const hasRow = async (query: Query, key: string): Promise<boolean> =>
  (await query.selectFrom('files').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;

/** Deletes copies that only an earlier attempt needed. */
const dropFormerCopies = async (part: string): Promise<void> => {
  const needed = new Set<string>();
  for await (const file of readLines(join(part, 'files.jsonl'))) needed.add((file as BackupFile).key);
  for (const name of await readdir(join(part, 'files')))
    if (!needed.has(name)) await rm(join(part, 'files', name));
};

const writeOwn = (path: string, content: string | Uint8Array): Promise<void> =>
  writeFile(path, content, { mode: 0o600, flush: true });

/** Renames the complete folder, over an empty one. */
const giveName = async (part: string, folder: string): Promise<void> => {
  await rmdir(folder).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
  for (const each of [join(part, 'rows'), join(part, 'files'), part]) await syncFolder(each);
  await rename(part, folder);
  await syncFolder(dirname(folder));
};
