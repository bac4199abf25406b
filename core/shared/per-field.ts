/**
 * A value for each field of a form, and for whatever else a place has: `satisfies PerField<ProductForm>` does not
 * compile until a new field has its value there.
 */
export type PerField<Form, Value = unknown> = Readonly<Record<keyof Form, Value>> &
  Readonly<Record<string, Value>>;
