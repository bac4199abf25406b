import { okAsync } from 'neverthrow';
import type { FileScanner, UploadFile } from '../media/index.ts';

/** Reports every file that contains this text as infected, and every other as clean. */
export const memoryFileScanner = (sign: string): FileScanner => ({
  check: ({ bytes }: UploadFile) =>
    okAsync(String.fromCharCode(...bytes).includes(sign) ? 'infected' : 'clean'),
});
