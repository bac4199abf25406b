import { errAsync, type ResultAsync } from 'neverthrow';
import type { Failure, FieldFault } from './failure.ts';

/** What a refusal is called whose reasons stand in its fields. */
export const FIELDS_NOT_ACCEPTED = 'fields-not-accepted';

/** A refusal that names every field at fault. */
export const rejectedFields = (fields: readonly FieldFault[]): Failure => ({
  kind: 'rejected',
  reason: FIELDS_NOT_ACCEPTED,
  fields,
});

/** Goes on where nothing is wrong with an input; else it is rejected with every fault, and nothing was called. */
export const judged = <T>(
  faults: readonly FieldFault[],
  goOn: () => ResultAsync<T, Failure>,
): ResultAsync<T, Failure> => (faults.length > 0 ? errAsync(rejectedFields(faults)) : goOn());
