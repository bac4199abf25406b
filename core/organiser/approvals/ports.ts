import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { ApprovalKind, ApprovalOutcome, ComparedItem, ReviewedItem, WaitingList } from './approvals.ts';

/** What waits for the approval of the organiser. */
export interface ApprovalDesk {
  /** What waits, the oldest first. */
  waiting(): ResultAsync<WaitingList, Failure>;
  /** A waiting item with its approved version; `not-found` when it does not wait. */
  compare(kind: ApprovalKind, id: string): ResultAsync<ComparedItem, Failure>;
  /** Approves the items that still are as they were seen. */
  approve(items: readonly ReviewedItem[]): ResultAsync<ApprovalOutcome, Failure>;
  /** Sends an item back and mails the reason to its company; `conflict` when it is not as it was seen. */
  sendBack(item: ReviewedItem, reason: string): ResultAsync<void, Failure>;
}
