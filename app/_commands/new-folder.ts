import { readdir } from 'node:fs/promises';

/** What a command wrote, in one sentence. */
export interface FolderReport {
  readonly line: string;
  readonly isDone: boolean;
}

/** Writes files to a new or empty folder. @param write returns the number of files */
export const intoNewFolder = async (folder: string, write: () => Promise<number>): Promise<FolderReport> => {
  try {
    if (!(await isEmpty(folder)))
      return { line: `The folder ${folder} is not empty: name another one.`, isDone: false };
    return { line: `${await write()} files were written to ${folder}.`, isDone: true };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { line: `The folder ${folder} cannot be written: ${String(error.code)}.`, isDone: false };
  }
};

/** Whether a folder is empty or does not exist yet. */
export const isEmpty = async (folder: string): Promise<boolean> => {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw error;
  }
};
