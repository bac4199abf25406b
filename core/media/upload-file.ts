import type { FieldFault, SaveOptions } from '../shared/index.ts';
import { isWhatItSays } from './file-content.ts';
import { contentFault, fileFaults, type UploadCode, type UploadRules } from './upload.ts';

/** A file to upload. */
export interface UploadFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The pixel size of an image in its upright orientation; absent until it is measured. */
  readonly pixels?: { readonly width: number; readonly height: number };
}

/** How the caller of an upload follows and stops it. */
export interface UploadOptions extends SaveOptions {
  /** Called with the share that was sent, 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** How the caller of an upload that replaces an image follows and stops it. */
export interface ReplaceOptions extends UploadOptions {
  /**
   * Id of the stored image that the caller read, the only one it may replace; empty when it read none, absent to
   * replace any, as in portal spec §7.
   */
  readonly replaces?: string | undefined;
}

/**
 * The faults of an uploaded file: checks its name, size, pixels and first bytes.
 *
 * Source: portal spec §5 "Files"; comparing the content with the extension is ours.
 */
export const uploadFaults = (
  path: string,
  file: UploadFile,
  rules: UploadRules,
): readonly FieldFault<UploadCode>[] => {
  const { name, bytes, pixels } = file;
  const offered = { name, bytes: bytes.byteLength, ...(pixels && { pixels }) };
  const faults = fileFaults(path, offered, rules);
  return faults.length > 0 || isWhatItSays(name, bytes) ? faults : [contentFault(path, offered, rules)];
};
