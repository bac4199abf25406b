import { type FieldValues, type FormConstraints, type FormOf, mapForm } from '@fairdesk/core/shared';

/** The attributes in which a service stores a form; a day that is empty is null. */
export const attributesOf = <Fields extends FormConstraints>(
  fields: Fields,
  form: FormOf<Fields>,
): FieldValues<Fields, string | null, boolean> =>
  mapForm(fields, form, (text, { kind }) => (kind === 'day' ? text || null : text));
