import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { AuditEntry, LatestChange } from './audit-entry.ts';

/** What organisers of an event did. */
export interface AuditTrail {
  /**
   * The newest {@link AUDIT_PAGE_SIZE} entries that match.
   *
   * @param filter.before only entries older than the one with this id
   * @param filter.subject only entries about this subject: `task:FLOOR_PLAN`
   */
  entries(filter: {
    readonly before?: string;
    readonly subject?: string;
  }): ResultAsync<readonly AuditEntry[], Failure>;
  /** The newest of the entries about a subject; none for a subject without entries. */
  latest(subject: string): ResultAsync<LatestChange | undefined, Failure>;
  /**
   * Undoes an action, which is a new entry. `conflict` when its values have changed since; `not-found` when it cannot
   * be undone.
   */
  restore(id: string): ResultAsync<void, Failure>;
}
