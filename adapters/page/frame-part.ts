import type { Fields } from '../shared/layout/fields.ts';

/** A part of a frame: how it is read from the stored fields of its rendering, and written into them. */
export interface Part<Value> {
  readonly read: (fields: Fields) => Value;
  readonly write: (value: Value, fields: Fields) => Fields;
}
