import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { UploadFile } from './upload-file.ts';

/** The result of a scan. */
export type Verdict = 'clean' | 'infected';

/** Scans uploaded files for malware. */
export interface FileScanner {
  /** `unavailable` when the scanner cannot decide; the file then has no verdict. */
  check(file: UploadFile): ResultAsync<Verdict, Failure>;
}
