import type { DayOrder } from './import-day.ts';
import type { ImportCells } from './import-line.ts';
import type { Separator } from './import-separator.ts';
import type { ColumnMapping, ImportKind, ImportTarget } from './import-target.ts';

/** A list of exhibitors as the organiser's browser has read it. */
export type ImportSource =
  | { readonly kind: 'text'; readonly text: string }
  /** The rows of a workbook, from its first one. */
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] };

/** What the organiser has chosen for a list; what is absent is detected. */
export interface ImportChoices {
  readonly separator?: Separator | undefined;
  /** The line of the headings, 1-based. */
  readonly headingLine?: number | undefined;
  readonly dayOrder?: DayOrder | undefined;
  readonly columns?: ColumnMapping | undefined;
  readonly defaults?: ImportCells | undefined;
}

/** A list to import, with the choices for it. */
export interface ImportRequest {
  readonly fileName: string;
  readonly source: ImportSource;
  readonly choices: ImportChoices;
}

/** A column of a list. */
export interface ImportColumn {
  /** Names it in {@link ColumnMapping}; headings can be empty, or the same. */
  readonly key: string;
  readonly heading: string;
  readonly target: ImportTarget | '';
  /** Its first values. */
  readonly samples: readonly string[];
}

/** Why a row cannot be imported. */
export interface ImportFault {
  readonly line: number;
  readonly target: ImportTarget | '';
  /** The rejected value. */
  readonly value: string;
  readonly code: ImportFaultCode;
  /** The line of the row that it repeats or contradicts. */
  readonly earlier?: number | undefined;
}

/** Why a row cannot be imported, besides a value of the wrong {@link ImportKind}; each has a text of its own. */
export const IMPORT_FAULT_CODES = [
  'empty',
  'shortened',
  'formula',
  'total',
  'duplicate',
  'contradiction',
  'not-emptied',
  'repeated',
  'unknown-company',
  'unknown-event',
  'unknown-category',
  'slug-taken',
  'role-without-event',
  'role-missing',
  'role-needs-company',
  'role-needs-no-company',
  'rejected',
] as const;

/** The reasons that have a text of their own; `text` is too long. */
export type ImportFaultCode = ImportKind | (typeof IMPORT_FAULT_CODES)[number];

/** What an import would do to one value. */
export interface ImportValueChange {
  /** Of the stored value: `participations:{id}:email`. Empty for a new one. */
  readonly id: string;
  readonly target: ImportTarget;
  readonly before: string;
  readonly after: string;
  /** Written by the exhibitor since the last import: stays unless the organiser ticks it. */
  readonly isOwn: boolean;
}

/** What an import would do to one company. */
export interface ImportCompanyChange {
  readonly uid: string;
  readonly name: string;
  readonly isNew: boolean;
  /** Cancelled. */
  readonly isRemoved: boolean;
  /** New, with a name only, below the rows of the list: maybe a note such as `Printed on 12 May`. */
  readonly isDoubtful: boolean;
  readonly values: readonly ImportValueChange[];
}

/** How many companies an import adds, changes, removes and leaves alone, and how many rows are faulty. */
export interface ImportTotals {
  readonly new: number;
  readonly changed: number;
  /** Cancelled. */
  readonly removed: number;
  readonly same: number;
  readonly faulty: number;
}

/** How many companies, and how many faults, a preview lists. */
export const IMPORT_LISTED = 100;

/** The most rows of a list. */
export const IMPORT_ROWS_MAX = 50_000;

/** What an import would do. */
export interface ImportPreview {
  readonly separator: Separator;
  /** The line of the headings, 1-based; what stands above them is not read. */
  readonly headingLine: number;
  readonly dayOrder: DayOrder;
  /** Whether a day of the list proves the order. */
  readonly isDayOrderProven: boolean;
  readonly columns: readonly ImportColumn[];
  readonly defaults: ImportCells;
  readonly rows: number;
  readonly totals: ImportTotals;
  /** The first {@link IMPORT_LISTED}. */
  readonly faults: readonly ImportFault[];
  readonly faultCount: number;
  /** The first {@link IMPORT_LISTED} that change; doubtful ones and those with values of the exhibitor come first. */
  readonly companies: readonly ImportCompanyChange[];
  /** How many values exhibitors wrote since the last import. */
  readonly ownCount: number;
  /** Differs when the import would do something else. */
  readonly fingerprint: string;
}

/** What the organiser has agreed to. */
export interface ImportConsent {
  readonly fingerprint: string;
  /** The values of exhibitors to overwrite: their ids, or all. */
  readonly overwrite: readonly string[] | 'all';
  /** Whether to import the other rows when some are faulty. */
  readonly isPartial: boolean;
  /** The numbers of the companies to leave out. */
  readonly leftOut?: readonly string[] | undefined;
}

/** Where an import is: its rows are written, and undone, in batches. */
export type ImportState = 'applying' | 'applied' | 'undoing' | 'undone';

/** A list that was imported. */
export interface ImportRecord {
  readonly id: string;
  readonly fileName: string;
  /** ISO. */
  readonly at: string;
  readonly actor: string;
  readonly state: ImportState;
  readonly totals: ImportTotals;
  /** Records to write, or to undo. */
  readonly steps: number;
  readonly done: number;
  /** Records that someone changed meanwhile, which were left alone. */
  readonly skipped: number;
}

/** What undoing an import would leave alone, since someone changed it afterwards. */
export interface ImportUndoPlan {
  readonly restored: number;
  readonly keptCount: number;
  /** The first {@link IMPORT_LISTED}. */
  readonly kept: readonly { readonly name: string; readonly target: ImportTarget | '' }[];
}

/** The columns that exhibitors fill in themselves. Source: portal spec §3. */
const OWN: ReadonlySet<ImportTarget> = new Set<ImportTarget>([
  'email',
  'shortDescription',
  'street',
  'houseNumber',
  'addition',
  'postalCode',
  'city',
  'state',
  'country',
  'givenName',
  'familyName',
]);

/**
 * Whether an import would overwrite what an exhibitor wrote: a value in a column of theirs that the last import
 * did not write. Ours.
 *
 * @param imported the value that the last import wrote, if any did
 */
export const isOwnValue = (target: ImportTarget, stored: string, imported: string | undefined): boolean =>
  (OWN.has(target) || target.startsWith('uri_')) && stored !== '' && stored !== imported;

/**
 * The values to write to a record: those of the columns that still have the expected value. A column that
 * someone changed meanwhile is left alone. Ours.
 *
 * @param expected `before` when an import is applied, `after` when it is undone
 * @param now the record as it is stored; `undefined` when it was deleted
 */
export const unchangedColumns = <Value>(
  values: Readonly<Record<string, Value>>,
  expected: Readonly<Record<string, Value>>,
  now: Readonly<Record<string, Value>> | undefined,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(values).filter(([column]) => now !== undefined && now[column] === expected[column]),
  );
