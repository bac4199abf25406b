import type { Failure } from '@fairdesk/core/shared';

/** Puts the text of an error catalogue before the detail of a response that cannot be parsed. */
export const withFault =
  (fault: string) =>
  (failure: Failure): Failure =>
    failure.kind === 'malformed' ? { ...failure, detail: `${fault} ${failure.detail}` } : failure;
