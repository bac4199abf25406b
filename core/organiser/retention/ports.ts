import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { Retention, RetentionSettings } from './retention.ts';

/** How long a fair stores what it no longer needs. */
export interface RetentionOffice {
  /** The periods as they are stored. */
  settings(): ResultAsync<RetentionSettings, Failure>;
  /** Replaces the periods; `conflict` when another save came since `version` was read. */
  save(retention: Retention, version: string): ResultAsync<RetentionSettings, Failure>;
}
