import { okAsync } from 'neverthrow';
import { type PictureStudio, uploadFaults } from '../media/index.ts';
import { judged } from '../shared/index.ts';

/** Treats every image as having this size, without decoding it. */
export const memoryPictureStudio = (pixels: {
  readonly width: number;
  readonly height: number;
}): PictureStudio => ({
  redraw: (path, file, rules) => {
    const measured = { ...file, pixels };
    return judged(uploadFaults(path, measured, rules), () => okAsync(measured));
  },
});
