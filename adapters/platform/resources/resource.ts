import type { ServiceKeyScope } from '@fairdesk/core/organiser';
import type { RawBuilder, SqlBool } from 'kysely';

/**
 * A resource type: its attributes, its relations and its unique keys.
 *
 * One description drives the types of the tables, write validation, filters, sorting and includes.
 * The migrations create the columns; a test compares both.
 */
export interface Resource {
  /** The name on the wire: `news-items`. */
  readonly type: string;
  /** The name in the database: `newsItems`. */
  readonly table: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly relations: Readonly<Record<string, Relation>>;
  /**
   * How a new id is generated when the client gives none: the next number, or a UUID (version 7) when absent.
   */
  readonly ids?: 'digits';
  /** The limits of a program with a key; absent for the product itself, which sees and changes everything. */
  readonly access?: Access;
}

/** A program of an organiser, by its key. */
export interface KeyCaller {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ServiceKeyScope[];
  /** The id of the only event that the program can reach. */
  readonly event: string;
}

/** What a program can reach of a resource type. Attributes and relations that it cannot see are not in its type. */
interface Access {
  readonly caller: KeyCaller;
  /** The types that the program can see, with the same limits. */
  readonly types: ReadonlyMap<string, Resource>;
  /** True for a row of the program's event. @param table the name of the table in the statement */
  readonly includes: (table: string) => RawBuilder<SqlBool>;
  /** True for a row that others need which the program cannot reach. */
  readonly isNeeded?: RawBuilder<SqlBool>;
  /** Attributes and relations that the program cannot write. */
  readonly readOnly: ReadonlySet<string>;
  /** Attributes and relations that it can write in a new resource only. */
  readonly fixed: ReadonlySet<string>;
}

/**
 * `instant` is an ISO moment or day; `date` is `2026-11-20`, `time` is `09:30`, `stamp` is
 * `20261120T093000Z`.
 */
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
  /** Required on creation, and cannot be cleared. */
  readonly required?: true;
  /** The allowed texts. */
  readonly values?: readonly string[];
  /** Maximum length of a text in characters; {@link DEFAULT_TEXT_LENGTH} when absent. */
  readonly max?: number;
  /** The default for a new row. */
  readonly initial?: string | number;
  /** Stored in lower case, like an e-mail address. */
  readonly lowerCase?: true;
  /** Has an index that selects few rows per value. */
  readonly indexed?: true;
  /** Sorted by a folded copy, `nameFolded`, that ignores case and accents. */
  readonly folded?: true;
  /** Sorted by a copy, `standNumberNatural`, in which numbers sort as numbers. */
  readonly natural?: true;
}

export type Relation = ToOne | ToMany | Through;

/** This row references the other in a column. */
export interface ToOne {
  readonly kind: 'one';
  readonly to: string;
  readonly column: string;
  readonly required?: true;
  /** Attributes of this row copied from the other: `{ logoUrl: 'mediaUrl' }`. */
  readonly copies?: Readonly<Record<string, string>>;
}

/** The other rows reference this row, in their relation `by`. */
export interface ToMany {
  readonly kind: 'many';
  readonly to: string;
  readonly by: string;
}

/** A join table holds the pairs. */
export interface Through {
  readonly kind: 'through';
  readonly to: string;
  readonly table: string;
  readonly from: string;
  readonly target: string;
}

/** Default maximum length of a text, in characters. */
export const DEFAULT_TEXT_LENGTH = 500;

/** Preserves the literal types of a description, from which the row type of its table is derived. */
export const defineResource = <const Described extends Resource>(described: Described): Described =>
  described;
