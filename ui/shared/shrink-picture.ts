import type { UploadRules } from '@fairdesk/core/media';
import { type ChosenFile, readChosenFile } from './chosen-file.ts';

type Pixels = NonNullable<ChosenFile['pixels']>;

/** Draws a picture anew in the first of these sizes in which it weighs little enough; `undefined` when in none. */
export type ShrinkPicture = (
  file: File,
  sizes: readonly Pixels[],
  rules: UploadRules,
) => Promise<ChosenFile | undefined>;

/** How like the original a JPEG stays, 0 to 1. */
const QUALITY = 0.9;

/** In the browser: upright, of the same kind and under the same name. */
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
