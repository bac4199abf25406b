import { okAsync } from 'neverthrow';
import type { FileScanner, UploadFile } from '../media/index.ts';

/** Finds every file with this text in it infected, and every other one clean. */
export const memoryFileScanner = (sign: string): FileScanner => ({
  check: ({ bytes }: UploadFile) =>
    okAsync(String.fromCharCode(...bytes).includes(sign) ? 'infected' : 'clean'),
});
