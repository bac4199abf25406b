import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** Grows when the folder changes so that earlier versions cannot read it. */
export const BACKUP_FORMAT = 1;

/** Names of tables and files become names of files. */
const SAFE_NAME = /^[\w-][\w.-]*$/;

const Digest = z.object({ sha256: z.string(), lines: z.number() });

/** What is in a backup. It is written last: a folder without it is no backup. */
export const Manifest = z.object({
  format: z.number(),
  created: z.string(),
  /** The steps of the schema that the rows are in. */
  migrations: z.array(z.string()),
  /** By the name of the table: `rows/{table}.jsonl`. */
  tables: z.record(z.string().check(z.regex(SAFE_NAME)), Digest),
  /** Of `files.jsonl`, which lists the files. */
  files: Digest,
  /** How many files had a row and no bytes when the backup was made. */
  missingFiles: z.number(),
  /** Of `secrets.json`; null without secrets. */
  secrets: z.nullable(z.string()),
});

export type Manifest = Readonly<z.infer<typeof Manifest>>;

/** A line of `files.jsonl`. */
export const BackupFile = z.object({
  key: z.string().check(z.regex(SAFE_NAME)),
  /** In bytes. */
  length: z.number(),
  sha256: z.string(),
});

export type BackupFile = Readonly<z.infer<typeof BackupFile>>;

export const sha256Of = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The text of the manifest, with a digest of itself. */
export const writtenManifest = (manifest: Manifest): string =>
  `${JSON.stringify({ ...manifest, digest: sha256Of(JSON.stringify(manifest)) }, null, 2)}\n`;

/** `undefined` for a text that is not a whole manifest of this or an earlier version. */
export const readManifest = (text: string): Manifest | undefined => {
  try {
    const { digest, ...rest } = JSON.parse(text);
    return digest === sha256Of(JSON.stringify(rest)) ? Manifest.safeParse(rest).data : undefined;
  } catch {
    return undefined;
  }
};
