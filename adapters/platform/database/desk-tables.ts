import type { ImportState } from '@fairdesk/core/organiser';

/** The organiser's desk. */
export interface DeskTables {
  readonly auditEntries: AuditRow;
  readonly deskPreferences: DeskPreferenceRow;
  readonly imports: ImportRow;
  readonly importSteps: ImportStepRow;
  readonly taskChanges: TaskChangeRow;
  readonly exhibitorIndex: ExhibitorIndexRow;
  readonly staleExhibitors: { readonly subject: string; readonly eventId: string };
  readonly exhibitorRefreshes: {
    readonly eventId: string;
    /** How many companies that are not cancelled `exhibitorIndex` has; null while it is being refreshed. */
    readonly companies: number | null;
  };
}

/** What an organiser chose at the desk of an event. */
export interface DeskPreferenceRow {
  readonly eventId: string;
  readonly email: string;
  /** `exhibitor-view`, `exhibitor-columns` */
  readonly kind: string;
  readonly name: string;
  readonly value: string;
}

export interface AuditRow {
  /** Ordered by time. */
  readonly id: string;
  readonly eventId: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly label: string;
  /** JSON objects. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A list that an organiser imported. */
export interface ImportRow {
  /** Ordered by time. */
  readonly id: string;
  readonly eventId: string;
  readonly created: string;
  readonly actor: string;
  readonly fileName: string;
  /** `folder` for one of `npm run import`, which is undone there. */
  readonly state: ImportState | 'folder' | 'folder-undone';
  /** JSON: the mapping of columns and the default values, for the next import of the event. */
  readonly settings: string;
  /** JSON. */
  readonly totals: string;
  readonly steps: number;
  readonly done: number;
  readonly skipped: number;
}

/** A record that an import writes. */
export interface ImportStepRow {
  readonly importId: string;
  /** In the order of writing, 0-based. */
  readonly place: number;
  readonly tableName: string;
  readonly rowId: string;
  /** Of the record's company; null for imports from before it was stored. */
  readonly participationId: string | null;
  /** JSON: the values of the changed columns before; null for a new record. */
  readonly before: string | null;
  /** JSON: the values of the changed columns, or of all columns of a new record. */
  readonly after: string;
  readonly state: 'waiting' | 'done' | 'skipped' | 'undone' | 'kept';
}

/** What the list of exhibitors filters and sorts by. Lists of values are lines, with a line break at both ends. */
export interface ExhibitorIndexRow {
  readonly eventId: string;
  readonly participationId: string;
  readonly isCancelled: number;
  /** The name without case and accents. */
  readonly nameKey: string;
  readonly isPublic: number;
  readonly type: string;
  /** 0 to 100. */
  readonly completeness: number;
  readonly lateTasks: number;
  /** ISO; empty for never. */
  readonly lastSignIn: string;
  readonly people: number;
  /** When the last invitation that is not accepted expires, ISO; empty for none. */
  readonly invitedUntil: string;
  readonly halls: string;
  readonly standKey: string;
  /** Names without case and accents, and email addresses. */
  readonly searchTexts: string;
  readonly standKeys: string;
  readonly lateCodes: string;
  readonly openCodes: string;
  /** The last deadline that has passed, ISO: the row is right after it, up to and including `validUntil`. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** JSON: the row of the list. */
  readonly row: string;
}

/** What an organiser changed in a task of a company, one row for each company of the change. */
export interface TaskChangeRow {
  readonly id: string;
  readonly participationId: string;
  readonly eventId: string;
  readonly actor: string;
  readonly created: string;
  readonly code: string;
  /** JSON. */
  readonly before: string;
  readonly after: string;
}
