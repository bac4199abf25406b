import type { Generated } from 'kysely';
import type { RESOURCES } from '../resources/all.ts';
import type { Attribute, Resource } from '../resources/resource.ts';

/** The columns that every resource's table has. Times are ISO texts. */
export interface EveryRow {
  readonly id: string;
  readonly version: Generated<number>;
  readonly created: string;
  readonly modified: string;
}

/** Flags are 0 or 1; localised texts and JSON are texts. */
type Cell<A extends Attribute> = A extends { kind: 'flag' }
  ? Generated<number>
  : A extends { initial: string }
    ? Generated<string>
    : A extends { initial: number }
      ? Generated<number>
      : A extends { kind: 'integer' | 'number' }
        ? number | null
        : A extends { required: true }
          ? string
          : string | null;

type AttributeCells<R extends Resource> = {
  readonly [Name in keyof R['attributes']]: Cell<R['attributes'][Name]>;
};

type FoldedCells<R extends Resource> = {
  readonly [Name in keyof R['attributes'] & string as R['attributes'][Name] extends { folded: true }
    ? `${Name}Folded`
    : never]: string | null;
};

type NaturalCells<R extends Resource> = {
  readonly [Name in keyof R['attributes'] & string as R['attributes'][Name] extends { natural: true }
    ? `${Name}Natural`
    : never]: string | null;
};

type ToOneCells<R extends Resource> = {
  readonly [Name in keyof R['relations'] as R['relations'][Name] extends {
    kind: 'one';
    column: infer Column extends string;
  }
    ? Column
    : never]: R['relations'][Name] extends { required: true } ? string : string | null;
};

type Row<R extends Resource> = EveryRow &
  AttributeCells<R> &
  FoldedCells<R> &
  NaturalCells<R> &
  ToOneCells<R>;

/** The tables of the profile service, derived from its descriptions. */
export type ResourceTables = {
  readonly [R in (typeof RESOURCES)[number] as R['table']]: Row<R>;
};
