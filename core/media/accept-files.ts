import { type FieldFault, faultIf, uploadName } from '../shared/index.ts';
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
 * Sorts new files into accepted, refused and duplicate ones.
 *
 * Of valid files with the same upload name, ignoring letter case, the first wins. A field for one file keeps
 * the last valid one; a field for several keeps up to its limit and refuses the rest.
 *
 * Source: portal spec §5 "Duplicates by file name are dropped".
 */
export const acceptFiles = <F extends OfferedFile>(
  path: string,
  held: readonly F[],
  offered: readonly F[],
  rules: UploadRules,
): AcceptedFiles<F> => {
  const { maxFiles: n } = rules;
  const accepted = [...held];
  const keys = new Set(held.map(fileNameKey));
  const refused: RefusedFile<F>[] = [];
  const dropped: string[] = [];
  for (const file of offered) {
    const { name } = file;
    const key = fileNameKey(file);
    const faults = fileFaults(path, file, rules);
    if (keys.has(key)) dropped.push(name);
    else if (faults.length > 0) refused.push({ file, faults });
    else if (n > 1 && accepted.length >= n)
      refused.push({ file, faults: [{ path, code: 'filelimitwithname', params: { name, n } }] });
    else {
      keys.add(key);
      accepted.push(file);
    }
  }
  return { accepted: n > 1 ? accepted : accepted.slice(-1), refused, dropped };
};

/** Equal for two files whose names are the same once uploaded, ignoring letter case. */
export const fileNameKey = ({ name }: { readonly name: string }): string => uploadName(name).toLowerCase();

/** The faults of a file field as a whole: a missing file, unless the field is optional, or too many files. */
export const fileFieldFaults = (
  path: string,
  files: readonly OfferedFile[],
  { maxFiles, required = true }: Pick<UploadRules, 'maxFiles'> & { readonly required?: boolean },
): readonly FieldFault[] => {
  if (files.length === 0) return faultIf(required, path, 'forms-required', { label: path });
  return faultIf(files.length > maxFiles, path, 'filelimit', { n: maxFiles });
};
