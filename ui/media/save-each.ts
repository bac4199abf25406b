import type { ImageForm } from '@fairdesk/core/media';
import type { Failure } from '@fairdesk/core/shared';
import { err, type Result, ResultAsync } from 'neverthrow';
import type { Upload } from '../shared/editing/edit-store.ts';
import type { ChosenFile } from '../shared/upload/chosen-file.ts';
import { toUpload } from '../shared/upload/one-file.ts';

/**
 * Saves images one after the other, in the order they were selected.
 *
 * @returns the result of the last save; on a failure the images before it are saved, and `onEach` was called
 * for them.
 */
export const saveEach = <Saved>(
  files: readonly ChosenFile[],
  titleOf: (file: ChosenFile) => string,
  save: (image: ImageForm, upload: Upload) => ResultAsync<Saved, Failure>,
  { progress, ...options }: Upload,
  onEach: (saved: Saved, file: ChosenFile) => void,
): ResultAsync<Saved, Failure> => {
  const saveAll = async (): Promise<Result<Saved, Failure>> => {
    let last: Result<Saved, Failure> = err({ kind: 'not-found', what: 'an image to save' });
    for (const [place, file] of files.entries()) {
      const image = { file: toUpload(file), title: titleOf(file) };
      last = await save(image, {
        progress: (share) => progress((place + share) / files.length),
        ...options,
      });
      if (last.isErr()) return last;
      onEach(last.value, file);
    }
    return last;
  };
  return new ResultAsync(saveAll());
};
