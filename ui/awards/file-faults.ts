import { AWARD_CLOSED, FILE_NAME_TAKEN, STEP_HIDDEN } from '@fairdesk/core/awards';
import {
  type ErrorLabel,
  type Failure,
  type FieldCode,
  type FieldFault,
  failureKey,
} from '@fairdesk/core/shared';

/** Whether the server rejected the change because the award has closed. */
export const isAwardClosed = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.reason === AWARD_CLOSED;

/** Whether the server rejected the save of a step because other answers hide it now. */
export const isStepHidden = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.reason === STEP_HIDDEN;

/** The key of the message of a save that failed. */
export const saveFailureKey = (failure: Failure): string => {
  if (isAwardClosed(failure)) return 'award-closed-now';
  if (failure.kind === 'not-found') return 'award-gone';
  return isStepHidden(failure) ? 'award-step-hidden' : (failureKey(failure) ?? 'category-error-form');
};

/** Why a file was not added: its own fault, or the failure of the upload. */
export interface FileFault extends Omit<FieldFault, 'code'> {
  readonly code:
    | FieldCode
    | ErrorLabel
    | NonNullable<ReturnType<typeof failureKey>>
    | 'award-file-taken'
    | 'award-file-newer';
  /** The name of the file; absent for a removal. */
  readonly file?: string;
}

/** Whether the server rejected a file because its question has one of that name. */
export const isFileTaken = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.reason === FILE_NAME_TAKEN;

/** @param file the name of the file to upload; absent for a removal */
export const faultsOf = (failure: Failure, path: string, file?: string): readonly FileFault[] =>
  failure.kind === 'rejected' && failure.fields.length > 0
    ? failure.fields
    : [{ path, code: generalCode(failure, file === undefined) }];

const generalCode = (failure: Failure, isRemoval: boolean): FileFault['code'] => {
  if (isFileTaken(failure)) return 'award-file-taken';
  if (isRemoval) return failureKey(failure) ?? 'DeleteProductDocumentError';
  if (failure.kind === 'conflict') return 'award-file-newer';
  return failureKey(failure) ?? 'SaveProductDocumentError';
};
