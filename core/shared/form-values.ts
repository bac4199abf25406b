/**
 * The values of forms, made from the list of their fields, so that a new field is written once.
 */

import type { FieldConstraints, FormConstraints } from './field-constraints.ts';
import { withScheme } from './fields.ts';
import { dayOnly, storedDay } from './stored-day.ts';

/** A value for each field of a form: one type for the flags, another one for the texts. */
export type FieldValues<Fields extends FormConstraints, Text, Flag> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly kind: 'flag' } ? Flag : Text;
};

/** The values of a form with these fields: a boolean for each flag, a text for every other field. */
export type FormOf<Fields extends FormConstraints> = FieldValues<Fields, string, boolean>;

/** The names of the fields of a form, in its order. */
export const fieldNames = <Fields extends FormConstraints>(
  fields: Fields,
): readonly (keyof Fields & string)[] => Object.keys(fields);

/**
 * The same value for every field of a form: one for the flags, another one for the texts.
 *
 * @example
 * ```ts
 * forEachField({ name: { label: 'name' }, isNew: { label: 'isNew', kind: 'flag' } }, '', false)
 * // { name: '', isNew: false }
 * ```
 */
export const forEachField = <const Fields extends FormConstraints, Text, Flag>(
  fields: Fields,
  text: Text,
  flag: Flag,
): FieldValues<Fields, Text, Flag> =>
  mapFields(fields, ({ kind }) => (kind === 'flag' ? flag : text)) as FieldValues<Fields, Text, Flag>;

/** A value for each field of a form or record, made from the field and its name. */
export const mapFields = <Fields extends Readonly<Record<string, unknown>>, Value>(
  fields: Fields,
  convert: (field: Fields[keyof Fields], name: keyof Fields & string) => Value,
): Readonly<Record<keyof Fields, Value>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, convert(field as Fields[keyof Fields], name)]),
  ) as Record<keyof Fields, Value>;

/** Converts the texts of a form, and leaves out what is no field of it; flags stay. */
export const mapForm = <Fields extends FormConstraints, Text>(
  fields: Fields,
  form: FormOf<Fields>,
  convert: (text: string, field: FieldConstraints) => Text,
): FieldValues<Fields, Text, boolean> =>
  mapFields(fields, (field, name) => {
    const value: string | boolean = form[name];
    return typeof value === 'string' ? convert(value, field) : value;
  }) as FieldValues<Fields, Text, boolean>;

/**
 * Completes a request body to the whole form: missing fields have their stored values, and are empty in a new item.
 * Source: portal spec §5 "Required fields"; the rest is ours.
 */
export const completeForm = <Fields extends FormConstraints, Body extends Partial<FormOf<Fields>>>(
  fields: Fields,
  body: Body,
  stored: FormOf<Fields> | undefined,
): FormOf<Fields> & Body => ({
  ...(stored ? mapForm(fields, stored, (text) => text) : forEachField(fields, '', false)),
  ...body,
});

/** The values of a form when its dialog opens, with days as forms display them. */
export const openForm = <Fields extends FormConstraints>(
  fields: Fields,
  item: FormOf<Fields>,
): FormOf<Fields> => mapForm(fields, item, (text, { kind }) => (kind === 'day' ? dayOnly(text) : text));

/**
 * Cleans the values of a form before they are sent: adds the scheme of web addresses, formats days as ISO strings,
 * trims what fits on a line. Source: portal spec §5.
 */
export const formToSave = <Fields extends FormConstraints>(
  fields: Fields,
  form: FormOf<Fields>,
): FormOf<Fields> =>
  mapForm(fields, form, (text, { kind }) => {
    if (kind === undefined || kind === 'html') return text;
    if (kind === 'url') return withScheme(text);
    return kind === 'day' ? storedDay(text.trim()) : text.trim();
  });
