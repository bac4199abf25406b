import type { FieldFault } from '../shared/index.ts';
import { isWhatItSays } from './file-content.ts';
import { fileFaults, type UploadRules } from './upload.ts';

/** A file somebody sends. */
export interface UploadFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Of an image, upright as it is shown; absent until somebody has measured it. */
  readonly pixels?: { readonly width: number; readonly height: number };
}

/** How much of an upload has been sent, 0 to 1. */
export type Progress = (share: number) => void;

/**
 * What is wrong with a file that is sent: by its name, its length, its pixels and its own first bytes.
 *
 * Source: portal spec §5 "Files"; that a file must be what its name says is ours.
 */
export const uploadFaults = (path: string, file: UploadFile, rules: UploadRules): readonly FieldFault[] => {
  const { name, bytes, pixels } = file;
  const faults = fileFaults(path, { name, bytes: bytes.byteLength, ...(pixels && { pixels }) }, rules);
  if (faults.length > 0 || isWhatItSays(name, bytes)) return faults;
  return [{ path, code: 'filetype', params: { name, list: rules.fileTypes.join(', ') } }];
};
