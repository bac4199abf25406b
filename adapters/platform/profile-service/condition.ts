import type { Relation, Resource } from '../resources/resource.ts';
import type { Cell } from './rows.ts';

/** A parsed filter: it contains only known names and values of the right kind. */
export type Condition =
  | { readonly kind: 'all' | 'some'; readonly of: readonly Condition[] }
  | { readonly kind: 'compare'; readonly column: string; readonly sign: Sign; readonly value: Cell }
  | {
      readonly kind: 'among';
      readonly column: string;
      readonly values: readonly Cell[];
      readonly not: boolean;
    }
  | { readonly kind: 'like'; readonly column: string; readonly pattern: string; readonly anyCase: boolean }
  | { readonly kind: 'absent'; readonly column: string; readonly is: boolean }
  | {
      readonly kind: 'related';
      readonly relation: Relation;
      /** With the limits of the caller. */
      readonly target: Resource;
      readonly where: Condition;
    };

export type Sign = '=' | '!=' | '>' | '>=' | '<' | '<=';
