import type { UploadFile } from '@fairdesk/core/media';

/** A form with one file and text fields. */
export const formWith = ({ name, bytes }: UploadFile, fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) form.set(field, text);
  form.set('file', new File([new Uint8Array(bytes)], name));
  return form;
};
