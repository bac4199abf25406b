import { IMAGE_RULES, type PictureStudio, type UploadFile } from '../media/index.ts';
import { demand, demandSame, fail, type LawRunner, reasonOf, succeed } from './law.ts';

/** A picture studio under test, and an image within the limits. */
export interface PictureStudioSubject {
  readonly studio: PictureStudio;
  readonly picture: UploadFile;
}

/** The laws of a picture studio. */
export const pictureStudioLaws = (make: () => Promise<PictureStudioSubject>, { test }: LawRunner): void => {
  test('returns an image with its pixel size, which stays the same when processed again', async () => {
    const { studio, picture } = await make();
    const result = await succeed(studio.redraw('file', picture, IMAGE_RULES), 'Drawing a picture anew');
    const { width = 0, height = 0 } = result.pixels ?? {};
    demand(width >= IMAGE_RULES.minWidth && height > 0, `It is ${width} by ${height} pixels`);
    const again = await succeed(studio.redraw('file', result, IMAGE_RULES), 'Drawing it once more');
    demandSame(again.pixels, result.pixels, 'It has another size');
  });

  test('rejects an image outside the limits, and names the field', async () => {
    const { studio, picture } = await make();
    const wrong = [
      { ...picture, name: 'script.svg' },
      { ...picture, bytes: new Uint8Array([60, 115, 118, 103, 62]) },
      { ...picture, bytes: new Uint8Array(IMAGE_RULES.belowBytes) },
    ];
    for (const file of wrong) {
      const failure = await fail(studio.redraw('file', file, IMAGE_RULES), `Drawing ${file.name}`);
      const paths = failure.kind === 'rejected' ? failure.fields.map(({ path }) => path) : [];
      demand(paths.includes('file'), `It is refused for ${reasonOf(failure)}, at no field`);
    }
  });
};
