import type { UploadFile } from '@fairdesk/core/media';
import type { ChosenFile } from './chosen-file.ts';

/** The file of a required single-file field, ready to upload; call it after the form was checked. */
export const oneFile = ([file]: readonly ChosenFile[]): UploadFile =>
  file ? toUpload(file) : { name: '', bytes: new Uint8Array() };

/** Converts a selected file for the upload. */
export const toUpload = ({ name, content: bytes, pixels }: ChosenFile): UploadFile => ({
  name,
  bytes,
  ...(pixels && { pixels }),
});
