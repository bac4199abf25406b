import {
  isAnimated,
  type PictureStudio,
  type UploadFile,
  type UploadRules,
  uploadFaults,
} from '@fairdesk/core/media';
import { type Failure, type FieldFault, judged, rejectedFields } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { type Measured, measure, redraw } from '../shared/picture.ts';

/**
 * Checks and re-encodes pictures with sharp, for the server.
 *
 * Cheap checks come first, so that a rejected picture is never decoded: name, size and magic bytes, then the
 * dimensions in its header.
 */
export const createPictureStudio = (): PictureStudio => ({
  redraw: (path, file, rules) =>
    judged(uploadFaults(path, file, rules), () =>
      measured(path, file, rules).andThen((measures) => {
        const pixels = { width: measures.width, height: measures.height };
        return judged(uploadFaults(path, { ...file, pixels }, rules), () =>
          ResultAsync.fromSafePromise(redraw(file.bytes, measures)).andThen((bytes) =>
            bytes === undefined
              ? noPicture(path, file, rules)
              : okAsync<UploadFile, Failure>({ name: file.name, bytes, pixels }),
          ),
        );
      }),
    ),
});

/** The picture's metadata; an animated picture is rejected. */
const measured = (path: string, file: UploadFile, rules: UploadRules): ResultAsync<Measured, Failure> =>
  isAnimated(file.bytes)
    ? noPicture(path, file, rules)
    : ResultAsync.fromSafePromise<Measured | undefined, Failure>(measure(file.bytes)).andThen((measures) =>
        measures === undefined ? noPicture(path, file, rules) : okAsync<Measured, Failure>(measures),
      );

const noPicture = (
  path: string,
  { name }: UploadFile,
  { fileTypes }: UploadRules,
): ResultAsync<never, Failure> => {
  const fault: FieldFault = { path, code: 'filetype', params: { name, list: fileTypes.join(', ') } };
  return errAsync(rejectedFields([fault]));
};
