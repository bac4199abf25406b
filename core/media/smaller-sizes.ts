import { IMAGE_HEIGHT_BELOW, IMAGE_WIDTH_BELOW, type OfferedFile, type UploadRules } from './upload.ts';

type Pixels = NonNullable<OfferedFile['pixels']>;

/** The factor from each width to the next smaller one. */
const STEP = 0.75;

/**
 * The sizes at which an image may be encoded, largest first; empty when all would be too narrow.
 *
 * Each size has the proportions of the image and is within the limits. The first is the original size if it
 * is within the limits, since re-encoding alone may shrink the file. The specs reject images with too many
 * pixels; offering a smaller size is ours.
 */
export const smallerSizes = (
  { width, height }: Pixels,
  { minWidth }: Pick<UploadRules, 'minWidth'>,
): readonly Pixels[] => {
  const fit = Math.max(0, Math.min(1, (IMAGE_WIDTH_BELOW - 1) / width, (IMAGE_HEIGHT_BELOW - 1) / height));
  const sizes: Pixels[] = [];
  for (let share = fit; Math.floor(width * share) >= Math.max(1, minWidth); share *= STEP) {
    sizes.push({ width: Math.floor(width * share), height: Math.max(1, Math.floor(height * share)) });
  }
  return sizes;
};
