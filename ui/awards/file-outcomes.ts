import type { EntryFile, Question, Questionnaire } from '@fairdesk/core/awards';
import { fileNameKey } from '@fairdesk/core/media';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import { isFileTaken } from './file-faults.ts';

type Sent = Result<Questionnaire, Failure>;
type ReadLatest = () => PromiseLike<Sent>;

/** An upload to a question that had these files before. */
export interface Upload {
  readonly question: Question;
  readonly file: { readonly name: string };
  readonly before: readonly EntryFile[];
}

/** Whether a file of the question was not there before the upload. */
export const isNewFile =
  ({ question: { name }, before }: Upload) =>
  ({ questionId, psId }: EntryFile): boolean =>
    questionId === name && before.every((each) => each.psId !== psId);

/** The stored file of an upload: a new one with its name. */
export const storedUpload = ({ files }: Questionnaire, upload: Upload): EntryFile | undefined => {
  const isNew = isNewFile(upload);
  return files.find((each) => isNew(each) && fileNameKey(each) === fileNameKey(upload.file));
};

/**
 * What came of an upload. After a failure that leaves open what the server has, it is read: the upload succeeded when
 * only its response was lost; otherwise `latest` is to be displayed beside the failure.
 */
export const uploadOutcome = async (
  sent: Sent,
  upload: Upload,
  readLatest: ReadLatest,
): Promise<Result<Questionnaire, { readonly failure: Failure; readonly latest?: Questionnaire }>> => {
  if (sent.isOk()) return ok(sent.value);
  const failure = sent.error;
  const isLost = failure.kind === 'unavailable';
  const latest = isLost || failure.kind === 'conflict' || isFileTaken(failure) ? await readLatest() : sent;
  if (latest.isErr()) return err({ failure });
  return isLost && storedUpload(latest.value, upload)
    ? ok(latest.value)
    : err({ failure, latest: latest.value });
};

/** What came of a removal: a file that is gone was removed in another tab, or before the response was lost. */
export const removalOutcome = async (sent: Sent, file: string, readLatest: ReadLatest): Promise<Sent> => {
  if (sent.isOk() || (sent.error.kind !== 'not-found' && sent.error.kind !== 'unavailable')) return sent;
  const latest = await readLatest();
  return latest.isOk() && latest.value.files.every(({ psId }) => psId !== file) ? latest : sent;
};
