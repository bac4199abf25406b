import { CONTACT_RETENTION_MONTHS } from '../../contact/index.ts';
import type { FieldFault } from '../../shared/index.ts';
import { HISTORY_MONTHS } from '../audit/audit-entry.ts';

/** What a fair stores for a time that its organisers choose: enquiries, the mail log, and the history. */
export const RETAINED = ['contact', 'mail', 'history'] as const;
/** One of {@link RETAINED}. */
export type Retained = (typeof RETAINED)[number];
/** How long each is stored, in months. */
export type Retention = Readonly<Record<Retained, number>>;

/** The months that can be chosen, and the usual ones. Ours. */
export const RETENTION_MONTHS: Readonly<
  Record<Retained, { readonly min: number; readonly max: number; readonly usual: number }>
> = {
  contact: { min: 1, max: 36, usual: CONTACT_RETENTION_MONTHS },
  mail: { min: 1, max: 36, usual: 12 },
  // Changes can be undone from the history for 30 days.
  history: { min: 3, max: 84, usual: HISTORY_MONTHS },
};

/** The periods of a fair as they are stored. */
export interface RetentionSettings {
  /** Changes with every save of other values. */
  readonly version: string;
  readonly retention: Retention;
}

/** The faults of periods: whole months within {@link RETENTION_MONTHS}. */
export const retentionFaults = (retention: Retention): readonly FieldFault[] =>
  RETAINED.filter((kind) => !isPeriod(kind, retention[kind])).map((kind) => {
    const { min, max } = RETENTION_MONTHS[kind];
    return { path: kind, code: 'retention-months', params: { min, max } };
  });

const isPeriod = (kind: Retained, months: unknown): months is number => {
  const { min, max } = RETENTION_MONTHS[kind];
  return Number.isInteger(months) && Number(months) >= min && Number(months) <= max;
};

/** Stored periods; an invalid or missing one is the usual one. */
export const retentionOf = (stored: unknown): Retention => {
  const values: Readonly<Record<string, unknown>> = { ...(stored as object | null | undefined) };
  const monthsOf = (kind: Retained): number => {
    const months = values[kind];
    return isPeriod(kind, months) ? months : RETENTION_MONTHS[kind].usual;
  };
  return { contact: monthsOf('contact'), mail: monthsOf('mail'), history: monthsOf('history') };
};
