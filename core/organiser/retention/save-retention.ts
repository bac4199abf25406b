import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import type { RetentionOffice } from './ports.ts';
import { type Retention, type RetentionSettings, retentionFaults } from './retention.ts';

/** Saves how long a fair stores what; invalid periods never leave the browser. */
export const saveRetention =
  (office: Pick<RetentionOffice, 'save'>) =>
  (retention: Retention, version: string): ResultAsync<RetentionSettings, Failure> =>
    judged(retentionFaults(retention), () => office.save(retention, version));

/** {@link saveRetention} bound to its port. */
export type SaveRetention = ReturnType<typeof saveRetention>;
