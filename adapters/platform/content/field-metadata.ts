import { v5 as idFrom } from 'uuid';
import type { Layout } from './layout-schema.ts';

/** Namespace of field ids: a field of a template always has the same id. */
const FIELD_IDS = '3c0c9a58-6f1b-4c62-9a5e-0c8f5f6e2d90';

/** Where a field is stored, so that the editor can open it. */
interface Source {
  readonly id: string;
  readonly language: string;
  readonly revision: string;
  readonly version: number;
}

/** The page with the metadata that the editor needs beside each field value. */
export const withMetadata = (layout: Layout, language: string): Layout => {
  const source: Source = {
    id: bracketed(layout.itemId),
    language,
    revision: idFrom(JSON.stringify(layout), FIELD_IDS).replaceAll('-', ''),
    version: 1,
  };
  return {
    ...layout,
    fields: fieldsWith(layout.fields, source) as Layout['fields'],
    placeholders: placeholdersWith(layout.placeholders, source) as Layout['placeholders'],
  };
};

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const placeholdersWith = (placeholders: unknown, source: Source): unknown =>
  isValues(placeholders)
    ? mapped(placeholders, (_, renderings) =>
        Array.isArray(renderings) ? renderings.map((one) => renderingWith(one, source)) : renderings,
      )
    : placeholders;

/** A rendering's own fields are stored under its id: the embedded platform has no item for them. */
const renderingWith = (rendering: unknown, source: Source): unknown => {
  if (!isValues(rendering)) return rendering;
  const { uid, fields, placeholders } = rendering;
  const own = typeof uid === 'string' ? { ...source, id: bracketed(uid) } : source;
  return {
    ...rendering,
    ...(fields !== undefined && { fields: fieldsWith(fields, own) }),
    ...(placeholders !== undefined && { placeholders: placeholdersWith(placeholders, source) }),
  };
};

const fieldsWith = (fields: unknown, source: Source): unknown =>
  isValues(fields)
    ? mapped(fields, (name, field) => fieldWith(name, field, source))
    : listWith(fields, source);

const fieldWith = (name: string, field: unknown, source: Source): unknown => {
  if (!isValues(field)) return listWith(field, source);
  if ('value' in field) return { ...field, metadata: metadataOf(name, field.value, source) };
  return 'fields' in field ? { ...field, fields: fieldsWith(field.fields, source) } : field;
};

/** Items in a list have fields of their own. */
const listWith = (value: unknown, source: Source): unknown =>
  Array.isArray(value)
    ? value.map((one) =>
        isValues(one) && 'fields' in one ? { ...one, fields: fieldsWith(one.fields, source) } : one,
      )
    : value;

const metadataOf = (name: string, value: unknown, datasource: Source) => ({
  datasource,
  title: name,
  fieldId: bracketed(idFrom(name, FIELD_IDS)),
  fieldType: typeOf(value),
  rawValue: typeof value === 'string' ? value : JSON.stringify(value),
});

const typeOf = (value: unknown): string => {
  if (typeof value === 'number') return 'Number';
  if (typeof value === 'boolean') return 'Checkbox';
  if (isValues(value)) return 'href' in value ? 'General Link' : 'Image';
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return 'Datetime';
  return text.includes('<') ? 'Rich Text' : 'Single-Line Text';
};

const mapped = (values: Values, to: (name: string, value: unknown) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(name, value)]));

const bracketed = (id: string): string => `{${id.toUpperCase()}}`;
