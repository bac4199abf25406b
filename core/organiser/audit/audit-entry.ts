import { auditValue } from './audit-value.ts';

/** What an organiser did, with the state before and after. Ours. */
export interface AuditEntry {
  /** Ordered by time. */
  readonly id: string;
  /** ISO. */
  readonly at: string;
  /** The email address of the user who did it. */
  readonly actor: string;
  /** A noun and a verb: `task.create`. */
  readonly action: string;
  /** The kind and the id of what was changed: `task:FLOOR_PLAN`. */
  readonly subject: string;
  /** The subject's name at that time, for people: `Send your stand drawing`. */
  readonly label: string;
  /** The changed fields before; absent for something new. */
  readonly before?: AuditValues | undefined;
  /** The changed fields after; absent for something deleted. */
  readonly after?: AuditValues | undefined;
}

/** Who changed something last, and when. */
export interface LatestChange extends Pick<AuditEntry, 'actor' | 'at'> {
  /** The names of the fields that changed; absent for something new, and where the record has no values. */
  readonly fields?: readonly string[] | undefined;
}

/** How the subject of a header or footer begins, which site editors may change: `frame:header:/`. */
export const FRAME_SUBJECT = 'frame:';

/** Whether names and values were removed from an entry, because what it is about, or whom it names, was deleted: `exhibitor:`. */
export const isAnonymous = ({ subject }: Pick<AuditEntry, 'subject'>): boolean =>
  // Entries of an earlier version lost a subject without an id altogether.
  subject === '' || subject.endsWith(':');

/** Values by field name; a value is JSON. */
export type AuditValues = Readonly<Record<string, unknown>>;

/** How long the last sign-in of a user is stored, and the history unless a fair chose another period, in months. Ours. */
export const HISTORY_MONTHS = 24;

/** How many entries a page of the audit trail has. */
export const AUDIT_PAGE_SIZE = 50;

/** A field of an entry whose value changed. */
export interface AuditChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields whose values differ, in the order of `before`, then of `after`. */
export const auditChanges = ({
  before = {},
  after = {},
}: Pick<AuditEntry, 'before' | 'after'>): readonly AuditChange[] =>
  Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: auditValue(before, field), after: auditValue(after, field) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
