import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { MIGRATIONS } from '../database/migrations/all.ts';
import { digestOf, readLines } from './json-lines.ts';
import { BACKUP_FORMAT, BackupFile, type Manifest, readManifest, sha256Of } from './manifest.ts';
import { rowsFile } from './write-backup.ts';

/** Reads a whole backup and compares it with its manifest; on a failure one sentence says what is wrong. */
export const verifyBackup = async (folder: string): Promise<Result<Manifest, string>> => {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined)
    return err(`${folder} is no complete backup: it has no manifest.json, which is written last.`);
  const manifest = readManifest(text);
  if (manifest === undefined) return err(`The backup is damaged: ${join(folder, 'manifest.json')}.`);
  const migrationNames = new Set(MIGRATIONS.map(([name]) => name));
  if (manifest.format > BACKUP_FORMAT || manifest.migrations.some((name) => !migrationNames.has(name)))
    return err('The backup was made by a newer version of this program: restore it with that version.');
  const damaged = await firstDamaged(folder, manifest);
  return damaged === undefined ? ok(manifest) : err(`The backup is damaged: ${damaged}.`);
};

/** The path of the first file that is missing or differs from the manifest. */
const firstDamaged = async (folder: string, manifest: Manifest): Promise<string | undefined> => {
  const lists = [
    ...Object.entries(manifest.tables).map(([table, digest]) => [rowsFile(folder, table), digest] as const),
    [join(folder, 'files.jsonl'), manifest.files] as const,
  ];
  for (const [path, { sha256, lines }] of lists) {
    const digest = await digestOf(path).catch(() => undefined);
    if (digest?.sha256 !== sha256 || digest.lines !== lines) return path;
  }
  for await (const { key, sha256 } of backupFiles(folder))
    if (!(await hasDigest(join(folder, 'files', key), sha256))) return join(folder, 'files', key);
  const secrets = join(folder, 'secrets.json');
  return manifest.secrets === null || (await hasDigest(secrets, manifest.secrets)) ? undefined : secrets;
};

const hasDigest = async (path: string, sha256: string): Promise<boolean> => {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes !== undefined && sha256Of(bytes) === sha256;
};

/** The files of a backup. */
export async function* backupFiles(folder: string): AsyncGenerator<BackupFile> {
  for await (const line of readLines(join(folder, 'files.jsonl'))) yield BackupFile.parse(line);
}
