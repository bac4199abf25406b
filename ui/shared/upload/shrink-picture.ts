import type { UploadRules } from '@fairdesk/core/media';
import { type ChosenFile, readChosenFile } from './chosen-file.ts';

type Pixels = NonNullable<ChosenFile['pixels']>;

/**
 * Re-encodes an image at the first of these sizes that makes the file small enough; `undefined` when none
 * does.
 */
export type ShrinkPicture = (
  file: File,
  sizes: readonly Pixels[],
  rules: UploadRules,
) => Promise<ChosenFile | undefined>;

/** The quality of re-encoded JPEG files, 0 to 1. */
const QUALITY = 0.9;

/** Runs in the browser; the result is upright, with the same type and name. */
export const shrinkPicture: ShrinkPicture = async (file, sizes, rules) => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  try {
    for (const { width, height } of sizes) {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (context === null) return undefined;
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
      const blob = await canvas.convertToBlob({ type: file.type, quality: QUALITY });
      if (blob.size < rules.belowBytes) {
        return await readChosenFile(new File([blob], file.name, { type: file.type }), rules);
      }
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    bitmap.close();
  }
};
