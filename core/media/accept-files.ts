import type { FieldFault } from '../shared/index.ts';
import { fileFaults, type OfferedFile, type UploadCode, type UploadRules } from './upload.ts';

/** The contents of a file field after files were added. */
export interface AcceptedFiles<F extends OfferedFile> {
  readonly accepted: readonly F[];
  readonly refused: readonly RefusedFile<F>[];
  /** Names of files that were duplicates. */
  readonly dropped: readonly string[];
}

/** A rejected file with its faults. */
export interface RefusedFile<F extends OfferedFile> {
  readonly file: F;
  readonly faults: readonly FieldFault<UploadCode>[];
}

/**
 * Sorts new files into kept, refused and duplicate ones.
 *
 * Of files with the same name, ignoring letter case, the first wins. A field for one file keeps the last
 * valid one; a field for several keeps up to its limit and refuses the rest.
 *
 * Source: portal spec §5 "Duplicates by file name are dropped".
 */
export const acceptFiles = <F extends OfferedFile>(
  path: string,
  held: readonly F[],
  offered: readonly F[],
  rules: UploadRules,
): AcceptedFiles<F> => {
  const { fresh, dropped } = withoutDuplicates(held, offered);
  const judged = fresh.map((file) => ({ file, faults: fileFaults(path, file, rules) }));
  const right = judged.filter(({ faults }) => faults.length === 0).map(({ file }) => file);
  const wrong = judged.filter(({ faults }) => faults.length > 0);
  if (rules.maxFiles === 1) {
    const last = right.at(-1);
    return { accepted: last === undefined ? held.slice(-1) : [last], refused: wrong, dropped };
  }
  const room = Math.max(0, rules.maxFiles - held.length);
  const tooMany = right.slice(room).map((file) => ({ file, faults: [overLimit(path, file, rules)] }));
  return { accepted: [...held, ...right.slice(0, room)], refused: [...wrong, ...tooMany], dropped };
};

/** The faults of a file field as a whole: a missing required file, or too many files. */
export const fileFieldFaults = (
  path: string,
  files: readonly OfferedFile[],
  {
    required,
    label,
    maxFiles,
  }: { readonly required: boolean; readonly label: string; readonly maxFiles: number },
): readonly FieldFault[] => {
  if (files.length === 0) return required ? [{ path, code: 'forms-required', params: { label } }] : [];
  return files.length > maxFiles ? [{ path, code: 'filelimit', params: { n: maxFiles } }] : [];
};

const overLimit = (
  path: string,
  { name }: OfferedFile,
  { maxFiles }: UploadRules,
): FieldFault<UploadCode> => ({
  path,
  code: 'filelimitwithname',
  params: { name, n: maxFiles },
});

const withoutDuplicates = <F extends OfferedFile>(held: readonly F[], offered: readonly F[]) => {
  const keys = new Set(held.map(nameKey));
  const fresh: F[] = [];
  const dropped: string[] = [];
  for (const file of offered) {
    if (keys.has(nameKey(file))) dropped.push(file.name);
    else fresh.push(file);
    keys.add(nameKey(file));
  }
  return { fresh, dropped };
};

const nameKey = ({ name }: OfferedFile): string => name.normalize('NFC').toLowerCase();
