import type { AuditRecord } from '../../record-audit.ts';

/** Who changes which exhibitor, and when. */
export interface ExhibitorWriter {
  readonly event: string;
  readonly actor: string;
  readonly id: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/** What a change records in the history. */
export type ChangedValues = Pick<AuditRecord, 'before' | 'after'>;
