import type { ResultAsync } from 'neverthrow';
import { type Failure, type FieldFault, isBlank, judged, tooLong } from '../../shared/index.ts';
import type { ReviewedItem } from './approvals.ts';
import type { ApprovalDesk } from './ports.ts';

/** The longest reason for sending an item back, in characters. */
export const REASON_MAX = 1_000;

/** The faults of the reason for sending an item back: it is required, and at most {@link REASON_MAX} long. */
export const reasonFaults = ({ reason }: { readonly reason: string }): readonly FieldFault[] => {
  if (isBlank(reason)) return [{ path: 'reason', code: 'forms-required' }];
  return tooLong('reason', reason.trim(), REASON_MAX);
};

/** Sends an item back to its company with a reason; `conflict` when it has changed since the organiser saw it. */
export const sendBack =
  (desk: Pick<ApprovalDesk, 'sendBack'>) =>
  (item: ReviewedItem, reason: string): ResultAsync<void, Failure> =>
    judged(reasonFaults({ reason }), () => desk.sendBack(item, reason.trim()));

/** {@link sendBack} bound to its port. */
export type SendBack = ReturnType<typeof sendBack>;
