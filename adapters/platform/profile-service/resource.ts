/**
 * What a resource type is: its attributes, its relations and what makes a row unique.
 *
 * One description serves the types of the tables, the checks on writing, filters, sorting and includes.
 * The columns themselves are made by the migrations; a test compares both.
 */
export interface Resource {
  /** The name on the wire: `news-items`. */
  readonly type: string;
  /** The name in the database: `newsItems`. */
  readonly table: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly relations: Readonly<Record<string, Relation>>;
  /** How a new id is made when the writer gives none: the next number, or a UUID (version 7) when absent. */
  readonly ids?: 'digits';
}

/** `instant` is an ISO moment or day; `date` is `2026-11-20`, `time` is `09:30`, `stamp` is `20261120T093000Z`. */
type AttributeKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'flag'
  | 'date'
  | 'time'
  | 'stamp'
  | 'instant'
  | 'localised'
  | 'json';

export interface Attribute {
  readonly kind: AttributeKind;
  /** Must be there when a row is made, and may never be emptied. */
  readonly required?: true;
  /** The only texts allowed. */
  readonly values?: readonly string[];
  /** Most characters of a text; {@link DEFAULT_TEXT_LENGTH} when absent. */
  readonly max?: number;
  /** What a new row gets when the writer is silent. */
  readonly initial?: string | number;
  /** Kept in lower case, like an e-mail address. */
  readonly lowerCase?: true;
  /** An index leads from a value to the few rows that have it. */
  readonly indexed?: true;
  /** Sorted by a second column, `nameFolded`, so that case and accents do not matter. */
  readonly folded?: true;
}

export type Relation = ToOne | ToMany | Through;

/** This row names the other in a column. */
export interface ToOne {
  readonly kind: 'one';
  readonly to: string;
  readonly column: string;
  readonly required?: true;
  /** Attributes of this row that repeat one of the other's: `{ logoUrl: 'mediaUrl' }`. */
  readonly copies?: Readonly<Record<string, string>>;
}

/** The others name this row, in their relation `by`. */
export interface ToMany {
  readonly kind: 'many';
  readonly to: string;
  readonly by: string;
}

/** A table between holds the pairs. */
export interface Through {
  readonly kind: 'through';
  readonly to: string;
  readonly table: string;
  readonly from: string;
  readonly target: string;
}

/** Characters a text may have when its attribute does not say. */
export const DEFAULT_TEXT_LENGTH = 500;

/** Keeps the literal types of a description, from which the rows of its table are derived. */
export const defineResource = <const Described extends Resource>(described: Described): Described =>
  described;
