import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import type { UploadFile } from './upload-file.ts';

/** What a scanner says of a file. */
export type Verdict = 'clean' | 'infected';

/**
 * Looks into files for what would harm whoever opens them.
 */
export interface FileScanner {
  /** `unavailable` while it cannot say: then the file is neither. */
  check(file: UploadFile): ResultAsync<Verdict, Failure>;
}
