import { IMAGE_HEIGHT_BELOW, IMAGE_WIDTH_BELOW, type OfferedFile, type UploadRules } from './upload.ts';

type Pixels = NonNullable<OfferedFile['pixels']>;

/** How much narrower each size is than the one before. */
const STEP = 0.75;

/**
 * The sizes in which a picture may be tried instead of its own, the largest first; none when all would be too narrow.
 *
 * Each has the shape of the picture, is within the limits and as wide as asked. The first is the picture's own where
 * that is within them: written anew it may weigh less. The specs refuse too many pixels; that one may be offered
 * another size is ours.
 */
export const smallerSizes = (
  { width, height }: Pixels,
  { minWidth }: Pick<UploadRules, 'minWidth'>,
): readonly Pixels[] => {
  const fit = Math.min(1, (IMAGE_WIDTH_BELOW - 1) / width, (IMAGE_HEIGHT_BELOW - 1) / height);
  const sizes: Pixels[] = [];
  for (let share = fit; Math.floor(width * share) >= Math.max(1, minWidth); share *= STEP) {
    sizes.push({ width: Math.floor(width * share), height: Math.max(1, Math.floor(height * share)) });
  }
  return sizes;
};
