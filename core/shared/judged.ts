import { errAsync, type ResultAsync } from 'neverthrow';
import type { Failure, FieldFault } from './failure.ts';

/** The reason code of a rejection whose details are in its field faults. */
export const FIELDS_NOT_ACCEPTED = 'fields-not-accepted';

/** A failure that rejects an input and lists every field at fault. */
export const rejectedFields = (fields: readonly FieldFault[]): Failure => ({
  kind: 'rejected',
  reason: FIELDS_NOT_ACCEPTED,
  fields,
});

/**
 * Runs the next step when the input has no faults; otherwise rejects it with all of them and calls nothing.
 */
export const judged = <T>(
  faults: readonly FieldFault[],
  goOn: () => ResultAsync<T, Failure>,
): ResultAsync<T, Failure> => (faults.length > 0 ? errAsync(rejectedFields(faults)) : goOn());
