import type { UploadFile } from '@fairdesk/core/media';
import type { ChosenFile } from './chosen-file.ts';

/** The one file of a field that must have one, as it is sent; the form was checked before. */
export const oneFile = ([file]: readonly ChosenFile[]): UploadFile =>
  file ? toUpload(file) : { name: '', bytes: new Uint8Array() };

/** A chosen file as it is sent. */
export const toUpload = ({ name, content: bytes, pixels }: ChosenFile): UploadFile => ({
  name,
  bytes,
  ...(pixels && { pixels }),
});
