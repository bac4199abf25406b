import type { OfferedFile, UploadRules } from '@fairdesk/core/media';

/** A file the user selected: the facts the rules check, the contents to send, and a preview. */
export interface ChosenFile extends OfferedFile {
  readonly content: Uint8Array;
  /** For an image: a `data:` address. */
  readonly preview?: string;
}

export type ReadFile = (file: File, rules: UploadRules) => Promise<ChosenFile>;

/** Reads a file from the browser. A file that is too large is measured but not read. */
export const readChosenFile: ReadFile = async (file, { belowBytes }) => {
  const { name, size: bytes } = file;
  const pixels = await pixelsOf(file);
  const offered = { name, bytes, ...(pixels && { pixels }) };
  if (bytes >= belowBytes) return { ...offered, content: new Uint8Array() };
  const content = new Uint8Array(await file.arrayBuffer());
  return { ...offered, content, ...(pixels && { preview: await dataAddress(file) }) };
};

/** The pixel size of an image in its upright orientation; `undefined` for other files. */
const pixelsOf = async (file: File): Promise<ChosenFile['pixels']> => {
  if (!file.type.startsWith('image/')) return undefined;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
};

const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
